import { gist } from '../../core/gist';
import type { Reading } from '../../core/regulation';

/** How unclear places of the text are read; where two readings are plausible a parameter chooses. */
export const readings: readonly Reading[] = [
  {
    id: '½+',
    reading: gist(
      'Половина и четверть — это половина всей текущей суммы: в ней уже есть и штрафы, и перенос',
      'A half and a quarter are half of the whole running total, fines and its own carry-over included',
    ),
    parameter: 'carry.part',
  },
  {
    id: 'carry+',
    reading: gist(
      'Перенос может быть и бонусом по месту; команды на общих местах делят бонусы этих мест поровну',
      'The carry-over may be a bonus by place; teams that share places share their bonuses equally',
    ),
    parameter: 'carry.places',
  },
  {
    id: 'commissar+',
    reading: gist(
      'Очки за комиссара — только за роль комиссара, без сержанта',
      'Commissar points are those of the commissar’s role alone, without the sergeant’s',
    ),
    parameter: 'sergeantIsCommissar',
  },
  {
    id: 'mafia+',
    reading: gist(
      'Штрафы не снижают очки за мафию и комиссара; «за все этапы» — целиком, без деления пополам',
      'Fines do not lower mafia or commissar points; those of all stages count whole, not halved',
    ),
    parameter: 'finesInTieBreaks',
  },
  {
    id: 'mafia++',
    reading: gist(
      'Очки за мафию — за любую роль её стороны; маньяк к ней не относится',
      'Mafia points are those of any role of its side; the maniac is not of it',
    ),
  },
  {
    id: 'role+',
    reading: gist(
      'Очки вписаны, а роли нет — сторона та единственная, которой столько платят; иначе неизвестна, и место остаётся общим',
      'Points typed without a role: the side is the only one paid so, else unknown, and the place stays shared',
    ),
  },
  {
    id: 'stage3+',
    reading: gist(
      'Доля по дням после таймаута действует и в финале',
      'The share by days after a timeout holds in the final too',
    ),
  },
  {
    id: 'stages+',
    reading: gist(
      'Пятнадцать партий в неделю; последний этап — всегда финал; из двух в него идут 9, в одном отсева нет',
      '15 games a week; the last stage is always the final; of two stages 9 go on to it, a single one has no cut',
    ),
    parameter: 'plan',
  },
  {
    id: 'stage1.tie+',
    reading: gist(
      'Если цепочка никого не разделила, место общее; поперёк отсева ждёт решения судьи',
      'A chain that separates nobody leaves the place shared; across the cut it waits for the judge',
    ),
  },
  {
    id: 'stage2.tie+',
    reading: gist(
      'Очки одного этапа — всё набранное на нём за вычетом штрафов этапа, без перенесённого',
      'Points of a stage alone are all that was earned in it less its fines, without what was brought',
    ),
  },
  {
    id: 'fines.3+',
    reading: gist(
      'Неявка — когда клан этапа не сидит в его партии, даже если партию потом переиграли',
      'A no-show is a clan of the stage without a seat in its game, even if the game was replayed',
    ),
  },
  {
    id: 'general.5+',
    reading: gist(
      'Кто выбыл между этапами, того заменили; кто выбыл по ходу этапа — потерял значок, замены нет',
      'Who left between stages was replaced; who left during one lost the badge and was not',
    ),
    parameter: 'squad.substitutions',
  },
  {
    id: 'entrants.1+',
    reading: gist(
      'Стаж — целые сутки до первой партии с известным временем; час перевода часов прощается',
      'Time in a clan is whole days up to the first game with a known time; the hour of a clock change is forgiven',
    ),
    parameter: 'member.days',
  },
  {
    id: 'terms.2+',
    reading: gist(
      'Если кланов меньше девяти, кубок не окончателен: ошибка стоит, а сыгранное видно по трём этапам',
      'With fewer than nine clans the cup can’t be final: an error stands, what was played shows by three stages',
    ),
    parameter: 'plan',
  },
  {
    id: 'terms.5+',
    reading: gist(
      'Несостоявшиеся, переигранные и аннулированные партии в пять не идут; каждая лишняя — нарушение fines.1',
      'Games that did not take place, were replayed or annulled are not among the five; each one over is an offence of fines.1',
    ),
    parameter: 'player.games',
  },
  {
    id: 'terms.6+',
    reading: gist(
      'Двое от сборной в партии — одно нарушение команды; кто из двоих сел зря, решает судья',
      'Two of one squad in a game are one offence of the team; which of them should not have sat the judge decides',
    ),
  },
  {
    id: 'fines.money+',
    reading: gist(
      'Нарушение — любой подтверждённый штраф, кроме решений о самой партии и «выше»; номера идут по партиям',
      'A violation is any confirmed penalty but rulings on a game itself and «above»; they are numbered by game',
    ),
    parameter: 'fine.money',
  },
  {
    id: 'prizes.1+',
    reading: gist(
      'Команды на общих местах делят деньги этих мест поровну; кубок и заметка — каждой',
      'Teams that share places share their money equally; each gets cup and note',
    ),
    parameter: 'prizes',
  },
];
