// What is said of a line of a pasted text, with everything that its sentence names.
import { points } from '../../../src/core/points';
import { readImport } from '../../../src/table/import';
import type { Shape } from '../../../src/table/import/lines';
import { LONGEST_NAME } from '../../../src/table/names';
import { gameOf, standing, teamOf } from './standing';

const at = { sheet: 'Протоколы', cell: 'I5' };
const known = standing({
  teams: [teamOf('Волки', 'Анна', 'Борис'), teamOf('Сова'), teamOf('Ёж', 'Вера')],
  games: [
    gameOf('12', { stageText: 'Этап 1' }),
    gameOf('13', {
      outcome: 'city',
      seats: [{ team: 'Волки', player: 'Анна', role: 'citizen', points: points(1.7), at }],
    }),
    gameOf('14', { stage: undefined as never, stageText: '' }),
  ],
  ledger: [
    {
      row: 2,
      id: '',
      clause: 'fines.2',
      team: 'Волки',
      game: '13',
      sanctions: [{ kind: 'deduction', points: points(1) }],
      state: 'confirmed',
      cell: { sheet: 'Штрафы', cell: 'O2' },
    },
    {
      row: 3,
      id: '',
      clause: 'fines.2',
      team: 'Ёж',
      game: '13',
      sanctions: [{ kind: 'warning' }],
      points: points(2),
      state: 'proposed',
      cell: { sheet: 'Штрафы', cell: 'O3' },
    },
  ],
});
/** `[kind, data]` of all that is said of the last line. */
const said = (shape: Shape, text: string): readonly unknown[] =>
  readImport(text, shape, known)
    .lines.at(-1)
    ?.said.map(({ kind, data }) => [kind.replace('import.', ''), data]) ?? [];
const long = 'ы'.repeat(LONGEST_NAME + 1);
const TOO_LONG = ['tooLong', { text: `${'ы'.repeat(20)}…`, max: LONGEST_NAME }];

test.each<[string, unknown[][]]>([
  ['14, 15', [['noColon', { wanted: 'schedule' }]]],
  ['1: 14: 15', [['colons', { wanted: 'schedule' }]]],
  ['2:05', [['scoreLike', { text: '2:05', wanted: 'schedule' }]]],
  ['2:051', [['games', { stage: '2', count: 1 }]]],
  ['1: , ;', [['noGames', { wanted: 'schedule' }]]],
  ['высшая: 15', [['noStage', { text: 'высшая', ru: ['1', '2', '3'], en: ['1', '2', '3'] }]]],
  [`${long}: 15`, [['noStage', expect.objectContaining({ text: 'ы'.repeat(40) })], TOO_LONG]],
  [`1: ${long}`, [TOO_LONG]],
  ['1: 15, 16', [['games', { stage: '1', count: 2 }]]],
  ['1: 15 16 17', [['games', { stage: '1', count: 3 }]]],
  ['1: Г 16 17', [['games', { stage: '1', count: 1 }]]],
  ['1: 16 17 Г', [['games', { stage: '1', count: 1 }]]],
  ['1: 12', [['gamesSame', { stage: '1' }]]],
  [
    '1: 15, 15',
    [
      ['games', { stage: '1', count: 1 }],
      ['gameAgain', { game: '15', line: 1 }],
    ],
  ],
  [
    '1: 15\n1: 15',
    [
      ['gamesSame', { stage: '1' }],
      ['gameAgain', { game: '15', line: 1 }],
    ],
  ],
  ['1: 14', [['gameUnclear', { game: '14' }]]],
  ['2: 12', [['gameOfOtherStage', { game: '12', stage: '1', line: '' }]]],
  ['1: 15\n2: 15', [['gameOfOtherStage', { game: '15', stage: '1', line: 1 }]]],
])('a schedule: %s', (text, expected) => {
  expect(said('schedule', text)).toEqual(expected);
});

test.each<[string, unknown[][]]>([
  ['Волки', [['noColon', { wanted: 'squads' }]]],
  ['Волки: Анна: Борис', [['colons', { wanted: 'squads' }]]],
  [': Анна', [['noTeam', { wanted: 'squads' }]]],
  ['20:6', [['scoreLike', { text: '20:6', wanted: 'squads' }]]],
  ['20:6, 7', [['squadNew', { team: '20', count: 2 }]]],
  ['20а:6', [['squadNew', { team: '20а', count: 1 }]]],
  ['а20:6', [['squadNew', { team: 'а20', count: 1 }]]],
  [`Лисы: ${long}`, [TOO_LONG]],
  ['Лисы:', [['teamNew', { team: 'Лисы', count: 0 }]]],
  ['Лисы: Егор, Зоя', [['squadNew', { team: 'Лисы', count: 2 }]]],
  ['Волки: Егор, Анна', [['squadMore', { team: 'Волки', count: 1 }]]],
  ['Волки: Анна', [['squadSame', { team: 'Волки' }]]],
  [
    'Cова: Егор',
    [
      ['squadNew', { team: 'Cова', count: 1 }],
      ['teamLooksLike', { team: 'Cова', other: 'Сова' }],
    ],
  ],
  [
    'Лисы: Егор\nЛисы: Зоя\nЛисы: Ян',
    [
      ['squadMore', { team: 'Лисы', count: 1 }],
      ['teamAgain', { team: 'Лисы', line: 1 }],
    ],
  ],
  [
    'Волки: Aнна',
    [
      ['squadMore', { team: 'Волки', count: 1 }],
      ['playerLooksLike', { player: 'Aнна', team: 'Волки', other: 'Анна' }],
    ],
  ],
  [
    'Сова: Вера',
    [
      ['squadMore', { team: 'Сова', count: 1 }],
      ['playerElsewhere', { player: 'Вера', other: 'Ёж' }],
    ],
  ],
])('a squad: %s', (text, expected) => {
  expect(said('squads', text)).toEqual(expected);
});

test.each<[string, unknown[][]]>([
  ['12:Волки', [['fewColons', { wanted: 'points' }]]],
  ['12:Волки:Анна:чиж', [['fewColons', { wanted: 'points' }]]],
  ['12:Волки::чиж', [['fewColons', { wanted: 'points' }]]],
  ['12:Волки:Анна:', [['fewColons', { wanted: 'points' }]]],
  ['12:Волки:Анна:чиж:1:2', [['colons', { wanted: 'points' }]]],
  ['12:Волки::::', [['colons', { wanted: 'points' }]]],
  [`12:Волки:${long}:чиж:1`, [TOO_LONG]],
  ['12:Волки:Анна:чиж:много', [['notPoints', { text: 'много', number: 'words' }]]],
  [':Волки:Анна:чиж:1', [['noGame', { wanted: 'points' }]]],
  ['99:Волки:Анна:чиж:1', [['unknownGame', { game: '99' }]]],
  ['14:Волки:Анна:чиж:1', [['gameUnclear', { game: '14' }]]],
  ['12::Анна:чиж:1', [['noTeam', { wanted: 'points' }]]],
  ['12:Лисы:Анна:чиж:1', [['unknownTeam', { team: 'Лисы' }]]],
  ['12:Cова:Анна:чиж:1', [['unknownTeam', { team: 'Cова', other: 'Сова' }]]],
  [
    '99:Лисы:Анна:чиж:1',
    [
      ['unknownGame', { game: '99' }],
      ['unknownTeam', { team: 'Лисы' }],
    ],
  ],
  ['12:Волки:Анна:чиж:-1', [['negativeRole', { text: '-1', reason: 'чиж' }]]],
  ['12:Волки:Анна:омон 2:-1', [['negativeRole', { text: '-1', reason: 'омон 2' }]]],
  ['12:Волки::чиж:1,5', [['noPlayer', { text: '1,5' }]]],
  ['12:Волки:::2', [['noPlayer', { text: '2' }]]],
  ['12:Волки:анна:чиж:1', [['seat', { game: '12', team: 'Волки', player: 'Анна' }]]],
  ['13:Волки:Анна:чиж:1.7', [['seatSame', { game: '13', team: 'Волки' }]]],
  ['13:Волки:Анна:маф:1.7', [['seatDiffers', { game: '13', team: 'Волки', cell: 'I5' }]]],
  ['12:Волки:Анна:чиж:1\n12:Волки:Анна:чиж:2', [['seatDiffers', { game: '12', team: 'Волки', line: 1 }]]],
  [
    '12:Волки:Анна:чиж:1\n12:Ёж:Анна:чиж:1',
    [
      ['seat', { game: '12', team: 'Ёж', player: 'Анна' }],
      ['stranger', { player: 'Анна', team: 'Ёж' }],
      ['playerSitsFor', { player: 'Анна', game: '12', other: 'Волки' }],
    ],
  ],
  [
    '12:Ёж:Bера:чиж:1',
    [
      ['seat', { game: '12', team: 'Ёж', player: 'Bера' }],
      ['stranger', { player: 'Bера', team: 'Ёж', other: 'Вера' }],
    ],
  ],
  ['12:Ёж::', [['noShow', { game: '12', team: 'Ёж' }]]],
  ['12:Ёж:::', [['noShow', { game: '12', team: 'Ёж' }]]],
  ['12:Ёж::::\n12:Ёж', [['fewColons', { wanted: 'points' }]]],
  ['12:Ёж::\n12:Ёж:Вера:чиж:1', [['missedAbove', { team: 'Ёж', game: '12', line: 1 }]]],
  ['13:Волки::', [['noShowSeated', { game: '13', team: 'Волки', cell: 'I5' }]]],
  ['12:Ёж:Вера:неявка:', [['noShowOfPlayer', { player: 'Вера' }]]],
  ['12:Ёж:Вера:штраф:0', [['fineOfNothing', { reason: 'штраф' }]]],
  ['12:Ёж:Вера:грубость:-1', [['fine', { game: '12', team: 'Ёж' }]]],
  ['12:Ёж:Вера:грубость:-1\n12:Ёж:Вера:грубость:-2', [['fineDiffers', { game: '12', team: 'Ёж', line: 1 }]]],
  ['13:Волки::штраф:1', [['fineSame', { game: '13', team: 'Волки' }]]],
  ['13:Волки::штраф:2', [['fineDiffers', { game: '13', team: 'Волки', cell: 'O2' }]]],
  ['13:Ёж::штраф:2', [['fineStands', { game: '13', team: 'Ёж', state: 'proposed' }]]],
])('points: %s', (text, expected) => {
  expect(said('points', text)).toEqual(expected);
});

test.each<[string, Shape]>([
  ['1: 12, 13', 'schedule'],
  ['1: 12, Анна', 'squads'],
  ['1:', 'squads'],
  [': 12, 13', 'squads'],
  ['Волки: 12, 13', 'squads'],
  ['Волки: Анна', 'squads'],
  ['12:Волки:Анна:чиж:1', 'points'],
])('%s has the shape of %s', (text, shape) => {
  expect(readImport(text, undefined, known).shape).toBe(shape);
});
