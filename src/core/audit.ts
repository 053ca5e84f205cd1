import type { Saying } from './finding';
import { toText } from './points';
import { type Ladder, type Step, stepFor } from './sanction';
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
  readonly sanctions: Step;
  readonly state: LedgerState;
  readonly judge?: string;
  readonly at?: CellRef;
  /** Found by the product itself. */
  readonly found: boolean;
  /** Its sanction is that of the ladder, and moves when earlier offences fall. */
  readonly followsLadder: boolean;
  readonly line?: LedgerLine;
}

export interface AuditLaw {
  /** Ladder of a clause, if it has one. */
  readonly ladder: (clause: string) => Ladder | undefined;
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

export interface Audit {
  readonly penalties: readonly Penalty[];
  /** Rows that repeat a ruling already in the ledger: kept in the sheet, counted once. */
  readonly doubled: readonly LedgerLine[];
}

/**
 * Found offences and the judge's ledger as one list of penalties, with the repeat and sanction of each.
 * Auditing again with the result written in the ledger gives the same list.
 */
export function audit(offences: readonly Offence[], ledger: readonly LedgerLine[], law: AuditLaw): Audit {
  const found = new Map(offences.map(offence => [identity(offence), offence]));
  const answers = answersTo(found, ledger, law);
  const penalties: Penalty[] = [];
  const doubled: LedgerLine[] = [];
  for (const line of ledger) {
    const key = lineIdentity(line, law);
    const offence = found.get(key);
    if (answers.get(key) !== line && isForgotten(line)) continue;
    if (offence && answers.get(key) !== line && isLive(line)) doubled.push(line);
    else penalties.push(fromLine(line, answers.get(key) === line ? offence : undefined, law));
  }
  const open = [...found].filter(([key]) => !answers.has(key)).map(([, offence]) => fromOffence(offence));
  return { penalties: laddered([...penalties, ...open], law), doubled };
}

const lineIdentity = (line: LedgerLine, law: AuditLaw): string =>
  identity({ ...line, clause: line.clause || law.freeRuling });

const ANSWER_ORDER: readonly LedgerState[] = ['confirmed', 'dismissed', 'withdrawn', 'proposed'];

/**
 * The row that answers each found offence: a standing decision before a fallen one, that before a proposal; of two
 * alike the earlier, then by what they say: sorting the sheet must not choose between them.
 */
function answersTo(found: ReadonlyMap<string, Offence>, ledger: readonly LedgerLine[], law: AuditLaw) {
  const answers = new Map<string, LedgerLine>();
  for (const line of ledger) {
    const key = lineIdentity(line, law);
    const before = answers.get(key);
    if (found.has(key) && (!before || byDecision(line, before) < 0)) answers.set(key, line);
  }
  return answers;
}

/** Orders rulings by what their rows say, never by where those stand. */
export const byRuling = (x: Penalty, y: Penalty): number =>
  x.line && y.line ? byDecision(x.line, y.line) : 0;

function byDecision(a: LedgerLine, b: LedgerLine): number {
  const [weight, time] = [
    ANSWER_ORDER.indexOf(a.state) - ANSWER_ORDER.indexOf(b.state),
    (a.at ?? Infinity) - (b.at ?? Infinity),
  ];
  return weight || time || (saying(a) < saying(b) ? -1 : 1);
}

/** What two rulings differ in, as text. */
const saying = ({ points, sanctions, repeat, id, clause, team }: LedgerLine): string => {
  const amounts = [points, ...sanctions.map(s => ('points' in s ? s.points : undefined))].map(p =>
    p ? toText(p) : '',
  );
  return [...amounts, ...sanctions.map(s => s.kind), String(repeat), id, clause, team].join('\u0001');
};

/** A proposal of the product's own, which its facts no longer bear out or another row answers: nobody decided on it. */
const isForgotten = (line: LedgerLine): boolean =>
  line.state === 'proposed' && line.id !== '' && line.id === chargeId(line);

const fromOffence = (offence: Offence): Penalty => {
  const { instead, ...rest } = offence;
  return {
    ...rest,
    id: chargeId(offence),
    sanctions: instead ?? [],
    state: 'proposed',
    found: true,
    followsLadder: instead === undefined,
  };
};

function fromLine(line: LedgerLine, offence: Offence | undefined, law: AuditLaw): Penalty {
  const typed = typedSanctions(line);
  const {
    clause,
    id,
    at,
    cell,
    row: _row,
    sanctions: _s,
    points: _p,
    money: _m,
    paid: _d,
    repeat,
    reason: _r,
    evidence,
    ...who
  } = line;
  const followsLadder =
    offence?.instead === undefined &&
    law.ladder(clause) !== undefined &&
    (repeat !== undefined || typed.length === 0 || (offence !== undefined && line.state === 'proposed'));
  const when = offence?.when ?? at;
  return {
    ...who,
    id: id || chargeId({ ...line, clause: clause || law.freeRuling }),
    clause: clause || law.freeRuling,
    kind: offence?.kind ?? 'ruling',
    ...(when !== undefined && { when }),
    ...((offence?.evidence ?? evidence) !== undefined && { evidence: offence?.evidence ?? evidence }),
    ...(repeat !== undefined && { repeat }),
    sanctions:
      offence?.instead && (line.state === 'proposed' || typed.length === 0) ? offence.instead : typed,
    at: offence?.at ?? cell,
    found: offence !== undefined,
    followsLadder,
    line,
  } as Penalty;
}

/** The sanctions that a row says itself; points without a word are a deduction, with a lost game its award. */
export function typedSanctions({ sanctions, points }: LedgerLine): Step {
  if (!points) return sanctions;
  if (sanctions.length === 0) return [{ kind: 'deduction', points }];
  return sanctions.map(s => (s.kind === 'gameLoss' && !s.award ? { ...s, award: points } : s));
}

export const isLive = ({ state }: { readonly state: LedgerState }): boolean =>
  state === 'proposed' || state === 'confirmed';

/** Counts the repeats of each team under each clause by the time of the offence, and takes the ladder's step. */
function laddered(penalties: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const series = new Map<string, Penalty[]>();
  for (const penalty of penalties.filter(isLive)) {
    const key = [penalty.team, penalty.clause, law.scope(penalty)].join('\u0001');
    series.set(key, [...(series.get(key) ?? []), penalty]);
  }
  const stepped = new Map<Penalty, Penalty>();
  for (const one of series.values()) {
    inOrder(one, law).forEach((penalty, i) => {
      stepped.set(penalty, withStep(penalty, i + 1, law.ladder(penalty.clause)));
    });
  }
  return penalties.map(penalty => stepped.get(penalty) ?? penalty);
}

function withStep(penalty: Penalty, repeat: number, ladder: Ladder | undefined): Penalty {
  if (!ladder) return penalty;
  if (!penalty.followsLadder || isAmended(penalty, repeat)) return { ...penalty, repeat };
  const award = penalty.line?.points;
  const step = stepFor(ladder, repeat).map(s => (s.kind === 'gameLoss' && award ? { ...s, award } : s));
  return { ...penalty, repeat, sanctions: step };
}

/** A judge's decision stands as he wrote it until the count falls below the one it was written for. */
const isAmended = ({ line, state, sanctions }: Penalty, repeat: number): boolean =>
  state === 'confirmed' && (line?.repeat ?? Infinity) <= repeat && sanctions.length > 0;

function inOrder(series: readonly Penalty[], law: AuditLaw): readonly Penalty[] {
  const timed = series.every(penalty => penalty.when !== undefined);
  const place = (p: Penalty): number => (timed ? (p.when as number) : law.order(p));
  return [...series].sort(
    (a, b) => place(a) - place(b) || law.order(a) - law.order(b) || (identity(a) < identity(b) ? -1 : 1),
  );
}
