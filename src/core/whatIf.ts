import { chargeId, type Penalty } from './penalty';
import { ruled, withRulings } from './rulings';
import type { LedgerLine, LedgerState, Score, Tournament, WallSide } from './tournament';

/** One thing taken to be otherwise than it is. */
export type Switch =
  | { readonly set: 'penalty'; readonly penalty: Penalty; readonly state: LedgerState }
  /** The running score after a game as if a judge had set it. */
  | { readonly set: 'score'; readonly wall: string; readonly game: number; readonly score: Score }
  /** A wall as if a judge had ruled it lost 0–20 for one side. */
  | { readonly set: 'forfeit'; readonly wall: string; readonly loser: WallSide; readonly clause: string };

/** The facts as they would be; judged again by the same law they tell what would move. */
export function withSwitches(facts: Tournament, switches: readonly Switch[]): Tournament {
  const rulings = switches.flatMap(one => (one.set === 'penalty' ? [ruled(one.penalty, one)] : []));
  const lost = switches.flatMap(one => (one.set === 'forfeit' ? forfeitLine(one, facts) : []));
  const scored = switches.reduce(withScore, facts);
  const judged = withRulings(scored, rulings);
  return { ...judged, ledger: [...judged.ledger, ...lost] };
}

function withScore(facts: Tournament, one: Switch): Tournament {
  if (one.set !== 'score') return facts;
  const wallGames = facts.wallGames.map(game =>
    game.wall === one.wall && game.game === one.game
      ? { ...game, judge: one.score, judgeSince: facts.now }
      : game,
  );
  return { ...facts, wallGames };
}

function forfeitLine(
  { wall, loser, clause }: Extract<Switch, { readonly set: 'forfeit' }>,
  { walls, now }: Tournament,
): readonly LedgerLine[] {
  const team = walls.find(({ id }) => id === wall)?.teams[loser];
  if (team === undefined) return [];
  const about = { clause, team, wall };
  return [
    {
      ...about,
      row: 0,
      id: chargeId(about),
      at: now,
      sanctions: [{ kind: 'forfeit' }],
      state: 'confirmed',
      cell: { sheet: '', cell: '' },
    },
  ];
}
