/** @jest-environment ./test/hostOutside.cjs */
// What if, on the built files: one call of the page that reads a real workbook of the local host and writes nothing.
import type { WhatIfResult } from '../../src/addon/panel';
import type { Book } from '../book';
import { closeAll, type Host, open, openBook } from './workbook';

afterEach(closeAll);

const BOOK: Book = {
  parameters: { 'qualify.group': 1 },
  walls: [
    { a: 'Волки', b: 'Совы', games: ['0:12', '20:12'] },
    { a: 'Лисы', b: 'Волки', games: ['0:10', { a: '8:10', b: '0:18' }] },
    { a: 'Совы', b: 'Лисы', games: [] },
  ],
};

async function asked(host: Host, request: unknown): Promise<WhatIfResult> {
  const answer = await host.clientCall('whatIf', [request]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as WhatIfResult;
}

const NOW = { now: '2026-11-30T12:00' };
const cells = (host: Host) => host.workbook.sheets.map(({ name }) => host.getCells(name, 1, 1, 30, 20));

test('switches move the tables in the answer, and not a cell in the workbook', async () => {
  const host = await openBook(BOOK);
  const before = cells(host);
  const now = await asked(host, { ...NOW, switches: [] });
  if (!now.ok) throw new Error(now.message);
  expect(now.items.map(({ key, isOpen }) => [key, isOpen])).toEqual([
    ['score:2/2', true],
    ['forfeit:2', true],
    ['forfeit:3', true],
    ['forfeit:1', false],
  ]);
  const set = now.items[2]?.options[2]?.set;
  expect(set).toEqual({ set: 'forfeit', wall: '3', loser: 'b' });
  const then = await asked(host, { ...NOW, switches: [set] });
  if (!then.ok) throw new Error(then.message);
  expect(then.tables[0]?.rows.find(({ team }) => team === 'Совы')).toMatchObject({
    points: '8.5',
    pointsNow: '3',
    place: '1',
    placeNow: '2',
  });
  expect(then.tables[0]?.cut).toMatchObject({ places: 1, by: 'exact', top: 'moves' });
  expect(cells(host)).toEqual(before);
});

test.each([
  ['no switches at all', { ...NOW, switches: 'all' }, 'badRequest'],
  [
    'a state that is none',
    { ...NOW, switches: [{ set: 'penalty', id: 'x', seen: '', state: 'gone' }] },
    'badRequest',
  ],
  ['a moment that is none', { now: 'вчера', switches: [] }, 'badRequest'],
  [
    'a penalty that is gone',
    { ...NOW, switches: [{ set: 'penalty', id: 'x', seen: '', state: 'confirmed' }] },
    'changed',
  ],
  ['a wall that is gone', { ...NOW, switches: [{ set: 'forfeit', wall: '99', loser: 'a' }] }, 'changed'],
  [
    'a score that is none',
    { ...NOW, switches: [{ set: 'score', wall: '2', game: '2', score: 'да' }] },
    'changed',
  ],
])('%s is refused in a sentence', async (_, request, code) => {
  const answer = await asked(await openBook(BOOK), request);
  expect(answer).toMatchObject({ ok: false, code });
  expect(answer.ok ? '' : answer.message).toMatch(/^[А-ЯA-Z].*\.$/);
});

test('a file without a tournament is told to begin', async () => {
  expect(await asked(await open({ Лист: [['1']] }), { switches: [] })).toMatchObject({
    code: 'noTournament',
  });
});
