import { byRuling } from '../../core/audit';
import type { Values } from '../../core/parameters';
import type { Penalty } from '../../core/penalty';
import { toNumber } from '../../core/points';
import {
  type Instant,
  otherSide,
  type Score,
  type Tournament,
  type Wall,
  type WallGame,
  type WallSide,
} from '../../core/tournament';
import { knownChainOf } from './chainMemory';
import type { Chain, ChainLaw, GameRuling } from './chainRow';
import { confirmedIn } from './confirmed';
import { type parameters, stageParameter } from './parameters';
import { NIL } from './steps';

export type WallParameters = Values<typeof parameters>;

/** A wall with its rows judged. */
export interface WallRun {
  readonly wall: Wall;
  readonly chain: Chain;
  readonly law: ChainLaw;
}

export const sideOfTeam = ({ teams }: Wall, team: string): WallSide | undefined =>
  teams.a === team ? 'a' : teams.b === team ? 'b' : undefined;

/** Every wall of the tournament with its rows judged under the confirmed penalties. */
export function wallRuns(
  { walls, wallGames, now }: Tournament,
  p: WallParameters,
  penalties: readonly Penalty[],
): readonly WallRun[] {
  const games = new Map<string, WallGame[]>();
  for (const game of wallGames) {
    const known = games.get(game.wall);
    if (known) known.push(game);
    else games.set(game.wall, [game]);
  }
  const confirmed = confirmedIn(penalties);
  return walls.map(wall => {
    const own = [...confirmed.on(wall.id)].sort(byRuling);
    const isClosed = own.some(({ sanctions }) => sanctions.some(({ kind }) => kind === 'wallClosed'));
    const law = { ...chainLaw(wall, p, now), isClosed };
    const rulings = own.flatMap(penalty => gameRulings(penalty, wall, p));
    return { wall, law, chain: knownChainOf(games.get(wall.id) ?? [], rulings, law) };
  });
}

function chainLaw({ stage }: Wall, p: WallParameters, now: Instant): Omit<ChainLaw, 'isClosed'> {
  const [cardsMax, cardsZeroFrom] = [
    p[stageParameter('cards', stage)],
    p[stageParameter('cardsZeroFrom', stage)],
  ];
  return {
    target: p[stageParameter('target', stage)],
    annex: p.annex1,
    firstNight: p['firstNight.minutes'],
    lastEntry: p['lastEntry.minutes'],
    oneSided: p.oneSided,
    now,
    ...(cardsMax !== undefined && { cardsMax }),
    ...(cardsZeroFrom !== undefined && { cardsZeroFrom }),
  };
}

/** What a ruling does to the chain of its wall: only rulings on single games do anything. */
function gameRulings(penalty: Penalty, wall: Wall, p: WallParameters): GameRuling[] {
  const by = sideOfTeam(wall, penalty.team);
  const at = penalty.line?.at;
  const game = Number(penalty.game);
  if (penalty.game === undefined || !Number.isSafeInteger(game)) return [];
  const ruling = (effect: GameRuling['effect']): GameRuling => ({
    game,
    clause: penalty.clause,
    effect,
    ...(at !== undefined && { at }),
  });
  return penalty.sanctions.flatMap((sanction): GameRuling[] => {
    if (sanction.kind === 'replay' || sanction.kind === 'annulled') return [ruling({ kind: 'void' })];
    if (!by) return [];
    if (sanction.kind === 'gameLoss')
      return [ruling({ kind: 'lost', by, award: sanction.award ? toNumber(sanction.award) : 0 })];
    if (!p['deduct.running'] || p['deduct.from'] !== 'wallScore') return [];
    if (sanction.kind === 'deduction')
      return [ruling({ kind: 'moved', by: only(by, -toNumber(sanction.points)) })];
    if (sanction.kind === 'credit')
      return [ruling({ kind: 'moved', by: only(otherSide(by), toNumber(sanction.points)) })];
    return [];
  });
}

const only = (side: WallSide, points: number): Score => ({ ...NIL, [side]: points });
