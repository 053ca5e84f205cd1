import { type CaptainLine, captainsBlocks } from '../../src/table/captainsSheet';
import { isWritten, overlaid } from '../../src/table/writing';
import { sheet } from '../book';

type Cells = readonly (readonly unknown[])[];
const line = (team: string, now = 'Ничего не ждём'): CaptainLine => ({
  team,
  now,
  offences: 'Нет',
  next: '',
});
const asOf = (time: string) => line(`Сверено 2026-11-28 ${time}`);
const blocks = (time: string, lines: readonly CaptainLine[], cells?: Cells) =>
  captainsBlocks(asOf(time), lines, cells && sheet('Капитанам', cells), 'Капитанам', 'ru');
const written = (cells: Cells, time: string, lines: readonly CaptainLine[]): unknown[][] =>
  blocks(time, lines, cells).reduce<unknown[][]>(
    (grid, block) => overlaid(grid, block),
    cells.map(row => [...row]),
  );

const HEADER = ['Команда', 'Сейчас', 'Нарушения', 'Дальше'];
const [WOLVES, OWLS] = [line('Волки'), line('Совы', 'Внести счёт')];

describe('the sheet «Капитанам»', () => {
  test('one block of plain text, the moment first', () => {
    const [block, ...more] = blocks('21:35', [WOLVES]);
    expect(more).toEqual([]);
    expect(block?.values).toEqual([
      HEADER,
      ['Сверено 2026-11-28 21:35', 'Ничего не ждём', 'Нет', ''],
      ['Волки', 'Ничего не ждём', 'Нет', ''],
    ]);
    expect(block?.text).toEqual([0, 1, 2, 3]);
  });

  test('a later moment alone writes nothing; with any other news it is written too', () => {
    const standing = written([], '21:35', [WOLVES, OWLS]);
    expect(blocks('21:50', [WOLVES, OWLS], standing)).toEqual([]);
    const changed = written(standing, '21:50', [WOLVES, line('Совы')]);
    expect(changed[1]?.[0]).toBe('Сверено 2026-11-28 21:50');
    expect(changed[3]?.[1]).toBe('Ничего не ждём');
  });

  test('a moment that somebody overwrote comes back', () => {
    const standing = written([], '21:35', [WOLVES]);
    (standing[1] as unknown[])[0] = 'тут был я 2026-11-28 21:35';
    expect(written(standing, '21:36', [WOLVES])[1]?.[0]).toBe('Сверено 2026-11-28 21:36');
  });

  test('an organizer’s own columns and rows above stay; lines of teams that are gone do not', () => {
    const own = [
      ['Моё'],
      ['Команда', 'Телефон', 'Сейчас', 'Нарушения', 'Дальше'],
      ['Волки', '+7', 'x', 'x', 'x'],
      ['Ежи', '+8', 'x', 'x', 'x'],
      ['Совы', '+9', 'x', 'x', 'x'],
    ];
    const grid = written(own, '21:35', [WOLVES]);
    expect(grid[0]?.[0]).toBe('Моё');
    expect(grid.slice(2).map(row => row[1])).toEqual(['+7', '+8', '+9']);
    expect(grid.slice(2).map(row => row[0])).toEqual(['Сверено 2026-11-28 21:35', 'Волки', '']);
    expect(blocks('21:40', [WOLVES], grid).every(block => isWritten(block, grid))).toBe(true);
  });
});
