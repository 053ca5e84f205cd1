import { byDecision, typedSanctions } from '../../core/audit';
import type { Values } from '../../core/parameters';
import { toNumber } from '../../core/points';
import { type Ladder, type Step, stepFor } from '../../core/sanction';
import {
  type Instant,
  type LedgerLine,
  otherSide,
  type Score,
  type Tournament,
  type Wall,
  type WallGame,
  type WallSide,
} from '../../core/tournament';
import { type Chain, type ChainLaw, chainOf, type GameRuling } from './chain';
import { type parameters, stageParameter } from './parameters';
import { NIL } from './steps';

export type WallParameters = Values<typeof parameters>;

/** Ladders by clause, as the organizer left or changed them. */
export type Ladders = (clause: string) => Ladder | undefined;

/** A wall with its rows judged. */
export interface WallRun {
  readonly wall: Wall;
  readonly chain: Chain;
  readonly law: ChainLaw;
  /** Its place in the schedule, from 0. */
  readonly order: number;
}

export const sideOfTeam = ({ teams }: Wall, team: string): WallSide | undefined =>
  teams.a === team ? 'a' : teams.b === team ? 'b' : undefined;

/** Every wall of the tournament with its rows judged under the confirmed rulings on single games. */
export function wallRuns(
  { walls, wallGames, ledger, now }: Tournament,
  p: WallParameters,
  ladder: Ladders,
): readonly WallRun[] {
  const games = new Map<string, WallGame[]>();
  for (const game of wallGames) {
    const known = games.get(game.wall);
    if (known) known.push(game);
    else games.set(game.wall, [game]);
  }
  const confirmed = ledger
    .filter(({ state }) => state === 'confirmed')
    .sort(byDecision)
    .map(line => ({ ...line, sanctions: sanctionsOf(line, ladder) }));
  return walls.map((wall, order) => {
    const own = confirmed.filter(line => line.wall === wall.id);
    const isClosed = own.some(({ sanctions }) => sanctions.some(({ kind }) => kind === 'wallClosed'));
    const law = { ...chainLaw(wall, p, now), isClosed };
    const rulings = own.flatMap(line => gameRulings(line, wall, p));
    return { wall, order, law, chain: chainOf(games.get(wall.id) ?? [], rulings, law) };
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

/** What a row of the ledger says itself, else the step of its clause's ladder. */
function sanctionsOf(line: LedgerLine, ladder: Ladders): Step {
  const typed = typedSanctions(line);
  const steps = ladder(line.clause);
  return typed.length > 0 || !steps ? typed : stepFor(steps, line.repeat ?? 1);
}

/** What a ruling does to the chain of its wall: only rulings on single games do anything. */
function gameRulings(line: LedgerLine, wall: Wall, p: WallParameters): GameRuling[] {
  const by = sideOfTeam(wall, line.team);
  const game = Number(line.game);
  if (line.game === undefined || !Number.isSafeInteger(game)) return [];
  const ruling = (effect: GameRuling['effect']): GameRuling => ({
    game,
    clause: line.clause || '7.5',
    effect,
    ...(line.at !== undefined && { at: line.at }),
  });
  return line.sanctions.flatMap((sanction): GameRuling[] => {
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
