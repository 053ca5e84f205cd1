import { type Gist, gist } from '../../core/gist';
import type { Clause } from './clauses';

/** Clauses that compute nothing, each with its reason. */
export const notComputed = {
  '1.1': gist(
    'Начало объявляет организатор; очков от него не бывает',
    'The beginning is the organizer’s to announce; no points follow from it',
  ),
  '1.5': gist(
    'Улицу выбирают на сайте; за другую текст ничего не назначает',
    'The street is chosen on the site; the text sets nothing for another one',
  ),
  '2.1': gist(
    'Право создать команду в таблице не проверить',
    'Who may found a team can’t be seen in a table',
  ),
  '2.2': gist(
    'Правил проекта о названиях в тексте нет',
    'The project’s rules about names are not in the text',
  ),
  '2.13': gist(
    'Уровня игрока и счёта фонда в таблице нет',
    'The table has neither levels of players nor the accounts of the fund',
  ),
  '2.22': gist('Слово в слово повторяет 2.19', 'Repeats 2.19 word for word'),
  '3.3': gist(
    'Таблица считается при каждой проверке, ждать конца дня не нужно',
    'The table is counted at every check, without waiting for the end of a day',
  ),
  '4.1': gist('Состав комиссии — дело объявления', 'Who sits in the commission belongs to the announcement'),
  '5.11': gist(
    'Заявку создают на сайте, в таблице её нет',
    'The request is opened on the site and never reaches the table',
  ),
} as const satisfies Readonly<Partial<Record<Clause, Gist>>>;
