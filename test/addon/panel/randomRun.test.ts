/**
 * @jest-environment ./test/hostOutside.cjs
 * @slow
 */
// A seeded evening of captains, organizers and a judge against a model: no edit is lost and no ruling stands at another
// game than the judge saw. FC_SEED tries another evening, STEPS a longer one; a red run names its seed and action.
import type { Host } from '../../../host/test/library';
import { everything } from '../setup/organizer';
import { failures } from '../tableOfCaptains';
import { chanceOf, weighted } from './chance';
import { evening, panelOf, type Wall } from './evening';
import { agree, judgeOf } from './judge';
import { Model } from './model';
import { peopleOf } from './people';

const STEPS = Number(process.env.STEPS ?? 120);
const SEED = Number(process.env.FC_SEED ?? 20161128);
const WALLS: readonly Wall[] = [
  ['Волки', 'Совы'],
  ['Лисы', 'Ежи'],
  ['Рыси', 'Волки'],
  ['Совы', 'Лисы'],
  ['Ежи', 'Рыси'],
  ['Волки', 'Лисы'],
];

/** How often of 100 each kind of action comes. */
const WEIGHTS = {
  type: 36,
  correct: 8,
  paste: 6,
  clear: 3,
  sort: 7,
  insert: 4,
  copy: 1,
  sortLedger: 3,
  look: 8,
  rule: 8,
  score: 7,
  reconsider: 4,
  add: 2,
  undo: 3,
} as const;

let host: Host;
afterAll(() => host.dispose());

test(`seed ${SEED}: ${STEPS} actions`, async () => {
  host = await evening(WALLS);
  const [model, chance] = [new Model(), chanceOf(SEED)];
  const judge = await judgeOf(host, model, chance, WALLS);
  const actions = { ...peopleOf(host, model, chance, WALLS.length), ...judge.actions };
  for (let step = 1; step <= STEPS; step++) {
    const kind = weighted(WEIGHTS, chance);
    try {
      await actions[kind]();
    } catch (error) {
      throw new Error(`seed ${SEED}, action ${step}, ${kind}: ${(error as Error).message}`);
    }
  }
  await host.events.idle();
  agree(host, model);
  await panelOf(host, 'check');
  const before = everything(host);
  await panelOf(host, 'check');
  expect(everything(host)).toEqual(before);
  expect(failures(host)).toEqual([]);
  expect(host.events.dropped).toBe(0);
  // The run is worth something only if judges were both heard and refused.
  expect(judge.outcomes.ok).toBeGreaterThan(STEPS / 10);
  expect(judge.outcomes.changed).toBeGreaterThan(0);
}, 1_800_000);
