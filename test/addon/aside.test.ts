/** @jest-environment ./test/hostOutside.cjs */
// Warnings that a judge sets aside, on the built files.
import type { Case, Decision, Panel, PanelResult } from '../../src/addon/panel';
import type { Book } from '../book';
import { closeAll, type Host, ONLINE, openBook } from '../cases/workbook';

afterEach(closeAll);

/** «Сова» in wall 2 begins with a Latin letter: a warning, and an unknown team beside it. */
const BOOK: Book = {
  walls: [
    { a: 'Волки', b: 'Совы', games: ['2:0', '2:3'] },
    { a: 'Лисы', b: 'Ежи', games: ['2:0', '4:0'] },
  ],
  teams: ['Волки', 'Совы', 'Лисы', 'Ежи', 'Cовы'],
};
const NOW = '2026-11-30T12:00';

async function answered(host: Host, name: string, argument: object): Promise<PanelResult> {
  const answer = await host.clientCall(name, [{ now: NOW, ...argument }]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as PanelResult;
}

async function shown(host: Host, name: string, argument: object = {}) {
  const result = await answered(host, name, argument);
  if (!result.ok) throw new Error(`${result.code}: ${result.message}`);
  return result;
}

const warning = ({ cases }: Panel): Case => {
  const found = cases.find(({ kind }) => kind === 'lookAlike');
  if (!found) throw new Error(cases.map(({ kind }) => kind).join());
  return found;
};
const aside = ({ id, seen }: Case): Decision => ({ do: 'setAside', id, seen });
const kinds = (cases: readonly Case[]): string[] => cases.map(({ kind }) => kind);

test('a warning set aside leaves the queue, stays so after each check, and is in the log', async () => {
  const host = await openBook(BOOK);
  const { panel } = await shown(host, 'check');
  const after = await shown(host, 'decide', { decisions: [aside(warning(panel))] });
  expect(kinds(after.panel.cases)).not.toContain('lookAlike');
  expect(kinds(after.panel.aside)).toEqual(['lookAlike']);
  expect(after.said).toMatch(/^Сомнение отложено/);
  expect((await shown(host, 'check')).panel).toEqual(after.panel);
  const log = host.getCells('Журнал', 2, 1, 3, 7).filter(row => String(row[3]).startsWith('aside:'));
  expect(log).toEqual([expect.arrayContaining(['', 'отложено'])]);
});

test('undo takes it up again, and it can be set aside anew', async () => {
  const host = await openBook(BOOK);
  const { panel } = await shown(host, 'check');
  const first = await shown(host, 'decide', { decisions: [aside(warning(panel))] });
  const back = await shown(host, 'decide', { decisions: first.undo });
  expect(kinds(back.panel.aside)).toEqual([]);
  expect(back.panel.cases).toEqual(panel.cases);
  const again = await shown(host, 'decide', { decisions: back.undo });
  expect(kinds(again.panel.aside)).toEqual(['lookAlike']);
});

test('it comes back when its values change, wherever its cell stands', async () => {
  const host = await openBook(BOOK);
  const { panel } = await shown(host, 'check');
  await shown(host, 'decide', { decisions: [aside(warning(panel))] });
  await host.edit('Команды', 'A6', 'Лиcы');
  const after = await shown(host, 'check');
  expect(warning(after.panel).evidence).toContain('Лиcы');
});

test('an error, a warning that is gone and a file without a log are refused in a sentence', async () => {
  const host = await openBook({
    ...BOOK,
    walls: [...BOOK.walls, { a: 'Волки', b: 'Нет таких', games: ['2:0'] }],
  });
  const { panel } = await shown(host, 'check');
  const error = panel.cases.find(({ level, id }) => level === 'error' && id.startsWith('finding:')) as Case;
  expect(await answered(host, 'decide', { decisions: [aside(error)] })).toMatchObject({
    ok: false,
    code: 'badRequest',
    message: expect.stringMatching(/только сомнение/),
  });
  const gone = { ...aside(warning(panel)), seen: 'other' };
  expect(await answered(host, 'decide', { decisions: [gone] })).toMatchObject({ ok: false, code: 'changed' });
  expect(host.getCells(ONLINE, 2, 1, 1, 1)).toEqual([['1']]);
});
