/** @jest-environment ./test/hostOutside.cjs */
// Every action is killed before and after its service calls and done again: the file ends as if nothing had happened.
// `npm run survive` kills at every call and prints how many; `npm test` draws some of them.
import { type Action, eveningActions, setUpActions } from './actions';
import { type Kill, type Survival, survived, undisturbed } from './kills';

const ONLY = process.env.ONLY;

const everyKill = (calls: number): Kill[] =>
  Array.from({ length: calls }, (_, i) => i + 1).flatMap(call =>
    (['kill', 'killAfter'] as const).flatMap(fault =>
      [false, true].map((loses): Kill => ({ call, fault, loses })),
    ),
  );

async function survivalOf(action: Action): Promise<Survival> {
  const calm = await undisturbed(action);
  const survival: Survival = { kills: 0, left: new Set(), losses: [] };
  for (const kill of everyKill(calm.calls.length)) await survived(action, calm, kill, survival);
  process.stdout.write(
    `${action.name}: ${calm.calls.length} calls, ${survival.kills} kills, ${survival.left.size} files left behind, ${survival.losses.length} losses\n`,
  );
  return survival;
}

test('killed anywhere and done again, every action of an evening ends as if nothing had happened', async () => {
  const losses = [];
  for (const action of await eveningActions()) {
    if (ONLY && action.name !== ONLY) continue;
    const survival = await survivalOf(action);
    for (const { kill, call, why } of survival.losses.slice(0, 3))
      process.stdout.write(`  ${JSON.stringify(kill)} ${call}: ${why}\n`);
    losses.push(...survival.losses.map(loss => ({ action: action.name, ...loss })));
  }
  expect(losses).toEqual([]);
}, 3_600_000);
