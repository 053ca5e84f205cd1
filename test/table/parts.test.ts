import { isOfChecks, partsOf, rowBelow, rowsUnder } from '../../src/table/parts';
import { type ColumnOf, SHEETS, type SheetId } from '../../src/table/sheets';

const OF_SCORES: readonly SheetId[] = ['walls', 'online', 'games'];

test('a tournament has all sheets but those of scores that its regulation has no need of', () => {
  const all = Object.keys(SHEETS) as SheetId[];
  expect(partsOf({ needs: ['games'] })).toEqual(all.filter(id => id !== 'walls' && id !== 'online'));
  expect(partsOf({ needs: ['walls', 'online'] })).toEqual(all.filter(id => id !== 'games'));
  expect(partsOf({ needs: [] })).toEqual(all.filter(id => !OF_SCORES.includes(id)));
});

test('checks write standings and the captains’ summary', () => {
  expect((Object.keys(SHEETS) as SheetId[]).filter(isOfChecks)).toEqual(['standings', 'captains']);
});

test('rows under a header that hold anything, with their numbers in the sheet', () => {
  const columns = { team: 1, player: 0 } as Record<ColumnOf<'teams'>, number>;
  const values = [['заметка'], ['Игрок', 'Команда'], ['Аня ', ' Волки'], ['', ' '], ['Боря']];
  const rows = rowsUnder<'teams'>({ row: 2, columns }, values);
  expect(rows.map(({ row, text }) => [row, text('team'), text('player')])).toEqual([
    [3, 'Волки', 'Аня'],
    [5, '', 'Боря'],
  ]);
  expect(rows.map(({ cell }) => cell('team'))).toEqual([' Волки', '']);
});

test.each([
  ['under the last filled row, whatever is blank between and after', [['h'], ['x'], [''], ['y'], ['']], 1, 5],
  ['under the header where there are no rows', [['h'], ['']], 1, 2],
  ['under the header where the sheet ends above it', [], 3, 4],
])('the first row below all: %s', (_, values, header, row) => {
  expect(rowBelow(values, header)).toBe(row);
});
