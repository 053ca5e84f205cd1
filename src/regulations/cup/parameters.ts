import { STREETS } from '../../core/game';
import { gist } from '../../core/gist';
import {
  chain,
  choice,
  compositions,
  pointsFrom,
  pointsTable,
  scale,
  type Values,
  whole,
  yesNo,
} from '../../core/parameters';
import { fraction } from '../../core/points';
import type { Scale } from '../../core/scale';
import { COMPOSITIONS } from './compositions';
import { CARRIED_PART, MONEY_FINE } from './points';

/** What separates teams that are level, by the names that an organizer writes in a chain. */
export const TIE_VALUES = ['mafia', 'mafiaAll', 'commissar', 'commissarAll', 'stagePoints'] as const;
export type TieValue = (typeof TIE_VALUES)[number];

const tenth = fraction(1, 10);
const steps = (...rows: readonly (readonly [from: number, value: number])[]): Scale =>
  rows.map(([from, value]) => [fraction(from), fraction(value)]);
const street = choice('any', ...STREETS);

/** Numbers, lists and choices of the cup; the points of a game are not in its text. */
export const parameters = {
  points: pointsTable(
    'stage1.games',
    [],
    gist('Очки по числу игроков, стороне и исходу', 'Points by players, side and outcome'),
  ),
  maniac: choice('citizen', 'kills')(
    'stage1.games',
    'citizen',
    gist(
      'Маньяк: citizen — как мирный, kills — по убийствам',
      'The maniac: citizen, scored as one; kills, by his kills',
    ),
  ),
  'maniac.first': pointsFrom(0)(
    'stage1.games',
    fraction(6, 5),
    gist('Маньяку за первое убийство', 'The maniac’s first kill'),
  ),
  'maniac.further': pointsFrom(0)(
    'stage1.games',
    fraction(1, 5),
    gist('Маньяку за каждое следующее', 'The maniac’s each further kill'),
  ),
  'maniac.minPlayers': whole(1, 99)(
    'stage1.games',
    15,
    gist(
      'По убийствам — с этого числа игроков, иначе как мирный',
      'By kills from so many players, else as a citizen',
    ),
  ),
  omon: choice('result', 'winner')(
    'stage1.games',
    'result',
    gist(
      'Омон: result — это исход, winner — очки по победителю',
      'An omon: result, it is the outcome; winner, points by who won',
    ),
  ),
  roles: compositions(
    'stage1.games',
    COMPOSITIONS,
    gist('Каких ролей сколько в партии', 'How many of each role a game has'),
  ),
  timeout: choice('share', 'none', 'full')(
    'stage1.timeout',
    'share',
    gist(
      'Очки вылетевшему: share — доля по дням, none — нет, full — все',
      'Points after a timeout: share, by days; none; full',
    ),
  ),
  plan: scale(
    'stages',
    steps([9, 1], [12, 2], [15, 3]),
    gist(
      'Сколько этапов от скольких кланов; меньше первого числа — кубка нет',
      'How many stages from how many clans; below the first number there is no cup',
    ),
  ),
  'single.games': whole(1, 99)(
    'stages',
    30,
    gist('Партий, если этап один', 'Games where there is one stage only'),
  ),
  'squad.min': whole(1, 99)('general.5', 4, gist('Игроков в команде не меньше', 'Fewest members of a squad')),
  'squad.max': whole(1, 99)('general.5', 8, gist('Игроков в команде не больше', 'Most members of a squad')),
  'squad.substitutions': whole(0, 99)(
    'general.5',
    1,
    gist('Замен после этапа', 'Substitutions after a stage'),
  ),
  'award.games': whole(0, 99)(
    'general.5',
    5,
    gist('Партий для награды выбывшему', 'Games for the award of one who left'),
  ),
  'member.days': whole(0, 999)(
    'entrants.1',
    30,
    gist('Дней в клане до начала', 'Days in the clan before the start'),
  ),
  'member.daysAgain': whole(0, 999)(
    'entrants.1',
    15,
    gist('Дней в клане, если раньше был в нём долго', 'Days in the clan after a long time in it before'),
  ),
  'member.months': whole(0, 99)(
    'entrants.1',
    3,
    gist(
      'Месяцев в клане раньше, чтобы хватило меньшего срока',
      'Months in the clan before, for the shorter time',
    ),
  ),
  'player.games': whole(1, 99)(
    'terms.5',
    5,
    gist('Партий одного игрока за этап не больше', 'Most games of one player in a stage'),
  ),
  'stage1.street': street('stage1.games', 'ozhidaniya', gist('Улица этапа 1', 'Street of stage 1')),
  'stage1.groups': yesNo(
    'stage1.games',
    false,
    gist(
      'Этап 1 идёт по группам; отсев и партии считаются в группе',
      'Stage 1 in groups; cut and games are of a group',
    ),
  ),
  'stage1.games': whole(1, 99)('stage1.games', 15, gist('Партий на первом этапе', 'Games of stage 1')),
  'stage1.minimum': whole(0, 99)(
    'stage1.minimum',
    12,
    gist('Игроков в партии не меньше, этап 1', 'Fewest players of a game, stage 1'),
  ),
  'stage1.cut': whole(1, 99)(
    'stage1.cut',
    13,
    gist('Сколько кланов идут на второй этап', 'How many clans go on to stage 2'),
  ),
  'stage1.chain': chain('mafia', 'commissar')(
    'stage1.tie',
    ['mafia', 'commissar'],
    gist('Что решает при равенстве, этап 1', 'What decides between level clans, stage 1'),
  ),
  'stage2.street': street('stage2.games', 'kreshcheniya', gist('Улица этапа 2', 'Street of stage 2')),
  'stage2.games': whole(1, 99)('stage2.games', 15, gist('Партий на втором этапе', 'Games of stage 2')),
  'stage2.minimum': whole(0, 99)(
    'stage2.minimum',
    12,
    gist('Игроков в партии не меньше, этап 2', 'Fewest players of a game, stage 2'),
  ),
  'stage2.missing': whole(0, 99)(
    'stage2.minimum',
    1,
    gist('Не явиться может столько кланов, этап 2', 'Clans that may be missing, stage 2'),
  ),
  'stage2.cut': whole(1, 99)(
    'stage2.cut',
    9,
    gist('Сколько кланов идут в финал', 'How many clans go on to the final'),
  ),
  'stage2.chain': chain(...TIE_VALUES)(
    'stage2.tie',
    TIE_VALUES,
    gist('Что решает при равенстве, этап 2', 'What decides between level clans, stage 2'),
  ),
  'stage3.streets': chain(...STREETS)(
    'stage3.games',
    ['kreshcheniya', 'ozhidaniya'],
    gist(
      'Улицы первой и второй партии тура в финале; третьи чередуют их',
      'Streets of the first and second game of a round of the final; third games alternate them',
    ),
  ),
  'stage3.games': whole(1, 99)('stage3.games', 15, gist('Партий в финале', 'Games of the final')),
  'stage3.chain': chain(...TIE_VALUES)(
    'stage3.tie',
    TIE_VALUES,
    gist('Что решает при равенстве, финал', 'What decides between level clans, the final'),
  ),
  'carry.part': pointsFrom(0)(
    'stage2.carry',
    CARRIED_PART,
    gist('Доля суммы, что идёт дальше', 'Part of the running total that is carried on'),
  ),
  'carry.places': scale(
    'stage2.carry',
    [],
    gist('Перенос по месту вместо доли суммы', 'Carry-over by place instead of a part of the total'),
  ),
  sergeantIsCommissar: yesNo(
    'stage1.tie',
    false,
    gist('Сержант считается комиссаром', 'The sergeant counts as the commissar'),
  ),
  finesInTieBreaks: yesNo(
    'stage1.tie',
    false,
    gist('Штрафы снижают очки за мафию и комиссара', 'Fines lower mafia and commissar points'),
  ),
  'fine.noRight': pointsFrom(0)(
    'fines.1',
    tenth,
    gist('Штраф за игрока без права играть', 'Fine for a player without the right'),
  ),
  'fine.noShow': pointsFrom(0)('fines.3', tenth, gist('Штраф за неявку', 'Fine for a no-show')),
  'fine.money': pointsFrom(0)(
    'fines.money',
    MONEY_FINE.each,
    gist('Деньги за нарушение, умножить на его номер', 'Money for a violation, times its number'),
  ),
  prizes: scale(
    'prizes.1',
    steps([1, 4000], [2, 3000], [3, 2000], [4, 0]),
    gist('Деньги команде по месту', 'Money to a team by place'),
  ),
} as const;

export type CupParameters = typeof parameters;
/** The numbers of the cup that are in force. */
export type CupValues = Values<CupParameters>;
