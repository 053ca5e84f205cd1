// Cases C10 and C11: a real .xlsx with merged cells, and one with a filter on, through the built host.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openWorkbook, xlsx } from '../../host/test/library';
import { sheetsOf } from '../book';
import { charged, closeAll, found, judged, ONLINE, statuses } from './workbook';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mafia-cases-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));
afterEach(closeAll);

const GAMES = ['2:0', '4:0', '6:0', '8:0', '20:0'];

/** The sample wall as an .xlsx in which something was done to the online table. */
async function opened(change: (online: ReturnType<typeof xlsx.utils.aoa_to_sheet>) => void) {
  const book = xlsx.utils.book_new();
  for (const { name, values } of sheetsOf({ walls: [{ games: GAMES }] })) {
    const sheet = xlsx.utils.aoa_to_sheet(values.map(row => [...row]));
    if (name === ONLINE) change(sheet);
    xlsx.utils.book_append_sheet(book, sheet, name);
  }
  const file = path.join(folder, `${Math.random()}.xlsx`);
  xlsx.writeFile(book, file);
  return openWorkbook(file);
}

test('C10: a block merged over three scores is one error that names it; what is under it is not "not entered"', async () => {
  const host = await opened(online => {
    online['!merges'] = [{ s: { r: 2, c: 6 }, e: { r: 4, c: 6 } }];
    for (const cell of ['G4', 'G5']) delete online[cell];
  });
  const report = await judged(host);
  expect(found(report, 'merged')).toEqual([
    ['error', 'G3', 'Ячейки G3:G5 объединены: под ними счёта не видно, разъедините их.'],
  ]);
  expect([found(report, 'missing'), charged(report), report.final]).toEqual([[], [], false]);
  expect(statuses(host, 5)).toEqual(['сошлось', 'сошлось', 'не прочитан', 'не прочитан', 'сошлось']);
  host.dispose();
});

test('C11: rows hidden by a filter are counted, with one note that it is on', async () => {
  const host = await opened(online => {
    online['!autofilter'] = { ref: 'A1:O6' };
    online['!rows'] = [{}, { hidden: true }, { hidden: true }];
  });
  const report = await judged(host);
  expect(found(report, 'filterOn')).toEqual([
    ['note', '', 'На листе «Онлайн-таблица» включён фильтр: скрытые строки тоже посчитаны.'],
  ]);
  expect(report.walls).toMatchObject([{ state: 'validated', a: '20', b: '0' }]);
  expect(statuses(host, 5)).toEqual(GAMES.map(() => 'сошлось'));
  host.dispose();
});
