import fc from 'fast-check';
import type { Panel, PanelResult } from '../../src/addon/panel';
import { additionOf, EMPTY, lacking } from '../../src/sidebar/state/draft';
import type { Event } from '../../src/sidebar/state/event';
import { neighbour, nextItem } from '../../src/sidebar/state/next';
import { reduce } from '../../src/sidebar/state/reduce';
import { confirmations, inQueue, lateIds, tickedCases } from '../../src/sidebar/state/selection';
import { opening, type State } from '../../src/sidebar/state/state';
import { evening, without } from './panels';
import { season } from './seasons';

const ok = (panel: Panel, more: object = {}): PanelResult => ({
  ok: true,
  panel,
  undo: [],
  said: '',
  ...more,
});
const refusal = (
  code: 'changed' | 'noTournament' | 'busy' | 'noRights',
  panel: Panel | null = null,
): PanelResult => ({
  ok: false,
  code,
  message: 'Так нельзя.',
  panel,
  regulations: code === 'noTournament' ? ['walls', 'cup'] : [],
});

const following = (state: State, ...events: readonly Event[]): State => events.reduce(reduce, state);
const panel = evening();
const stood = following(
  opening('queue'),
  { type: 'asked', number: 1, what: 'check', id: null },
  { type: 'answered', number: 1, result: ok(panel) },
);
const openCase = (id: string): Event => ({ type: 'opened', opened: { kind: 'case', id } });
const decide = (id: string, result: PanelResult): Event[] => [
  { type: 'asked', number: 2, what: 'decide', id },
  { type: 'answered', number: 2, result },
];

describe('late answers', () => {
  test('an answer that is no longer waited for changes nothing', () => {
    const waiting = following(stood, { type: 'asked', number: 3, what: 'check', id: null });
    for (const late of [
      { type: 'answered', number: 2, result: ok(without(panel, 'charge:i6')) },
      { type: 'failed', number: 2, trouble: 'lost' },
      { type: 'long', number: 2 },
    ] as const)
      expect(reduce(waiting, late)).toBe(waiting);
  });
  test('nor does one that comes after the wait was stopped or given up', () => {
    for (const end of [{ type: 'stopped' }, { type: 'failed', number: 3, trouble: 'slow' }] as const) {
      const ended = following(stood, { type: 'asked', number: 3, what: 'check', id: null }, end);
      expect(reduce(ended, { type: 'answered', number: 3, result: ok(without(panel, 'charge:i6')) })).toBe(
        ended,
      );
      expect(ended.panel).toBe(panel);
      expect(ended.work).toBeNull();
    }
  });
});

test('whatever the order in which answers come, the panel shows that of the call it waits for, or what it showed', () => {
  const calls = fc.array(fc.record({ isGivenUp: fc.boolean(), fails: fc.boolean() }), {
    minLength: 1,
    maxLength: 6,
  });
  fc.assert(
    fc.property(calls, fc.infiniteStream(fc.nat()), (asked, chance) => {
      const late: Event[] = [];
      const random = (below: number): number => (chance.next().value as number) % below;
      let state = stood;
      asked.forEach(({ isGivenUp, fails }, i) => {
        const number = i + 2;
        const own = { ...panel, at: `10:0${i}` };
        const answer: Event = fails
          ? { type: 'failed', number, trouble: 'lost' }
          : { type: 'answered', number, result: ok(own) };
        state = reduce(state, { type: 'asked', number, what: 'check', id: null });
        if (isGivenUp) {
          state = reduce(state, { type: 'stopped' });
          late.push(answer);
          return;
        }
        while (late.length > 0 && random(2) === 0) {
          const [stray] = late.splice(random(late.length), 1);
          const before = state;
          if (stray) state = reduce(state, stray);
          expect(state).toBe(before);
        }
        const before = state.panel;
        state = reduce(state, answer);
        expect([state.work, state.panel?.at]).toEqual([null, fails ? before?.at : own.at]);
      });
      const end = state;
      for (const stray of late) state = reduce(state, stray);
      expect(state).toBe(end);
    }),
  );
});

describe('after a decision', () => {
  const ids = inQueue(panel).map(({ id }) => id);
  const [first = '', second = '', third = ''] = ids;
  test('the keyboard is at the next item of the list', () => {
    const done = following(
      stood,
      { type: 'reached', id: second },
      ...decide(second, ok(without(panel, second))),
    );
    expect([done.current, done.opened, done.focus]).toEqual([third, null, { key: `item:${third}` }]);
  });
  test('the next one opens where the decided one was open', () => {
    const done = following(stood, openCase(first), ...decide(first, ok(without(panel, first))));
    expect([done.opened, done.focus]).toEqual([{ kind: 'case', id: second }, { key: 'title' }]);
  });
  test('an item that still has something to decide stays open', () => {
    const done = following(stood, openCase(first), ...decide(first, ok(panel)));
    expect(done.opened).toEqual({ kind: 'case', id: first });
  });
  test('of the last one the list is left, empty', () => {
    const done = following(stood, openCase(first), ...decide(first, ok(without(panel, ...ids))));
    expect([done.opened, done.current, done.focus]).toEqual([null, null, { key: 'title' }]);
  });
  test('what was said stands until the next decision, with the way back', () => {
    const undo = [{ do: 'reopen', id: 'p', seen: 's' }] as const;
    const done = following(stood, ...decide(first, ok(panel, { said: 'Готово', undo })));
    expect(done.snack).toEqual({ said: 'Готово', undo, isUndo: false });
    const checked = following(
      done,
      { type: 'asked', number: 3, what: 'check', id: null },
      { type: 'answered', number: 3, result: ok(panel) },
    );
    expect(checked.snack).toBe(done.snack);
  });
  test('an undo can be taken back, and that again', () => {
    const undo = [{ do: 'reopen', id: 'p', seen: 's' }] as const;
    const turn = (number: number) =>
      [
        { type: 'asked', number, what: 'undo', id: null },
        { type: 'answered', number, result: ok(panel, { said: `${number}`, undo }) },
      ] as const;
    const decidedOnce = following(stood, ...decide(first, ok(panel, { said: 'Готово', undo })));
    const undone = following(decidedOnce, ...turn(7));
    expect(undone.snack).toEqual({ said: '7', undo, isUndo: true });
    expect(following(undone, ...turn(8)).snack).toEqual({ said: '8', undo, isUndo: false });
  });
  test('ticks of cases that are gone are gone', () => {
    const done = following(
      stood,
      { type: 'ticked', ids: lateIds(panel), on: true },
      ...decide('charge:l9', ok(without(panel, 'charge:l9'))),
    );
    expect(done.ticked).toEqual(['charge:l11']);
  });
});

describe('money', () => {
  const ofSeason = season();
  const team = 'Пекари с Набережной и их ночные гости';
  const atMoney = following(
    { ...stood, panel: ofSeason },
    { type: 'went', view: 'money' },
    { type: 'opened', opened: { kind: 'account', id: team } },
  );
  test('after a payment the account stays open, with the keyboard at what was paid', () => {
    const done = following(atMoney, ...decide('t1', ok(ofSeason)));
    expect([done.opened, done.focus]).toEqual([{ kind: 'account', id: team }, { key: 'pay:t1' }]);
  });
  test('an account that is gone closes', () => {
    const left: Panel = { ...ofSeason, report: { ...ofSeason.report, accounts: [] } };
    expect(following(atMoney, ...decide('t1', ok(left))).opened).toBeNull();
  });
  test('out of an account the keyboard is at its team', () =>
    expect(following(atMoney, { type: 'back' }).focus).toEqual({ key: `item:${team}` }));
  test('a decision on a ruling of a player leaves his list, and no item of the queue', () => {
    const done = following(
      { ...stood, panel: ofSeason },
      { type: 'went', view: 'players' },
      { type: 'opened', opened: { kind: 'penalty', id: 'm3' } },
      ...decide('m3', ok(ofSeason)),
    );
    expect([done.view, done.opened, done.focus]).toEqual(['players', null, { key: 'item:m3' }]);
  });
});

describe('refusals', () => {
  test('changed: nothing written, the fresh table, the case still open', () => {
    const fresh = without(panel, 'row:r127');
    const done = following(
      stood,
      openCase('row:r127'),
      { type: 'sheet', sheet: { kind: 'dismiss' } },
      ...decide('row:r127', refusal('changed', fresh)),
    );
    expect([done.panel, done.opened, done.sheet, done.notice?.code]).toEqual([
      fresh,
      { kind: 'case', id: 'row:r127' },
      null,
      'changed',
    ]);
  });
  test('busy: what stood and what was being typed stays', () => {
    const sheet = { kind: 'dismiss' } as const;
    const done = following(
      stood,
      openCase('charge:l9'),
      { type: 'sheet', sheet },
      ...decide('charge:l9', refusal('busy')),
    );
    expect([done.panel, done.sheet, done.notice?.text]).toEqual([panel, sheet, { said: 'Так нельзя.' }]);
  });
  test('no tournament: set-up, with the regulations to choose from', () => {
    const done = following(stood, ...decide('x', refusal('noTournament')));
    expect([done.view, done.regulations]).toEqual(['setup', ['walls', 'cup']]);
    const made = following(
      done,
      { type: 'asked', number: 4, what: 'setUp', id: null },
      { type: 'answered', number: 4, result: ok(panel) },
    );
    expect([made.view, made.regulations]).toEqual(['queue', null]);
  });
  test('no rights stay said when one looks around', () => {
    const done = following(stood, ...decide('x', refusal('noRights', panel)), {
      type: 'went',
      view: 'table',
    });
    expect(done.notice?.code).toBe('noRights');
    expect(following(done, { type: 'noticed' }).notice).toBeNull();
  });
});

describe('the way back', () => {
  test('is where the keyboard was', () => {
    const opened = { kind: 'number', stage: 'group', group: 'A', team: 'Ёж' } as const;
    expect(following(stood, { type: 'opened', opened }, { type: 'back' }).focus).toEqual({
      key: 'number:group:Ёж',
    });
    expect(following(stood, openCase('charge:l9'), { type: 'back' }).focus).toEqual({
      key: 'item:charge:l9',
    });
    expect(following(stood, { type: 'opened', opened: { kind: 'add' } }, { type: 'back' }).focus).toEqual({
      key: 'add',
    });
  });
  test('of a withdrawal is its record', () =>
    expect(
      following(stood, { type: 'opened', opened: { kind: 'withdraw', id: 'c1' } }, { type: 'back' }).opened,
    ).toEqual({ kind: 'penalty', id: 'c1' }));
  test('a check closes what is gone', () => {
    const done = following(
      stood,
      openCase('charge:l9'),
      { type: 'asked', number: 5, what: 'check', id: null },
      { type: 'answered', number: 5, result: ok(without(panel, 'charge:l9')) },
    );
    expect(done.opened).toBeNull();
  });
});

test('the next item: behind, else before, else the first, else none', () => {
  const ids = ['a', 'b', 'c', 'd'];
  expect([
    nextItem(ids, ['a', 'c', 'd'], 'b'),
    nextItem(ids, ['a', 'd'], 'b'),
    nextItem(ids, ['a', 'b'], 'd'),
    nextItem(ids, ['x'], 'b'),
    nextItem(ids, [], 'b'),
    nextItem(ids, ids, null),
  ]).toEqual(['c', 'd', 'b', 'x', null, 'a']);
});

test('arrows stay at the ends of the list', () =>
  expect([
    neighbour(['a', 'b'], null, 1),
    neighbour(['a', 'b'], 'a', 1),
    neighbour(['a', 'b'], 'b', 1),
    neighbour(['a', 'b'], 'a', -1),
    neighbour([], 'a', 1),
  ]).toEqual(['a', 'b', 'b', 'a', null]));

test('many late ones are one request', () => {
  const ticked = tickedCases(panel, [...lateIds(panel), 'row:r107', 'gone']);
  expect(confirmations(ticked)).toEqual([
    { do: 'confirm', id: 'p-l9', seen: 'l9' },
    { do: 'confirm', id: 'p-l11', seen: 'l11' },
  ]);
});

describe('a charge by hand', () => {
  const draft = { ...EMPTY, clause: '7.3.14', team: 'Ёж', evidence: ' Чат ' };
  test('says what it lacks, in the order of the form', () =>
    expect([
      lacking(EMPTY, panel),
      lacking({ ...EMPTY, clause: '7.3.14' }, panel),
      lacking({ ...draft, evidence: ' ' }, panel),
      lacking({ ...draft, clause: '7.5' }, panel),
      lacking({ ...draft, clause: '7.5', points: '3' }, panel),
      lacking({ ...draft, money: 'сто' }, panel),
      lacking(draft, panel),
    ]).toEqual(['clause', 'team', 'evidence', 'sanction', null, 'money', null]));
  test('sends what was said and nothing else', () => {
    expect(additionOf({ ...draft, wall: '4', sanction: 'минус 3' }, panel)).toEqual({
      do: 'add',
      clause: '7.3.14',
      team: 'Ёж',
      evidence: 'Чат',
      wall: '4',
    });
    expect(additionOf({ ...draft, clause: '7.5', sanction: 'минус 3' }, panel).sanction).toBe('минус 3');
    expect(additionOf({ ...draft, player: ' Лис ', money: '37,5' }, panel)).toMatchObject({
      player: 'Лис',
      money: '37.5',
    });
  });
});
