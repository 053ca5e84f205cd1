import { gist } from '../../core/gist';
import { chain, choice, pointsFrom, pointsTable, type Values, whole, yesNo } from '../../core/parameters';
import { fraction } from '../../core/points';
import { CARRIED_PART } from './points';

/** What separates teams that are level, by the names that an organizer writes in a chain. */
export const TIE_VALUES = ['mafia', 'mafiaAll', 'commissar', 'commissarAll', 'stagePoints'] as const;
export type TieValue = (typeof TIE_VALUES)[number];

const tenth = fraction(1, 10);

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
} as const;

export type CupParameters = typeof parameters;
/** The numbers of the cup that are in force. */
export type CupValues = Values<CupParameters>;
