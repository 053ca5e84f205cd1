import { fraction, ZERO } from '../../src/core/points';
import type { StandingsRow, StandingsTable } from '../../src/core/regulation';
import { type Lang, standingsBlocks } from '../../src/table/standingsSheet';
import { isWritten } from '../../src/table/writing';
import { sheet } from '../book';

const row = (place: number | undefined, team: string, more: Partial<StandingsRow> = {}): StandingsRow => ({
  team,
  shared: false,
  points: fraction(11, 2),
  carryIn: ZERO,
  penalties: ZERO,
  pending: ZERO,
  criteria: { '4.1.b': fraction(40) },
  decidedBy: '',
  trials: [],
  ...(place !== undefined && { place }),
  ...more,
});
const table = (...rows: StandingsRow[]): StandingsTable => ({ stage: 'group', group: 'A', rows });
type Cells = readonly (readonly unknown[])[];

const blocks = (tables: readonly StandingsTable[], cells?: Cells, lang: Lang = 'ru') =>
  standingsBlocks(tables, cells && sheet('Положение', cells), 'Положение', lang);

/** The cells after the blocks are written. */
function writtenAfter(cells: Cells, tables: readonly StandingsTable[]): unknown[][] {
  const grid = cells.map(line => [...line]);
  for (const block of blocks(tables, cells)) {
    block.values.forEach((line, i) => {
      const at = block.row - 1 + i;
      while (grid.length <= at) grid.push([]);
      line.forEach((value, j) => {
        const target = grid[at] as unknown[];
        while (target.length < block.column + j) target.push('');
        target[block.column - 1 + j] = value;
      });
    });
  }
  return grid;
}

const HEADER = ['Этап', 'Группа', 'Место', 'Команда', 'Очки', '4.1.b', 'Штрафы', 'Ждёт', 'Решил', 'Дальше'];
const line = (place: number, team: string) => ['группа', 'A', place, team, 5.5, 40, 0, '', '', ''];

describe('the sheet «Положение»', () => {
  test('one block from the first cell on, in the order of places; who has none is last', () => {
    const [block, ...more] = blocks([table(row(undefined, 'Яма'), row(2, 'Волки'), row(1, 'Совы'))]);
    expect(more).toEqual([]);
    expect(block).toMatchObject({
      sheet: 'Положение',
      row: 1,
      column: 1,
      values: [HEADER, line(1, 'Совы'), line(2, 'Волки'), ['группа', 'A', '', 'Яма', 5.5, 40, 0, '', '', '']],
    });
    expect(block?.text).toEqual([0, 1, 3, 8, 9]);
  });
  test('N6: teams that share a place stand as in the Russian alphabet', () => {
    const rows = ['Ёж', 'Аист', 'Ель', 'Яма'].map(team =>
      row(1, team, { shared: true, decidedBy: 'shared' }),
    );
    expect(
      blocks([table(...rows)])[0]
        ?.values.slice(1)
        .map(cells => cells[3]),
    ).toEqual(['Аист', 'Ель', 'Ёж', 'Яма']);
  });
  test('what is not known is blank, never a nought', () => {
    const [, cells = []] =
      blocks([table(row(1, 'Волки', { criteria: { '4.1.b': undefined }, decidedBy: '4.1.a' }))])[0]?.values ??
      [];
    expect([cells[5], cells[8], cells[9]]).toEqual(['', '4.1.a', '']);
  });
  test('carry-in and provisional points have columns only where there are any', () => {
    const full = row(1, 'Волки', {
      carryIn: fraction(309, 40),
      provisional: fraction(6),
      pending: fraction(3),
      qualified: true,
      decidedBy: 'extra round',
    });
    const [header, cells] = blocks([table(full)])[0]?.values ?? [];
    expect(header).toEqual([
      'Этап',
      'Группа',
      'Место',
      'Команда',
      'Очки',
      'Перенос',
      '4.1.b',
      'Штрафы',
      'Ждёт',
      'Решил',
      'Дальше',
      'Предварительно',
    ]);
    expect(cells?.slice(4)).toEqual([5.5, 7.725, 40, 0, 3, 'доп. тур', 'да', 6]);
  });
  test('in English', () => {
    const [header, cells] =
      blocks([table(row(1, 'Волки', { qualified: false, decidedBy: 'shared' }))], undefined, 'en')[0]
        ?.values ?? [];
    expect(header).toEqual([
      'Stage',
      'Group',
      'Place',
      'Team',
      'Points',
      '4.1.b',
      'Penalties',
      'Pending',
      'Decided by',
      'Qualified',
    ]);
    expect([cells?.[0], cells?.[8], cells?.[9]]).toEqual(['group', 'shared', 'no']);
  });
});

describe('written again', () => {
  test('the same standings are already there', () => {
    const tables = [table(row(1, 'Волки'), row(2, 'Совы'))];
    const cells = writtenAfter([], tables);
    for (const block of blocks(tables, cells)) expect(isWritten(block, cells)).toBe(true);
    const asTexts = cells.map(cells => cells.map(cell => String(cell).replace('.', ',')));
    for (const block of blocks(
      tables,
      asTexts.map((cells, i) => (i === 0 ? HEADER : cells)),
    ))
      expect(
        isWritten(
          block,
          asTexts.map((cells, i) => (i === 0 ? HEADER : cells)),
        ),
      ).toBe(true);
    for (const block of blocks([table(row(1, 'Совы'), row(2, 'Волки'))], cells))
      expect(isWritten(block, cells)).toBe(false);
  });
  test('teams and columns that are no more leave blank cells', () => {
    const cells = writtenAfter([], [table(row(1, 'Волки', { provisional: fraction(6) }), row(2, 'Совы'))]);
    expect(writtenAfter(cells, [table(row(1, 'Волки'))])).toEqual([
      [...HEADER, ''],
      [...line(1, 'Волки'), ''],
      Array(11).fill(''),
    ]);
  });
});

describe('an organizer’s own columns and rows', () => {
  const tables = [table(row(1, 'Волки'), row(2, 'Совы'))];
  test('a column right beside the table stays', () => {
    const cells = [
      [...HEADER, 'Город'],
      [...line(1, 'Совы'), 'Омск'],
      [...line(2, 'Волки'), 'Тверь'],
    ];
    expect(writtenAfter(cells, tables).map(found => found[10])).toEqual(['Город', 'Омск', 'Тверь']);
    const wider = writtenAfter(cells, [table(row(1, 'Волки', { provisional: fraction(6) }))]);
    expect(wider[0]).toEqual([...HEADER.slice(0, 8), 'Решил', 'Дальше', 'Город', 'Предварительно']);
    expect(wider.map(found => found[10])).toEqual(['Город', 'Омск', 'Тверь']);
  });
  test('a column in the middle stays, and its cells are not even rewritten', () => {
    const cells = [
      [...HEADER.slice(0, 4), 'Город', ...HEADER.slice(4)],
      ['', '', '', 'Совы', '=B1'],
      ['', '', '', '', 'Тверь'],
    ];
    expect(writtenAfter(cells, tables)[0]).toEqual([...HEADER.slice(0, 4), 'Город', ...HEADER.slice(4)]);
    expect(writtenAfter(cells, tables).map(found => [found[3], found[4], found[5]])).toEqual([
      ['Команда', 'Город', 'Очки'],
      ['Волки', '=B1', 5.5],
      ['Совы', 'Тверь', 5.5],
    ]);
    expect(blocks(tables, cells).map(({ column, values }) => [column, values[0]?.length])).toEqual([
      [1, 4],
      [6, 6],
    ]);
  });
  test('a column without a header is one too', () => {
    const cells = [
      [...HEADER, ''],
      [...line(1, 'Совы'), 'молодцы'],
    ];
    expect(writtenAfter(cells, tables)[1]?.[10]).toBe('молодцы');
  });
  test('rows above the header stay', () => {
    const cells = [['Кубок осени'], HEADER, line(1, 'Совы')];
    expect(writtenAfter(cells, tables)).toEqual([['Кубок осени'], HEADER, line(1, 'Волки'), line(2, 'Совы')]);
  });
  test('a remark under the table stays while there is room', () => {
    const cells = [HEADER, line(1, 'Совы'), line(2, 'Волки'), [], ['* без стенки 4']];
    expect(writtenAfter(cells, tables)[4]).toEqual(['* без стенки 4']);
  });
  test('where the header was deleted the table is made anew from the first cell', () =>
    expect(writtenAfter([line(1, 'Совы')], tables)).toEqual([HEADER, line(1, 'Волки'), line(2, 'Совы')]));
});

test('a criterion that is a bare clause is titled so that no cell takes it for a date, and found again', () => {
  const rate = [table(row(1, 'Совы', { criteria: { '3.2': fraction(1, 2) } }))];
  const [header = []] = writtenAfter([], rate);
  expect(header).toContain('п. 3.2');
  expect(writtenAfter([header], rate)[0]).toEqual(header);
  expect(blocks(rate, [], 'en').flatMap(({ values }) => values[0] ?? [])).toContain('cl. 3.2');
});
