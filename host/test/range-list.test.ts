// Blocks of one sheet written in one call: RangeList, as the platform documents it.
import { type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({
    Лист: [
      ['а', 'б', 'в'],
      [1, 2, 3],
      [4, 5, 6],
    ],
  });
});
afterEach(() => host.dispose());
const cells = () => host.getCells('Лист', 1, 1, 3, 3);

test('rule 13.5, D14.6: one value in all cells of all blocks is one call that writes values', async () => {
  const { counters } = await host.run('evaluate', ["sheet.getRangeList(['A2:A3', 'C1']).setValue('x')"]);
  expect(counters.valueWrites).toBe(1);
  expect(cells()).toEqual([
    ['а', 'б', 'x'],
    ['x', 2, 3],
    ['x', 5, 6],
  ]);
});

test('clearContent empties the blocks alone; getRanges names them in their order', async () => {
  const source =
    "var l = sheet.getRangeList(['B2', 'A3:B3']); l.clearContent(); return l.getRanges().map(r => r.getA1Notation())";
  expect(await script(host, source)).toEqual(['B2', 'A3:B3']);
  expect(cells()).toEqual([
    ['а', 'б', 'в'],
    [1, '', 3],
    ['', '', 6],
  ]);
});

test('one number format for all cells of all blocks', async () => {
  const source =
    "sheet.getRangeList(['A2', 'C1:C2']).setNumberFormat('@'); return sheet.getRange('A1:C2').getNumberFormats()";
  expect(await script(host, source)).toEqual([
    ['General', 'General', '@'],
    ['@', 'General', '@'],
  ]);
});

test('rule 7.2, 10.1, D7.5, D10.2: a block outside the grid or protected refuses all of it', async () => {
  await expect(script(host, "sheet.getRangeList(['A1', 'A5000']).setValue('x')")).rejects.toThrow(
    'outside the dimensions',
  );
  await script(host, "sheet.getRange('C3').protect()");
  const { error } = await host.run('evaluate', ["sheet.getRangeList(['A1', 'C3']).setValue('x')"], {
    by: 'captain@example.com',
  });
  expect(error?.message).toContain('protected cell');
  expect(cells()[0]).toEqual(['а', 'б', 'в']);
});
