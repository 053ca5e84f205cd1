/** @jest-environment ./test/hostOutside.cjs */
// «Капитанам» as set-up makes it and checks fill it, in the built add-on.
import { EditRefused, type Host } from '../../../host/test/library';
import { LAYOUT } from '../../../src/table/layout';
import { byHand, cells, done, everything, fresh } from './organizer';

jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());
const SHEET = 'Капитанам';

test('made with the tournament, filled by the check, kept for organizers, the same after a second check', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'walls', sample: true });
  const rows = cells(host)[SHEET] ?? [];
  expect(rows[0]).toEqual(['Команда', 'Сейчас', 'Нарушения', 'Дальше']);
  expect(rows[1]?.[0]).toMatch(/^Сверено \d{4}-\d\d-\d\d \d\d:\d\d$/);
  expect(rows.slice(2).every(([team, now, offences]) => team && now && offences)).toBe(true);
  await expect(host.edit(SHEET, 'A3', 'x', 'typed', 'captain@example.org')).rejects.toThrow(EditRefused);
  const before = everything(host);
  await done(host, 'check');
  await done(host, 'setUp');
  expect(everything(host)).toEqual(before);
});

test('found under another name; one that was deleted comes back', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'walls', sample: true });
  await byHand(host, `sheet('${SHEET}').setName('Кто что должен')`);
  await byHand(host, `sheet('Кто что должен').getRange('A3').setValue('испорчено')`);
  await done(host, 'check');
  expect(host.workbook.sheets.filter(({ name }) => name === SHEET)).toEqual([]);
  expect(cells(host)['Кто что должен']?.[2]?.[0]).not.toBe('испорчено');
  await byHand(host, `ss.deleteSheet(sheet('Кто что должен'))`);
  await done(host, 'setUp');
  expect(cells(host)[SHEET]?.length).toBeGreaterThan(2);
});

test('all four columns stand on a phone of 360 px', () => {
  const width = Object.values(LAYOUT.captains).reduce((sum, column) => sum + column.width, 0);
  expect(width).toBeLessThanOrEqual(360);
});
