import fc from 'fast-check';
import { regulations } from '../../../src/regulations';
import { readImport } from '../../../src/table/import';
import type { ImportRow, Shape } from '../../../src/table/import/lines';
import { type Standing, standingOf } from '../../../src/table/import/standing';
import { type Column, SHEETS, type SheetCells } from '../../../src/table/sheets';
import { readWorkbook } from '../../../src/table/workbook';
import { LEDGER, sheet, ZONE } from '../../book';

const titles = (columns: Readonly<Record<string, Column>>): string[] =>
  Object.values(columns).map(({ ru }) => ru);

/** A cup that set-up has just made. */
const EMPTY: readonly SheetCells[] = [
  sheet('Регламент', [
    ['Параметр', 'Значение'],
    ['regulation', 'cup'],
  ]),
  sheet('Команды', [titles(SHEETS.teams.columns)]),
  sheet('Протоколы', [titles(SHEETS.games.columns)]),
  sheet('Штрафы', [LEDGER]),
];

function standingIn(sheets: readonly SheetCells[]): Standing {
  const workbook = { sheets, zone: ZONE, locale: 'ru_RU', now: 0 };
  const read = readWorkbook(workbook, regulations);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return standingOf(read.understood, workbook, 'ru');
}

/** The sheets with rows under all that they hold. */
const withRows = (sheets: readonly SheetCells[], rows: readonly ImportRow[]): readonly SheetCells[] =>
  sheets.map(one => {
    const own = rows.filter(row => SHEETS[row.sheet].ru === one.name);
    const cells = own.map(row => {
      const columns: Readonly<Record<string, Column>> = SHEETS[row.sheet].columns;
      const byTitle = Object.fromEntries(
        Object.entries(row.cells).map(([key, text]) => [columns[key]?.ru, text]),
      );
      return (one.values[0] ?? []).map(title => byTitle[String(title)] ?? '');
    });
    return { ...one, values: [...one.values, ...cells] };
  });

const rowsOf = (text: string, sheets: readonly SheetCells[], shape?: Shape): readonly ImportRow[] =>
  readImport(text, shape, standingIn(sheets)).lines.flatMap(({ rows }) => rows);

const NAMES = ['Волки', 'Ёж и Ко', '=SUM(1)', '@ник', '+7 лис', 'Owls', "'кавычка", '<b>Совы</b>'];
const PLAYERS = ['Анна', 'Борис', 'Вера', '-Глеб', 'Dan', 'Ева 2', '=А1', 'Жора'];
const colon = fc.constantFrom(':', ' : ', '：', ':\u00A0');
const comma = fc.constantFrom(',', ', ', ' ;', '；', '，');
const ending = fc.constantFrom('\n', '\r\n', '\n\n# вечер\n', '\r\u200B\r');

/** Lines as a person writes them. */
const joined = (lines: readonly string[], end: string): string => `\uFEFF${lines.join(end)}${end}`;

interface Squad {
  readonly team: string;
  readonly players: readonly string[];
}
const squads = fc
  .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1 })
  .chain(teams =>
    fc.tuple(...teams.map(team => fc.subarray(PLAYERS).map((players): Squad => ({ team, players })))),
  );
const squadText = (all: readonly Squad[], c: string, s: string, end: string): string =>
  joined(
    all.map(({ team, players }) => `${team}${c}${players.join(s)}`),
    end,
  );
const squadRows = (all: readonly Squad[]): readonly ImportRow[] =>
  all.flatMap(({ team, players }) => [
    { sheet: 'teams' as const, cells: { team } },
    ...players.map(player => ({ sheet: 'teams' as const, cells: { team, player } })),
  ]);

const plan = fc
  .uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 20 })
  .map(ids => ['1', '2', '3'].map((stage, i) => ({ stage, games: ids.filter((_, j) => j % 3 === i) })));

test('squads and schedule: what is printed is what is read, and the second time nothing is new', () =>
  fc.assert(
    fc.property(squads, plan, colon, comma, ending, (all, stages, c, s, end) => {
      const text = squadText(all, c, s, end);
      const rows = rowsOf(text, EMPTY, 'squads');
      expect(rows).toEqual(squadRows(all));
      const games = joined(
        stages.map(one => `${one.stage}${c}${one.games.join(s)}`),
        end,
      );
      const planned = rowsOf(games, EMPTY);
      expect(planned).toEqual(
        stages.flatMap(({ stage, games: ids }) =>
          ids.map(id => ({ sheet: 'games', cells: { stage, game: String(id) } })),
        ),
      );
      const sheets = withRows(EMPTY, [...rows, ...planned]);
      expect([rowsOf(text, sheets, 'squads'), rowsOf(games, sheets)]).toEqual([[], []]);
    }),
  ));

/** One line of points about each team of a game: as it is written, and the rows that it must bring. */
const OF_TEAM: readonly ((
  game: string,
  team: string,
  player: string,
  n: string,
) => readonly [string[], object?])[] = [
  (game, team, player, n) => [
    [game, team, player, 'чиж', n],
    { sheet: 'games', cells: { stage: '1', game, team, player, role: 'чиж', points: n } },
  ],
  (game, team, player, n) => [
    [game, team, player, 'за красоту', n],
    { sheet: 'games', cells: { stage: '1', game, team, player, points: n, note: 'за красоту' } },
  ],
  (game, team, player) => [
    [game, team, player, 'boss', ''],
    { sheet: 'games', cells: { stage: '1', game, team, player, role: 'босс' } },
  ],
  (game, team, player, n) => [
    [game, team, player, 'штраф', `-${n}`],
    {
      sheet: 'penalties',
      cells: { clause: 'fines.2', team, player, game, evidence: 'штраф', points: n, state: 'подтверждён' },
    },
  ],
  (game, team, _, n) => [
    [game, team, '', 'неявка', n],
    {
      sheet: 'penalties',
      cells: { clause: 'fines.3', team, game, evidence: 'неявка', points: n, state: 'подтверждён' },
    },
  ],
  (game, team) => [[game, team, '', '', '']],
];

const BOOK = withRows(EMPTY, [
  ...squadRows(NAMES.map((team, i) => ({ team, players: [PLAYERS[i] ?? ''] }))),
  ...[11, 12, 13].map(game => ({ sheet: 'games' as const, cells: { stage: '1', game: String(game) } })),
]);

const points = fc.array(
  fc.record({
    game: fc.constantFrom('11', '12', '13'),
    team: fc.nat({ max: NAMES.length - 1 }),
    kind: fc.nat({ max: OF_TEAM.length - 1 }),
    n: fc.constantFrom('1', '0,5', '2.25', '10'),
  }),
  { maxLength: 30 },
);

test('points: what is printed is what is read, and the second time nothing is new', () =>
  fc.assert(
    fc.property(points, colon, ending, (all, c, end) => {
      const once = [...new Map(all.map(one => [`${one.game} ${one.team}`, one])).values()];
      const lines = once.map(({ game, team, kind, n }) =>
        (OF_TEAM[kind] as (typeof OF_TEAM)[number])(game, NAMES[team] ?? '', PLAYERS[team] ?? '', n),
      );
      const text = joined(
        lines.map(([fields]) => fields.join(c)),
        end,
      );
      const rows = rowsOf(text, BOOK, 'points');
      expect(rows).toEqual(lines.flatMap(([, row]) => row ?? []));
      expect(rowsOf(text, withRows(BOOK, rows), 'points')).toEqual([]);
    }),
  ));

/** Texts that are nearly right: pieces of lines in any order, and any text. */
const pieces = fc.constantFrom(
  ':',
  '：',
  ',',
  ';',
  '\n',
  '\r\n',
  ' ',
  '\u00A0',
  '1',
  '12',
  '11',
  '-',
  '1,234',
  'Волки',
  'Cова',
  'Анна',
  'чиж',
  'неявка',
  'fine',
  '#',
  '//',
  '\uFEFF',
  '=',
  '0,5',
);
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(pieces, { maxLength: 80 }).map(all => all.join('')),
);
const shapes = fc.constantFrom<Shape | undefined>(undefined, 'squads', 'schedule', 'points');
const book = standingIn(BOOK);

test('any text is read without an exception: a row comes of a sound line only, and every line says something', () =>
  fc.assert(
    fc.property(anyText, shapes, (text, shape) => {
      for (const { level, rows, said } of readImport(text, shape, book).lines) {
        expect(said.length).toBeGreaterThan(0);
        if (level === 'error' || level === 'same') expect(rows).toEqual([]);
        if (level === 'add') expect(rows.length).toBeGreaterThan(0);
        for (const { cells } of rows) expect(Object.values(cells)).not.toContain('');
      }
    }),
    { numRuns: 500 },
  ));

test('any text: once its rows stand, the same text adds nothing', () =>
  fc.assert(
    fc.property(anyText, shapes, (text, shape) => {
      const rows = rowsOf(text, BOOK, shape);
      expect(rowsOf(text, withRows(BOOK, rows), shape)).toEqual([]);
    }),
    { numRuns: 300 },
  ));
