import type { Saying } from './finding';
import type { Points } from './points';
import type { Ladder, Step } from './sanction';
import type { TeamName } from './standings';
import type { CellRef, Instant, LedgerLine, LedgerState } from './tournament';

/** An offence that the product found in the facts: not yet a ruling. */
export interface Offence<C extends string = string> {
  readonly clause: C;
  /** What was done: `late`, `inaccurate`, … */
  readonly kind: string;
  readonly team: TeamName;
  readonly player?: string;
  readonly stage?: string;
  readonly wall?: string;
  readonly game?: string;
  readonly when?: Instant;
  readonly evidence: Saying;
  readonly at?: CellRef;
  /** Due instead of the ladder's step; the offence still counts as a repeat. */
  readonly instead?: Step;
}

/** A penalty as it stands after the audit: proposed by the product, or a judge's row of the ledger. */
export interface Penalty {
  readonly id: string;
  readonly clause: string;
  readonly kind: string;
  readonly team: TeamName;
  readonly player?: string;
  readonly stage?: string;
  readonly wall?: string;
  readonly game?: string;
  readonly when?: Instant;
  readonly evidence?: Saying | string;
  /** Which offence of the team under the clause it is; absent for one that does not count. */
  readonly repeat?: number;
  /** Offences of one series are counted together. */
  readonly series?: string;
  readonly sanctions: Step;
  /** Money due for it: typed, or of its clause. */
  readonly money?: Points;
  /** The money is a judge's own, and a repeat in its row would let it move with the count. */
  readonly keepsMoney?: true;
  readonly state: LedgerState;
  readonly judge?: string;
  readonly reason?: string;
  readonly at?: CellRef;
  /** Found by the product itself. */
  readonly found: boolean;
  /** Its sanction is that of the ladder, and moves when earlier offences fall. */
  readonly followsLadder: boolean;
  readonly line?: LedgerLine;
}

export interface AuditLaw {
  /** Ladder of a clause, if it has one; who offended where that matters. */
  readonly ladder: (
    clause: string,
    who?: { readonly team: TeamName; readonly player?: string },
  ) => Ladder | undefined;
  /** Offences of one series are counted together; left out: those of a team under a clause. */
  readonly series?: (penalty: {
    readonly clause: string;
    readonly team: TeamName;
    readonly player?: string;
  }) => string;
  /** Offences are counted apart for each value of it, beside team and clause. */
  readonly scope: (penalty: {
    readonly wall?: string;
    readonly stage?: string;
    readonly game?: string;
  }) => string;
  /** Position of an offence in the tournament when times are not known. */
  readonly order: (penalty: {
    readonly wall?: string;
    readonly stage?: string;
    readonly game?: string;
  }) => number;
  /** The clause of a row that names none. */
  readonly freeRuling: string;
}

type Identified = Pick<Offence, 'clause' | 'team' | 'player' | 'wall' | 'stage' | 'game'>;

/** What makes a charge the same charge: clause, team, player, wall or stage, game. */
export const identity = ({ clause, team, player, wall, stage, game }: Identified): string =>
  [clause, team, player ?? '', wall ?? (game === undefined ? (stage ?? '') : ''), game ?? ''].join('\u0001');

/** The id of a found charge in the ledger, readable by people. */
export const chargeId = ({ clause, wall, game, team, player }: Identified): string =>
  [clause, [wall, game].filter(Boolean).join('.'), player ? `${team}/${player}` : team]
    .filter(Boolean)
    .join(' · ');

/** The sanctions that a row says itself; points without a word are a deduction, with a lost game its award. */
export function typedSanctions({ sanctions, points }: LedgerLine): Step {
  if (!points) return sanctions;
  if (sanctions.length === 0) return [{ kind: 'deduction', points }];
  return sanctions.map(s => (s.kind === 'gameLoss' && !s.award ? { ...s, award: points } : s));
}

export const isLive = ({ state }: { readonly state: LedgerState }): boolean =>
  state === 'proposed' || state === 'confirmed';
