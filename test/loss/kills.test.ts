/** @jest-environment ./test/hostOutside.cjs */
// Every action is killed before and after its service calls and done again: the file ends as if nothing had happened.
// `npm run survive` kills at every call and prints how many; `npm test` draws a few at the calls that write.
import { chanceOf } from '../addon/panel/chance';
import { printed } from '../printed';
import { type Action, eveningActions, setUpActions } from './actions';
import { everyKill, type Kill, type Survival, survived, survivedAll, undisturbed } from './kills';

const isWhole = process.env.LOSS === 'all';
const ONLY = process.env.ONLY?.split(',');
const SEED = Number(process.env.FC_SEED ?? 20161128);
const DRAWN = Number(process.env.KILLS ?? 3);

const total = { calls: 0, kills: 0, left: 0, losses: 0 };
afterAll(() => {
  const { calls, kills, left, losses } = total;
  printed(`all: ${calls} calls, ${kills} kills, ${left} files left behind, ${losses} losses\n`);
});

/** Between two writes every death leaves the same file. */
function drawn(calls: readonly string[], seed: number): readonly Kill[] {
  const { pick } = chanceOf(seed);
  const kills = everyKill(calls).filter(({ call }) => /set|clear|delete|flush/i.test(calls[call - 1] ?? ''));
  return Array.from({ length: DRAWN }, () => pick(kills));
}

async function survivalOf(action: Action): Promise<Survival> {
  const calm = await undisturbed(action);
  const survival: Survival = { kills: 0, left: new Set(), losses: [] };
  const kills = isWhole ? everyKill(calm.calls) : drawn(calm.calls, SEED);
  if (isWhole && action.isLong) await survivedAll(action, calm, survival);
  else for (const kill of kills) await survived(action, calm, kill, survival);
  const [calls, left, losses] = [calm.calls.length, survival.left.size, survival.losses.length];
  const counts = `${calls} calls, ${survival.kills} kills, ${left} files left behind, ${losses} losses`;
  if (isWhole || ONLY) printed(`${action.name}: ${counts}\n`);
  for (const { kill, call, why } of survival.losses) printed(`  ${JSON.stringify(kill)} ${call}: ${why}\n`);
  total.calls += calls;
  total.kills += survival.kills;
  total.left += left;
  total.losses += losses;
  return survival;
}

async function lossesOf(actions: readonly Action[]): Promise<unknown[]> {
  const losses: unknown[] = [];
  for (const action of actions.filter(({ name }) => !ONLY || ONLY.includes(name)))
    losses.push(...(await survivalOf(action)).losses.map(({ kill, call }) => [action.name, kill, call]));
  return losses;
}

test('W4: killed anywhere and done again, every action of an evening ends as if nothing had happened', async () => {
  expect(await lossesOf(await eveningActions())).toEqual([]);
}, 7_200_000);

// About an hour: not for every run.
if (isWhole || ONLY?.includes('setUp'))
  test('set-up, killed anywhere and done again, leaves the same file', async () => {
    expect(await lossesOf(await setUpActions())).toEqual([]);
  }, 14_400_000);
