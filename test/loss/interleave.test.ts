/** @jest-environment ./test/hostOutside.cjs */
// Two judges, captains and an organizer, whose work meets at every service call: drawn schedules against a model.
// `npm run interleave` plays 10,000 of them and prints what happened; `npm test` plays a few.
import type { KeptFile } from '../../host/test/library';
import type { Panel } from '../../src/addon/panel';
import { printed } from '../printed';
import { contentsOf } from './contents';
import { after, checked, typed } from './files';
import { type Evening, played, tellTruth } from './schedule';
import { cellsIn, chargesIn, logIn, rulingsIn, stampsIn } from './truth';

const isWhole = process.env.LOSS === 'all';
const COUNT = Number(process.env.SCHEDULES ?? (isWhole ? 10_000 : 24));
const SEED = Number(process.env.FC_SEED ?? 20161128);

let file: KeptFile;
let panel: Panel;
beforeAll(async () => {
  file = await after(async host => {
    await typed(host);
    await host.events.idle();
    panel = await checked(host);
  });
});

test(`${COUNT} schedules from seed ${SEED}: nothing typed or decided is lost`, async () => {
  const losses: string[] = [];
  const sum = { calls: 0, executions: 0, accepted: 0, refused: 0, dropped: 0, hasty: 0 };
  for (let i = 0; i < COUNT; i++) {
    const evening = await played(file, panel, SEED + i);
    try {
      await agree(evening, SEED + i);
    } catch (error) {
      losses.push((error as Error).message);
      printed(`LOST ${(error as Error).message}\n`);
    } finally {
      evening.host.dispose();
    }
    sum.calls += evening.stage.calls;
    sum.executions += evening.stage.begun.length;
    sum.accepted += evening.accepted;
    sum.refused += evening.refused;
    sum.dropped += evening.host.events.dropped;
    sum.hasty += evening.stage.hasty.size;
    if ((i + 1) % 100 === 0) printed(`${i + 1} schedules ${JSON.stringify(sum)}\n`);
  }
  printed(`${COUNT} schedules, ${losses.length} with a loss: ${JSON.stringify(sum)}\n`);
  expect(losses).toEqual([]);
  expect(sum.accepted).toBeGreaterThan(COUNT / 2);
  expect(sum.refused).toBeGreaterThan(0);
}, 14_400_000);

/** The file against what the people in it know, before and after a last check. */
async function agree(evening: Evening, seed: number): Promise<void> {
  const { host, truth, errors } = evening;
  tellTruth(evening);
  const told = () => ({ seed, cells: cellsIn(host), rulings: rulingsIn(host) });
  const known = { seed, cells: sorted(truth.cells), rulings: sorted(truth.rulings) };
  expect([seed, ...errors]).toEqual([seed]);
  expect(told()).toEqual(known);
  logAgrees(evening, seed);
  await checked(host);
  expect(told()).toEqual(known);
  const charges = chargesIn(host);
  expect([seed, charges]).toEqual([seed, [...new Set(charges)]]);
  if (seed % 10 > 0) return;
  const before = contentsOf(host);
  await checked(host);
  expect(contentsOf(host)).toBe(before);
}

const sorted = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).sort(([x], [y]) => (x < y ? -1 : 1)));

/** Each decision stands in the log once, and no line or stamp tells of a cell what never stood in it. */
function logAgrees({ host, truth, stage, isMoved }: Evening, seed: number): void {
  const log = logIn(host);
  const decided: Record<string, string[]> = {};
  for (const [record, texts] of Object.entries(log)) {
    const side = /^r(\d+) ([AB])$/.exec(record);
    if (!side) {
      const about = record.includes(' · ') ? aboutRecord(record) : record;
      decided[about] = texts;
      continue;
    }
    const key = `${side[1]} ${side[2]?.toLowerCase()}`;
    // Two triggers that ran late both tell of the value that they found: the second one says what stood between.
    // Where rows moved before the trigger of a clear, an empty cell that nothing was seen in cannot be told from it.
    const isMistaken = isMoved && !truth.typed[key] && texts.join() === '';
    const values = isMistaken ? [] : texts.filter((text, i) => text !== texts[i - 1]);
    expect([seed, key, values]).toEqual([seed, key, inOrder(values, truth.typed[key] ?? [])]);
    const isWhole = !isMoved && host.events.dropped === 0 && stage.hasty.size === 0;
    if (isWhole) expect([seed, key, texts.at(-1)]).toEqual([seed, key, truth.cells[key] ?? '']);
  }
  expect([seed, sorted(decided)]).toEqual([seed, sorted(truth.logged)]);
  expect([seed, stampsIn(host).filter(key => !truth.typed[key])]).toEqual([seed, []]);
}

/** Those of the texts that were typed, in that order. */
function inOrder(texts: readonly string[], typed: readonly string[]): string[] {
  let from = 0;
  return texts.filter(text => {
    const at = typed.indexOf(text, from);
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}

const aboutRecord = (record: string): string => {
  const [clause, place = '', team] = record.split(' · ');
  return `${clause} ${team} ${place.split('.')[1] ?? ''}`;
};
