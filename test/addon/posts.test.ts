/** @jest-environment ./test/hostOutside.cjs */
// A post and what moved since, on the built files.
import type { KeepPostResult, Panel, PanelResult } from '../../src/addon/panel';
import { movedSince, postOf } from '../../src/sidebar/publish/moved';
import type { Book } from '../book';
import { closeAll, type Host, ONLINE, openBook } from '../cases/workbook';

afterEach(closeAll);

const BOOK: Book = {
  walls: [
    { a: 'Волки', b: 'Совы', games: ['10:0', { a: '11:9', b: '10:9', judge: '10:9' }, '20:9'] },
    { a: 'Совы', b: 'Лисы', games: ['0:19', '5:19', '5:20'] },
  ],
};

async function call<T>(host: Host, name: string, argument: unknown): Promise<T> {
  const answer = await host.clientCall(name, [argument]);
  if ('error' in answer) throw new Error(answer.error);
  return answer.value as T;
}

async function checked(host: Host, now = '2026-11-30T12:00'): Promise<Panel> {
  const result = await call<PanelResult>(host, 'check', { now });
  if (!result.ok) throw new Error(result.message);
  return result.panel;
}

test('the fingerprint is that of facts and rules, whenever and wherever it is computed', async () => {
  const [host, copy] = [await openBook(BOOK), await openBook({ ...BOOK, walls: [...BOOK.walls] })];
  const panel = await checked(host);
  expect(panel.fingerprint).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
  expect((await checked(copy, '2027-03-01T09:00')).fingerprint).toBe(panel.fingerprint);
  await copy.edit(ONLINE, 'G2', '9:0');
  expect((await checked(copy)).fingerprint).not.toBe(panel.fingerprint);
  const other = await openBook({ ...BOOK, parameters: { 'target.group': 21 } });
  expect((await checked(other)).fingerprint).not.toBe(panel.fingerprint);
});

test('a post is remembered, and the next table tells what moved and why', async () => {
  const host = await openBook(BOOK);
  const first = await checked(host);
  expect(first.posted).toBeNull();
  const post = postOf(first, `${first.day} ${first.at}`);
  expect(await call<KeepPostResult>(host, 'keepPost', { post })).toEqual({ ok: true });
  expect((await checked(host)).posted).toBeNull();
  const [charge] = first.penalties;
  const decision = { do: 'confirm', id: charge?.id, seen: charge?.seen };
  const decide = { decisions: [decision], by: 'Судья Фикус', now: '2026-11-30T12:30' };
  const answer = await call<PanelResult>(host, 'decide', decide);
  expect(answer.ok && answer.panel.fingerprint).toBe((await checked(host)).fingerprint);
  const second = await checked(host);
  expect(second.posted).toEqual(post);
  expect(post.at).toBe('2026-11-30 12:00');
  expect(movedSince(post, second).flatMap(({ because }) => because)).toEqual([]);
  await call(host, 'decide', {
    decisions: [{ do: 'add', clause: '7.3.5', team: 'Лисы', wall: '2', evidence: 'бранился' }],
    now: '2026-11-30T12:40',
  });
  const third = await checked(host);
  const [moved] = movedSince(post, third);
  expect(moved).toMatchObject({ was: { team: 'Лисы', points: '5.5' }, now: { team: 'Лисы', points: '4.5' } });
  expect(moved?.because).toEqual([
    { kind: 'ruling', clause: '7.3.5', sanction: expect.stringContaining('−3') },
  ]);
});

test('what is no post is refused in a sentence, and the table is safe', async () => {
  const host = await openBook(BOOK);
  for (const bad of [
    null,
    {},
    { post: 1 },
    { post: { at: '', fingerprint: '', rows: [1], rulings: [], counted: [] } },
  ]) {
    const result = await call<KeepPostResult>(host, 'keepPost', bad);
    expect(result).toMatchObject({ ok: false, code: 'badRequest', message: expect.stringMatching(/цела/) });
  }
  expect((await checked(host)).posted).toBeNull();
});
