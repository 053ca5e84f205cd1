// Which score cells of an edited block really changed, by what the event tells, what the log saw and what is stamped.
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { readLog } from '../../src/table/log';
import { type Edit, type EditedBlock, isColumnIn, isRowIn, scoreEdits } from '../../src/table/scoreEdits';
import { type ColumnOf, type Merge, SHEETS } from '../../src/table/sheets';
import { readMoment } from '../../src/table/time';
import { sheetNamed } from '../../src/table/workbook';
import { type Book, type GameRow, sheetsOf, ZONE } from '../book';

interface Case {
  readonly games: readonly GameRow[];
  readonly log?: NonNullable<Book['log']>;
  readonly block?: EditedBlock;
  readonly told?: Omit<Edit, 'block'>;
  readonly at?: string;
  readonly copies?: readonly number[];
  readonly merges?: readonly Merge[];
  readonly without?: string;
}

const G2: EditedBlock = { row: 2, column: 7, rows: 1, columns: 1 };
const M2: EditedBlock = { row: 2, column: 13, rows: 1, columns: 1 };
const BOTH: EditedBlock = { row: 2, column: 7, rows: 1, columns: 2 };
const AT = '20:10:00';

const moment = (time: string): number => {
  const read = readMoment(`2026-11-28T${time}`, ZONE);
  if (!read.ok) throw new Error(time);
  return read.at;
};

function edited({ games, log = [], block = G2, told, at = AT, copies = [], merges = [], without }: Case) {
  const sheets = sheetsOf({ walls: [{ games }], log });
  const found = sheetNamed(sheets, 'online');
  const logCells = sheetNamed(sheets, 'log');
  if (!found || !logCells) throw new Error('no sheet');
  const [header = [], ...rows] = found.values;
  const sheet = { ...found, merges, values: [header.map(one => (one === without ? '' : one)), ...rows] };
  const border = openBorder();
  const grid = readGrid<ColumnOf<'online'>>(sheet, SHEETS.online, border, ZONE);
  if (!grid) throw new Error('no table');
  const logGrid = readGrid<ColumnOf<'log'>>(logCells, SHEETS.log, border, ZONE);
  const table = {
    grid,
    sheet,
    zone: ZONE,
    log: readLog(logGrid, grid, ZONE, border),
    at: moment(at),
    isCopy: (row: number) => copies.includes(row),
  };
  return scoreEdits(table, { block, ...told }).map(
    ({ row, column, old, now, isLogged }) =>
      `${row.at(column).cell}: ${old} → ${now}${isLogged ? ' (logged)' : ''}`,
  );
}

describe('one cell, of which the event tells', () => {
  test.each<[string, Case, string[]]>([
    ['typed into an empty cell', { games: [{ a: '2:0' }], told: { value: '2:0' } }, ['G2:  → 2:0']],
    ['corrected', { games: [{ a: '0:2' }], told: { value: '0:2', oldValue: ' 2:0 ' } }, ['G2: 2:0 → 0:2']],
    ['typed with spaces about it', { games: [{ a: '2:0' }], told: { value: ' 2:0' } }, ['G2:  → 2:0']],
    ['typed once more', { games: [{ a: '2:0' }], told: { value: '2:0', oldValue: '2:0' } }, []],
    [
      'cleared, as its stamp bears out',
      { games: [{ stampA: '20:00' }], told: { oldValue: '2:0' } },
      ['G2: 2:0 → '],
    ],
    [
      'cleared, as the log bears out',
      { games: [{}], log: [['20:00:00', '1', 1, 'A', '2:0']], told: { oldValue: '2:0' } },
      ['G2: 2:0 → '],
    ],
    [
      'cleared where nothing was ever seen in any row',
      { games: [{}, {}], told: { oldValue: '2:0' } },
      ['G2: 2:0 → '],
    ],
    [
      'not the cleared one where another row lacks what was seen in it',
      { games: [{}, { stampA: '20:00' }], told: { oldValue: '2:0' } },
      [],
    ],
    [
      'the cleared one where what was seen in another row still stands there',
      { games: [{}, { a: '2:0', stampA: '20:00' }], told: { oldValue: '2:0' } },
      ['G2: 2:0 → '],
    ],
    [
      'the cleared one where the log saw another row cleared too',
      {
        games: [{}, {}],
        log: [
          ['20:00:00', '1', 2, 'A', '2:0'],
          ['20:01:00', '1', 2, 'A', '', '2:0'],
        ],
        told: { oldValue: '2:0' },
      },
      ['G2: 2:0 → '],
    ],
    ['nothing told of an empty cell', { games: [{}], told: {} }, []],
    [
      'a time told as a bare number: what the log last saw says more',
      {
        games: [{ a: '3:0' }],
        log: [['20:00:00', '1', 1, 'A', '2:0']],
        told: { value: '3:0', oldValue: '0,083' },
      },
      ['G2: 2:0 → 3:0'],
    ],
    [
      'a bare number without a log',
      { games: [{ a: '3:0' }], told: { value: '3:0', oldValue: '46354.5' } },
      ['G2: 46354.5 → 3:0'],
    ],
    [
      'words with a number in them are no bare number',
      {
        games: [{ a: '3:0' }],
        log: [['20:00:00', '1', 1, 'A', '2:0']],
        told: { value: '3:0', oldValue: 'x7' },
      },
      ['G2: x7 → 3:0'],
    ],
    [
      'nor are numbers with words after them',
      {
        games: [{ a: '3:0' }],
        log: [['20:00:00', '1', 1, 'A', '2:0']],
        told: { value: '3:0', oldValue: '7 x' },
      },
      ['G2: 7 x → 3:0'],
    ],
    [
      'a number, told as text',
      { games: [{ a: 20 }], told: { value: '20', oldValue: '2:0' } },
      ['G2: 2:0 → 20'],
    ],
    ['the judge’s', { games: [{ judge: '2:0' }], block: M2, told: { value: '2:0' } }, ['M2:  → 2:0']],
    ['the judge’s, cleared', { games: [{}], block: M2, told: { oldValue: '2:0' } }, ['M2: 2:0 → ']],
  ])('%s', (_, given, expected) => {
    expect(edited(given)).toEqual(expected);
  });
});

describe('rows moved before the trigger came to run: the event tells of another cell', () => {
  const told = { value: '2:0', oldValue: '1:1' };
  test.each<[string, Case, string[]]>([
    ['a score without a stamp is news', { games: [{ a: '4:0' }], told }, ['G2:  → 4:0']],
    ['a stamped one is not', { games: [{ a: '4:0', stampA: '20:00' }], told }, []],
    [
      'one that the log knows is not',
      { games: [{ a: '4:0', stampA: '20:00' }], log: [['20:00:00', '1', 1, 'A', '4:0']], told },
      [],
    ],
    ['an empty cell that had a value told is not', { games: [{}], told }, []],
  ])('%s', (_, given, expected) => {
    expect(edited(given)).toEqual(expected);
  });
});

describe('a block, of which nothing is told', () => {
  const log: NonNullable<Case['log']> = [['20:00:00', '1', 1, 'A', '2:0']];
  test.each<[string, Case, string[]]>([
    ['all of it that is news', { games: [{ both: '2:0' }] }, ['G2:  → 2:0', 'H2:  → 2:0']],
    ['what is stamped was seen', { games: [{ both: '2:0', stampB: '20:00' }] }, ['G2:  → 2:0']],
    ['an emptied cell beside a stamp', { games: [{ stampA: '20:00' }] }, ['G2:  → ']],
    ['a stamp is of its own captain', { games: [{ a: '2:0', stampB: '20:00' }] }, ['G2:  → 2:0', 'H2:  → ']],
    ['the log knows another score', { games: [{ a: '4:0', stampA: '20:00' }], log }, ['G2: 2:0 → 4:0']],
    ['the log knows this score', { games: [{ a: '2:0', stampA: '20:00' }], log }, []],
    ['the log knows a score that is gone', { games: [{ stampA: '20:00' }], log }, ['G2: 2:0 → ']],
    [
      'a copied row is news, though its stamps came along',
      { games: [{ a: '2:0', stampA: '20:00' }], log, copies: [2] },
      ['G2:  → 2:0'],
    ],
    ['copied and empty, with a stamp', { games: [{ stampA: '20:00' }], log, copies: [2] }, ['G2:  → ']],
    [
      'the last line of the log counts',
      { games: [{ a: '2:0', stampA: '20:00' }], log: [...log, ['20:01:00', '1', 1, 'A', '4:0', '2:0']] },
      ['G2: 4:0 → 2:0'],
    ],
    [
      'a cell under a joined block is nobody’s',
      { games: [{ both: '2:0' }], merges: [{ row: 2, column: 7, rows: 1, columns: 2 }] },
      ['G2:  → 2:0'],
    ],
  ])('%s', (_, given, expected) => {
    expect(edited({ block: BOTH, ...given })).toEqual(expected);
  });

  const games = [{ both: '2:0', judge: '2:0' }, { both: '4:0' }, { both: '6:0' }];
  test.each<[string, EditedBlock, string[]]>([
    ['the two columns of captains in two rows', { ...BOTH, row: 3, rows: 2 }, ['G3', 'H3', 'G4', 'H4']],
    ['one column', { ...G2, column: 8, rows: 2 }, ['H2', 'H3']],
    ['columns left of them all', { ...G2, column: 1, columns: 6 }, []],
    ['a whole row', { row: 2, column: 1, rows: 1, columns: 15 }, ['G2', 'H2', 'M2']],
    ['between the scores of captains and judge', { ...G2, column: 9, columns: 4 }, []],
    ['the header', { row: 1, column: 1, rows: 1, columns: 15 }, []],
  ])('only what lies in the block: %s', (_, block, cells) => {
    expect(edited({ games, block }).map(line => line.split(':')[0])).toEqual(cells);
  });

  test('a table without a column for the judge', () => {
    expect(edited({ games: [{ judge: '2:0' }], block: M2, without: 'Счёт судьи' })).toEqual([]);
    expect(edited({ games: [{ a: '2:0', stampA: '20:00' }], block: BOTH, without: 'Внёс A' })).toEqual([
      'G2:  → 2:0',
    ]);
  });
});

describe('a trigger that died had begun with the line of the log; the one that comes again finds it', () => {
  const line = (value: string, old = ''): NonNullable<Case['log']> => [['20:10:00', '1', 1, 'A', value, old]];
  test.each<[string, Case, string[]]>([
    ['logged, not stamped', { games: [{ a: '2:0' }], log: line('2:0') }, ['G2:  → 2:0 (logged)']],
    ['within a minute', { games: [{ a: '2:0' }], log: line('2:0'), at: '20:11:00' }, ['G2:  → 2:0 (logged)']],
    ['later it is none of this edit’s', { games: [{ a: '2:0' }], log: line('2:0'), at: '20:11:01' }, []],
    [
      'logged as cleared, the stamp still there',
      { games: [{ stampA: '20:00' }], log: line('', '2:0') },
      ['G2: 2:0 →  (logged)'],
    ],
    ['logged as cleared, the stamp gone', { games: [{}], log: line('', '2:0') }, []],
    [
      'told again',
      { games: [{ a: '2:0' }], log: line('2:0'), told: { value: '2:0' } },
      ['G2:  → 2:0 (logged)'],
    ],
    [
      'told with another old value',
      { games: [{ a: '2:0' }], log: line('2:0'), told: { value: '2:0', oldValue: '1:1' } },
      ['G2: 1:1 → 2:0'],
    ],
    [
      'told with another new one',
      { games: [{ a: '4:0' }], log: line('2:0'), told: { value: '4:0' } },
      ['G2:  → 4:0'],
    ],
    [
      'the judge has no stamp to lack',
      { games: [{ judge: '2:0' }], block: M2, log: [['20:10:00', '1', 1, 'judge', '2:0']] },
      [],
    ],
  ])('%s', (_, given, expected) => {
    expect(edited(given)).toEqual(expected);
  });
});

test('rows and columns of a block are counted from 1 and end before the next', () => {
  const block = { row: 3, column: 2, rows: 2, columns: 2 };
  expect([2, 3, 4, 5].map(row => isRowIn(block, row))).toEqual([false, true, true, false]);
  expect([0, 1, 2, 3].map(index => isColumnIn(block, index))).toEqual([false, true, true, false]);
  expect(isColumnIn(block, undefined)).toBe(false);
});
