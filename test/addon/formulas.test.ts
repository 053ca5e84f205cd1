/** @jest-environment ./test/hostOutside.cjs */
// Formulas are put in for organizers: they name this file's own sheets and columns, and give what the sheets hold.
import type { Host } from '../../host/test/library';
import type { FormulasResult, PaperResult } from '../../src/addon/panel';
import { byHand, cells, done, fresh } from './setup/organizer';

jest.setTimeout(300_000);

let host: Host;
afterEach(() => host.dispose());

const select = (sheet: string, a1: string) =>
  byHand(host, `ss.setActiveSheet(sheet('${sheet}')); sheet('${sheet}').getRange('${a1}').activate(); null`);

async function run<Result>(name: string, request: object = {}): Promise<Result> {
  await host.events.idle();
  const { value, error } = await host.run(name, [request]);
  if (error) throw new Error(error.message);
  return value as Result;
}
const insert = (name: string) => run<PaperResult>('insertFormula', { name });
const texts = async (): Promise<Record<string, string | null>> => {
  const result = await run<FormulasResult>('formulas');
  if (!result.ok) throw new Error(result.message);
  return Object.fromEntries(result.formulas.map(({ name, text }) => [name, text]));
};

describe.each(['ru_RU', 'en_US'])('%s', locale => {
  // Titles of the formula follow its reader, those of the sheet the file.
  test('walls: the standings by formula are those of the sheet', async () => {
    host = await fresh(undefined, locale);
    await done(host, 'setUp', { regulation: 'walls', sample: true });
    await select('Моё', 'C3');
    const { STANDINGS = '', WALLPOINTS, TIEBREAK } = await texts();
    expect([WALLPOINTS, TIEBREAK]).toEqual(['=WALLPOINTS(B3:B)', '=TIEBREAK(A1:B)']);
    expect(STANDINGS?.split('; ')).toHaveLength(5);
    expect(await insert('STANDINGS')).toMatchObject({ ok: true, said: expect.stringContaining('C3') });
    await host.settle();
    const sheet = cells(host)[locale === 'ru_RU' ? 'Положение' : 'Standings'] ?? [];
    const teamsOf = (rows: readonly unknown[][], title: string) => {
      const at = rows[0]?.indexOf(title) ?? -1;
      return rows
        .slice(1)
        .map(row => row[at])
        .filter(Boolean);
    };
    const own = (cells(host).Моё ?? []).slice(2).map(row => row.slice(2));
    expect(teamsOf(own, 'Команда').length).toBeGreaterThan(3);
    expect(teamsOf(sheet, locale === 'ru_RU' ? 'Команда' : 'Team')).toEqual(
      expect.arrayContaining(teamsOf(own, 'Команда') as string[]),
    );
  });
});

test('a sheet that was renamed and a column that was moved are named as they stand', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'cup', edition: '2016' });
  await byHand(host, "sheet('Протоколы').setName(\"Игры 'у озера'\"); null");
  await byHand(host, 'sheet("Игры \'у озера\'").insertColumnBefore(1); null');
  const { OMONPOINTS = '' } = await texts();
  expect(OMONPOINTS).toBe(
    "=OMONPOINTS('Игры ''у озера'''!L2:L; 'Игры ''у озера'''!H2:H; ; 'Игры ''у озера'''!G2:G; 'points'!A:K)",
  );
  await select('Моё', 'B2');
  expect(await insert('OMONPOINTS')).toMatchObject({ ok: true });
});

test('refused in a sentence, and nothing is written: in our own sheets, over what stands, without a column', async () => {
  host = await fresh();
  await done(host, 'setUp', { regulation: 'walls' });
  const before = cells(host);
  await select('Штрафы', 'C5');
  expect(await insert('STANDINGS')).toMatchObject({
    ok: false,
    message: expect.stringContaining('«Штрафы»'),
  });
  await select('Моё', 'A1');
  expect(await insert('STANDINGS')).toMatchObject({ ok: false, message: expect.stringContaining('A1') });
  expect(await insert('WALLPOINTS')).toMatchObject({
    ok: false,
    message: expect.stringContaining('слева от A1'),
  });
  expect(await insert('SUM')).toMatchObject({ ok: false, message: expect.stringContaining('STANDINGS') });
  expect(cells(host)).toEqual(before);
  await select('Моё', 'C1');
  expect(await insert('WALLPOINTS')).toMatchObject({ ok: true });
});
