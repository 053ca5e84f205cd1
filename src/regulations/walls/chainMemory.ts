import type { WallGame } from '../../core/tournament';
import { chainOf } from './chain';
import type { Chain, ChainLaw, GameRuling } from './chainRow';
import type { WallRun } from './wallRun';

/** What a chain was made of, and the chain. */
interface Known {
  readonly games: readonly WallGame[];
  readonly rulings: string;
  readonly law: ChainLaw;
  readonly chain: Chain;
}

/** Trying out many decisions on one tournament judges the same rows under a handful of rulings. */
const MOST = 6;
const known = new WeakMap<WallGame, Known[]>();

/** The chain of these rows: the one judged before where the rows, the rulings and the law are the same. */
export function knownChainOf(
  games: readonly WallGame[],
  rulings: readonly GameRuling[],
  law: ChainLaw,
): Chain {
  const [first] = games;
  if (!first) return chainOf(games, rulings, law);
  const before = known.get(first) ?? [];
  const key = JSON.stringify(rulings);
  const found = before.find(
    one => one.rulings === key && isSame(one.games, games) && isSameLaw(one.law, law),
  );
  if (found) return found.chain;
  const chain = chainOf(games, rulings, law);
  known.set(first, [{ games, rulings: key, law, chain }, ...before.slice(0, MOST - 1)]);
  return chain;
}

const isSame = (x: readonly WallGame[], y: readonly WallGame[]): boolean =>
  x.length === y.length && x.every((game, i) => game === y[i]);

const isSameLaw = (x: ChainLaw, y: ChainLaw): boolean => {
  const names = new Set([...Object.keys(x), ...Object.keys(y)] as (keyof ChainLaw)[]);
  return [...names].every(name => x[name] === y[name]);
};

/** What is found in the chain of a wall, found once for the same wall and whatever else it hangs on. */
export function perChain<A extends readonly unknown[], T>(
  find: (run: WallRun, ...on: A) => T,
): (run: WallRun, ...on: A) => T {
  const seen = new WeakMap<Chain, { readonly wall: WallRun['wall']; readonly on: A; readonly found: T }>();
  return (run, ...on) => {
    const before = seen.get(run.chain);
    if (before?.wall === run.wall && before.on.every((one, i) => one === on[i])) return before.found;
    const found = find(run, ...on);
    seen.set(run.chain, { wall: run.wall, on, found });
    return found;
  };
}
