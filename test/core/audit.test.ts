// Which row of the ledger answers a found offence, and in what order rulings are taken: by what they say, never by rows.
import { asWritten, audit, byRuling } from '../../src/core/audit';
import type { AuditLaw, Offence } from '../../src/core/penalty';
import { fraction } from '../../src/core/points';
import { deduct, type Ladder, teamOut, warning } from '../../src/core/sanction';
import type { LedgerLine } from '../../src/core/tournament';
import { line, penalty } from './cases';

const LADDER: Ladder = [[warning], [deduct(3)]];
const LAW: AuditLaw = {
  ladder: clause => (clause === '5.2' ? LADDER : undefined),
  scope: () => '',
  order: () => 0,
  freeRuling: '7.5',
};
const OFFENCE: Offence = {
  clause: '5.2',
  kind: 'late',
  team: 'Совы',
  wall: '1',
  game: '2',
  evidence: { kind: 'late', data: {} },
};
const row = (id: string, more: Partial<LedgerLine> = {}) => line({ id, wall: '1', game: '2', ...more });
const audited = (...ledger: readonly LedgerLine[]) => {
  const { penalties, doubled } = audit([OFFENCE], ledger, LAW);
  return {
    found: penalties.filter(({ found }) => found).map(({ id }) => id),
    others: penalties.filter(({ found }) => !found).map(({ id }) => id),
    doubled: doubled.map(({ id }) => id),
  };
};
const bothWays = (one: LedgerLine, other: LedgerLine) =>
  [audited(one, other), audited(other, one)].map(({ found }) => found);

test('a standing decision answers before a fallen one, that before a proposal', () => {
  const order = (['confirmed', 'dismissed', 'withdrawn', 'proposed'] as const).map(state =>
    row(state, { state }),
  );
  for (const [i, one] of order.entries())
    for (const other of order.slice(i + 1)) expect(bothWays(one, other)).toEqual([[one.id], [one.id]]);
});

test('of two alike the earlier answers; one without a time is later than any', () => {
  expect(bothWays(row('x', { at: 20 }), row('y', { at: 10 }))).toEqual([['y'], ['y']]);
  expect(bothWays(row('x'), row('y', { at: 10 }))).toEqual([['y'], ['y']]);
  expect(bothWays(row('x', { at: 20, state: 'proposed' }), row('y', { at: 90 }))).toEqual([['y'], ['y']]);
});

test.each<[string, Partial<LedgerLine>, Partial<LedgerLine>]>([
  ['points', { points: fraction(1) }, { points: fraction(2) }],
  ['points of a sanction', { sanctions: [deduct(1)] }, { sanctions: [deduct(2)] }],
  ['sanctions', { sanctions: [teamOut] }, { sanctions: [warning] }],
  ['the repeat', { repeat: 1 }, { repeat: 2 }],
])('of two at one moment what they say decides: %s', (_, one, other) => {
  expect(bothWays(row('x', one), row('x', other)).flat()).toEqual(['x', 'x']);
  const lines = [row('x', one), row('x', other)];
  const answer = (ledger: readonly LedgerLine[]) => audit([OFFENCE], ledger, LAW).doubled[0];
  expect(answer([...lines].reverse())).toEqual(answer(lines));
  expect(answer(lines)).toEqual(lines[1]);
});

test('by the id, where they say the same', () => {
  expect(bothWays(row('б'), row('а'))).toEqual([['а'], ['а']]);
});

test('a second ruling that stands is doubled, one that fell is kept, a forgotten proposal goes', () => {
  expect(audited(row('x', { at: 1 }), row('y', { at: 2 }))).toEqual({
    found: ['x'],
    others: [],
    doubled: ['y'],
  });
  expect(audited(row('x'), row('y', { state: 'dismissed' }))).toEqual({
    found: ['x'],
    others: ['y'],
    doubled: [],
  });
  const own = '5.2 · 1.2 · Совы';
  expect(audited(row('x'), row(own, { state: 'proposed' }))).toEqual({
    found: ['x'],
    others: [],
    doubled: [],
  });
  expect(audited(row('x'), row('', { state: 'proposed' }))).toEqual({
    found: ['x'],
    others: [],
    doubled: [''],
  });
});

test('rulings are ordered by what their rows say; without a row they are alike', () => {
  const [early, late] = [penalty({ line: row('x', { at: 1 }) }), penalty({ line: row('y', { at: 2 }) })];
  expect([byRuling(early, late) < 0, byRuling(late, early) > 0]).toEqual([true, true]);
  expect([byRuling(early, penalty()), byRuling(penalty(), early), byRuling(penalty(), penalty())]).toEqual([
    0, 0, 0,
  ]);
});

test('as written: a row that names no sanction takes the step of its repeat, the first where it names none', () => {
  const step = (more: Partial<LedgerLine>) =>
    asWritten([row('x', { sanctions: [], ...more })], LAW)[0]?.sanctions;
  expect(step({})).toEqual([warning]);
  expect(step({ repeat: 2 })).toEqual([deduct(3)]);
  expect(step({ sanctions: [teamOut], repeat: 2 })).toEqual([teamOut]);
  expect(step({ clause: '' })).toEqual([]);
});
