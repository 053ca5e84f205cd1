import { gist } from '../../core/gist';
import { annex, chain, choice, scale, whole, wholeOrUnsaid, yesNo } from '../../core/parameters';
import { fraction } from '../../core/points';
import type { Scale } from '../../core/scale';
import type { WallStage } from '../../core/tournament';

const halves = (...rows: readonly (readonly [from: number, halfPoints: number])[]): Scale =>
  rows.map(([from, half]) => [fraction(from), fraction(half, 2)]);

/** 3.4: a wall's own score to points of the group table. */
export const groupScale: Scale = halves(
  [1, 1],
  [3, 2],
  [5, 3],
  [7, 4],
  [9, 5],
  [11, 6],
  [13, 7],
  [15, 8],
  [17, 9],
  [19, 10],
  [20, 11],
);

const minutes = whole(0, 1440);
const score = whole(1, 999);

/** Every number, list and choice of the regulation of walls that an organizer may change. */
export const parameters = {
  'squad.max': whole(1, 100)('3.5', 10, gist('Игроков в заявке, не больше', 'Declared players at most')),
  'create.minutes': minutes('2.5', 2, gist('Минут на создание партии', 'Minutes to create a game')),
  'create.limit': minutes(
    '7.3.3',
    10,
    gist('Минут, после которых соперник получает очки', 'Minutes after which the opponent is credited'),
  ),
  'create.credit': whole(0, 999)(
    '7.3.3',
    20,
    gist('Очков сопернику за несозданную партию', 'Points credited for a game not created'),
  ),
  'gather.minutes': minutes('2.3', 5, gist('Минут на сбор', 'Minutes to gather')),
  'gather.first': minutes(
    '2.3',
    10,
    gist(
      'Минут на сбор первой партии, от начала стенки',
      "Minutes to gather for the first game, from the wall's start",
    ),
  ),
  'break.minutes': minutes(
    '2.3',
    10,
    gist('Минут перерыва между стенками', 'Minutes of break between walls'),
  ),
  'target.group': score(
    '3.4',
    20,
    gist('До скольких очков стенка в группе', 'Points that end a wall of a group'),
  ),
  'target.semi': score('3.4', 30, gist('До скольких очков полуфинал', 'Points that end a semi-final')),
  'target.final': score('3.4', 40, gist('До скольких очков финал', 'Points that end a final')),
  'cards.group': wholeOrUnsaid(0, 999)(
    '3.4',
    undefined,
    gist('Побед по картам у команды в группе, не больше', 'Wins by cards of a team in a group wall at most'),
  ),
  'cards.semi': wholeOrUnsaid(0, 999)(
    '3.4',
    6,
    gist(
      'Побед по картам у команды в полуфинале, не больше',
      'Wins by cards of a team in a semi-final at most',
    ),
  ),
  'cards.final': wholeOrUnsaid(0, 999)(
    '3.4',
    8,
    gist('Побед по картам у команды в финале, не больше', 'Wins by cards of a team in a final at most'),
  ),
  'cardsZeroFrom.group': wholeOrUnsaid(0, 999)(
    '3.4',
    undefined,
    gist(
      'С какого счёта победа по картам в группе даёт 0',
      'Score from which a win by cards in a group gives 0',
    ),
  ),
  'cardsZeroFrom.semi': wholeOrUnsaid(0, 999)(
    '3.4',
    26,
    gist(
      'С какого счёта победа по картам в полуфинале даёт 0',
      'Score from which a win by cards in a semi-final gives 0',
    ),
  ),
  'cardsZeroFrom.final': wholeOrUnsaid(0, 999)(
    '3.4',
    36,
    gist(
      'С какого счёта победа по картам в финале даёт 0',
      'Score from which a win by cards in a final gives 0',
    ),
  ),
  scale: scale('3.4', groupScale, gist('Очки группы за счёт стенки', "Group points for a wall's score")),
  'qualify.group': wholeOrUnsaid(0, 999)(
    '3.4',
    undefined,
    gist('Сколько команд выходит из группы', 'How many teams go on from a group'),
  ),
  'chain.group': chain('4.1.a', '4.1.b')(
    '4.1.a',
    ['4.1.a', '4.1.b'],
    gist('Порядок при равенстве очков в группе', 'Order of tie-breaks in a group'),
  ),
  forfeitInTieBreak: yesNo(
    '4.1.b',
    true,
    gist('Стенка 0–20 считается в сумме партий', 'A forfeited wall counts as 0–20 in the sum of games'),
  ),
  annex1: annex(
    '5.1',
    [],
    gist(
      'Приложение 1: вид партии, очки победителю и проигравшему',
      'Annex 1: kind of game, points of winner and loser',
    ),
  ),
  'forfeit.points': whole(0, 999)(
    '7.3.8',
    20,
    gist('Очков сопернику за проигранную стенку', 'Points of the opponent for a lost wall'),
  ),
  'firstNight.minutes': minutes(
    '7.3.14',
    3,
    gist('Минут от ГОУ до конца первой ночи', 'Minutes from GO to the end of the first night'),
  ),
  'lastEntry.minutes': minutes(
    '7.3.14',
    10,
    gist(
      'Минут на счёт последней партии после первого капитана',
      "Minutes for the last game's score after the first captain",
    ),
  ),
  'repeat.scope': choice('tournament', 'day', 'wall')(
    '7.3.14',
    'tournament',
    gist(
      'Где считать повторы: tournament, day или wall',
      'Where repeats are counted: tournament, day or wall',
    ),
  ),
  'deduct.from': choice('wallScore', 'groupPoints')(
    '7.3.14',
    'wallScore',
    gist(
      'Откуда снимать: wallScore или groupPoints',
      'What deductions are taken from: wallScore or groupPoints',
    ),
  ),
  'deduct.running': yesNo(
    '7.3.14',
    false,
    gist('Капитаны пишут счёт уже со снятыми очками', 'Captains write the score with deductions'),
  ),
  disqualified: choice('remaining', 'all')(
    '7.4',
    'remaining',
    gist(
      'Какие стенки снятой команды 0–20: remaining или all',
      'Which walls of a team that is out are 0–20: remaining or all',
    ),
  ),
  oneSided: choice('judge', 'final')(
    '7.3.14',
    'judge',
    gist(
      'Счёт одного капитана после срока: judge (решает судья) или final',
      "One captain's score after the due time: judge decides, or final",
    ),
  ),
} as const;

/** The three numbers that differ by stage. */
export const stageParameter = <N extends 'target' | 'cards' | 'cardsZeroFrom'>(
  name: N,
  stage: WallStage,
): `${N}.${WallStage}` => `${name}.${stage}`;
