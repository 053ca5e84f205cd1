import { type Gist, gist } from '../../core/gist';
import type { Clause } from './clauses';

/** Clauses that compute nothing, each with its reason. */
export const notComputed = {
  'general.1': gist('Называет организаторов, ничего не считает', 'Names the organizers, computes nothing'),
  'general.2': gist('Имя куратора — дело объявления', 'The curator’s name belongs to the announcement'),
  'general.3': gist('Имя судьи — дело объявления', 'The judge’s name belongs to the announcement'),
  'general.4': gist(
    'Место игры выбирают на сайте, в таблице его не видно',
    'The venue is chosen on the site; the table does not show it',
  ),
  'terms.1': gist(
    'Даты объявляет организатор; очков от них не бывает',
    'Dates are the organizer’s to announce; no points follow from them',
  ),
  'terms.3': gist(
    'Расписание: за начало не вовремя текст ничего не назначает',
    'A timetable: the text sets nothing for a game off it',
  ),
  'terms.4': gist(
    'Заявку создают на сайте, в таблице её нет',
    'The request is opened on the site and never reaches the table',
  ),
  fairplay: gist(
    'Самих норм в тексте нет; судит судья по fines.2',
    'The norms are not in the text; the judge rules by fines.2',
  ),
  'entry.1': gist(
    'Форма заявки: имя клана уже на листе команд',
    'Entry form: the clan’s name already stands on the team sheet',
  ),
  'entry.2': gist(
    'Форма заявки: состав и капитан уже на листе команд',
    'Entry form: squad and captain already stand on the team sheet',
  ),
  'entry.3': gist(
    'Согласие дают на форуме, проверять нечего',
    'Consent is given on the forum; there is nothing to check',
  ),
} as const satisfies Readonly<Partial<Record<Clause, Gist>>>;
