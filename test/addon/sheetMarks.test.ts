// Sheets are what their mark in the file's metadata says, whatever people call them (W5).
import { type Host, judged } from '../cases/workbook';
import { captains, closeAll, lines, mark, marks, type } from './tableOfCaptains';

afterEach(closeAll);

const names = (host: Host) => host.workbook.sheets.map(({ name }) => name);
const rename = (host: Host, from: string, to: string) => host.workbook.sheetByName(from)?.rename(to);

test('a check marks the sheets that it makes, and finds them again under any title', async () => {
  const host = await captains({ walls: [{ games: ['2:0', '20:0'] }] });
  await judged(host);
  expect(marks(host)).toEqual({ Положение: 'standings', Капитанам: 'captains' });
  rename(host, 'Положение', 'Итоги вечера');
  await host.edit('Онлайн-таблица', 'G3', '20:2');
  await host.edit('Онлайн-таблица', 'H3', '20:2');
  await host.events.idle();
  await judged(host);
  expect(names(host)).not.toContain('Положение');
  expect(names(host).filter(name => name === 'Итоги вечера')).toHaveLength(1);
});

test('every sheet renamed: the same judgement, and edits are answered', async () => {
  const book = { walls: [{ games: ['2:0', '20:0'] }], penalties: [] };
  const plain = await judged(await captains(book));
  const host = await captains(book);
  const ids = {
    Регламент: 'regulation',
    Команды: 'teams',
    Стенки: 'walls',
    'Онлайн-таблица': 'online',
    Штрафы: 'penalties',
    Журнал: 'log',
  };
  for (const [name, id] of Object.entries(ids)) {
    mark(host, name, id);
    if (id !== 'online' && id !== 'log') rename(host, name, `мой ${id}`);
  }
  expect((await judged(host)).standings).toEqual(plain.standings);
  rename(host, 'Онлайн-таблица', 'Вечер 1');
  await host.edit('Вечер 1', 'G3', '19:0');
  await host.events.idle();
  rename(host, 'Вечер 1', 'Онлайн-таблица');
  expect(lines(host)).toEqual(['G3 r2 A: 20:0 → 19:0']);
});

test('a sheet that only bears the title is not the one while another is marked', async () => {
  const host = await captains(
    { walls: [{ games: ['2:0', '20:0'] }] },
    {
      change: sheets => {
        sheets.Настоящая = (sheets['Онлайн-таблица'] ?? []).map(row => [...row]);
      },
    },
  );
  mark(host, 'Настоящая', 'online');
  host.setFormats('Настоящая', { row: 2, column: 7, rows: 9, columns: 2 }, '@');
  await type(host, 'G3', '19:0');
  expect(lines(host)).toEqual([]);
  await host.edit('Настоящая', 'G3', '18:0');
  await host.events.idle();
  expect(lines(host)).toEqual(['G3 r2 A: 20:0 → 18:0']);
});

test('a mark of no known sheet, and a doubled one, change nothing', async () => {
  const host = await captains({ walls: [{ games: ['2:0', '20:0'] }] });
  mark(host, 'Команды', 'toString');
  mark(host, 'Стенки', 'walls');
  mark(host, 'Стенки', 'walls');
  expect((await judged(host)).walls).toMatchObject([{ state: 'validated' }]);
});
