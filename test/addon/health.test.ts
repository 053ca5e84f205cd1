/** @jest-environment ./test/hostOutside.cjs */
import type { Host } from '../../host/test/library';
import type { HealthResult } from '../../src/addon/panel';
import { healthOf } from '../../src/addon/setup/health';
import { byHand, done, everything, fresh } from './setup/organizer';

// Each set-up is some thousand calls to the host, slow on a busy machine.
jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

async function health(): Promise<Extract<HealthResult, { ok: true }>['items']> {
  await host.events.idle();
  const { value, error } = await host.run('health', [{}]);
  if (error) throw new Error(error.message);
  const result = value as HealthResult;
  if (!result.ok) throw new Error(result.message);
  return result.items;
}
const said = (items: Awaited<ReturnType<typeof health>>) =>
  items.map(({ level, fix, place, text }) => `${level} ${fix} ${place?.cell ?? ''} ${text.split(':')[0]}`);

test('a fresh tournament has nothing but the word on the trigger; what goes wrong is said worst first, and repaired', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'walls', sample: true });
  const [trigger, ...none] = await health();
  expect(none).toEqual([]);
  expect(trigger).toMatchObject({ level: 'note', fix: null, place: null });

  await byHand(
    host,
    `const online = sheet('Онлайн-таблица');
     online.getRange('G500:H502').setNumberFormat('General');
     online.getRange('P3').setValue(''); online.hideColumns(2);
     sheet('Команды').getRange('A3:A4').merge();
     for (const one of sheet('Штрафы').getProtections(SpreadsheetApp.ProtectionType.SHEET)) one.remove();
     for (const one of sheet('Журнал').createDeveloperMetadataFinder().find()) one.remove()`,
  );
  const before = everything(host);
  expect(said(await health())).toEqual([
    'error cell A3 Лист «Команды», A3',
    'error repair G500 Лист «Онлайн-таблица», «Счёт капитана A»',
    'error repair H500 Лист «Онлайн-таблица», «Счёт капитана B»',
    'warning repair  Лист «Онлайн-таблица»',
    'warning repair  Лист «Штрафы»',
    'note cell B1 Лист «Онлайн-таблица»',
    'note repair  Лист «Журнал»',
    'note null  Время ввода ставится само, пока человек пишет в ячейку руками. Запись из формулы, скрипта или импорта отметки не получает.',
  ]);
  expect(everything(host)).toEqual(before);

  await done(host, 'setUp');
  expect((await health()).filter(({ fix }) => fix === 'repair')).toEqual([]);
});

test('look-alike names and another zone lead to their cells; a league has no word on the trigger', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'league' });
  await host.setCells('Команды', 2, 1, [['Сова'], ['Cова']]);
  const rows = host.getCells('Регламент', 1, 1, 10, 1).map(([name]) => name);
  await host.setCells('Регламент', rows.indexOf('zone') + 1, 2, [['Asia/Tokyo']]);
  const items = await health();
  expect(items.map(({ fix, place }) => [fix, place?.sheet])).toEqual([
    ['cell', 'Регламент'],
    ['cell', 'Команды'],
  ]);
});

test('where nothing can be read the answer is a refusal in words', async () => {
  host = await fresh();
  const { value } = await host.run('health', [{}]);
  expect(value).toMatchObject({ ok: false, code: 'unreadable' });
});

test('a filter is said with the way to take it off, in the language of whoever asks', () => {
  const cells = { name: 'Games', id: 'games', values: [['Game', 'Outcome', 'Team']], merges: [] } as const;
  const look = (filtered: boolean) =>
    healthOf(
      {
        sheets: [{ id: 'games', cells: { ...cells, filtered }, hidden: [], guards: 1, lacking: 0 }],
        missing: [],
        findings: [],
      },
      'en',
      'Europe/Moscow',
    );
  expect(look(false)).toEqual([]);
  expect(look(true)).toEqual([
    {
      level: 'warning',
      text: 'Sheet “Games”: a filter is on; rows are hidden and still count. Take it off: Data → Remove filter.',
      fix: 'cell',
      place: { sheet: 'Games', cell: 'A1', record: '' },
    },
  ]);
});
