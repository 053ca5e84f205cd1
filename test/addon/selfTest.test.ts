// The self-test of the dev build, run on the local host: there every answer is the one that the host is said to give.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createWorkbook, type Host } from '../../host/test/library';
import { typedRow } from '../../src/selfTest/asking';
import { inLang } from '../../src/selfTest/question';
import { COLUMN, OWN, SHEET, WORDS } from '../../src/selfTest/sheetLayout';
import { TYPED_QUESTIONS } from '../../src/selfTest/typedQuestions';

const ROOT = path.resolve(__dirname, '../..');

beforeAll(() => {
  execFileSync(process.execPath, [path.join(ROOT, 'src/build/build.mjs'), '--self-test']);
});

let host: Host;
afterEach(() => host.dispose());

/** Does in the cell what column F asks for. */
async function type(index: number, lang: 'ru' | 'en'): Promise<void> {
  const question = TYPED_QUESTIONS[index];
  if (!question) return;
  const cell = `${OWN}${typedRow(index)}`;
  const text = inLang(question.types, lang);
  const { sheetId, before } =
    question.then === 'paste' ? await host.paste(SHEET, cell, text) : await host.edit(SHEET, cell, text);
  await host.events.idle();
  if (question.then !== 'undo') return;
  const undo = { id: 'sheet.mutation.set-range-values', params: { subUnitId: sheetId, cellValue: before } };
  await host.follow({ mutations: [undo], commands: ['univer.command.undo'] });
  await host.events.idle();
}

test.each(['ru', 'en'] as const)(
  'the host answers every question as it is said to (%s)',
  async lang => {
    const options = { dist: path.join(ROOT, 'dist-self-test'), userLocale: lang };
    host = await createWorkbook({ ...options, sheets: { A: [] }, locale: lang === 'ru' ? 'ru_RU' : 'en_US' });
    expect((await host.open()).map(({ error }) => error)).toEqual([undefined, undefined]);
    expect(host.screen.menus.map(({ caption }) => caption)).toEqual(['', WORDS[lang].menu]);
    expect((await host.run('selfTest')).error).toBeUndefined();
    for (const index of TYPED_QUESTIONS.keys()) await type(index, lang);
    await host.settle();
    const rows = host.getCells(SHEET, 2, 1, typedRow(TYPED_QUESTIONS.length) - 2, COLUMN.same);
    expect(rows.length).toBeGreaterThan(40);
    for (const [question, said, answer, same] of rows)
      expect([question, answer, same]).toEqual([question, said, WORDS[lang].yes]);
  },
  60_000,
);

test('a second run makes the sheet anew', async () => {
  host = await createWorkbook({ sheets: { A: [] }, dist: path.join(ROOT, 'dist-self-test') });
  for (let run = 0; run < 2; run++) expect((await host.run('selfTest')).error).toBeUndefined();
  expect(host.workbook.sheets.map(({ name }) => name).sort()).toEqual(['A', SHEET]);
});

test('an answer that differs is marked', async () => {
  host = await createWorkbook({ sheets: { A: [] }, dist: path.join(ROOT, 'dist-self-test') });
  await host.run('selfTest');
  await host.edit(SHEET, 'C2', 'array of 1 rows');
  expect(host.getCells(SHEET, 2, COLUMN.same)).toEqual([[WORDS.ru.no]]);
});

test('nothing of it is in the files that are released', () => {
  for (const name of ['Code.js', 'Sidebar.html'])
    expect(fs.readFileSync(path.join(ROOT, 'dist', name), 'utf8')).not.toMatch(/self-?test/i);
});
