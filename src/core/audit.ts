import {
  type AuditLaw,
  chargeId,
  identity,
  isLive,
  type Offence,
  type Penalty,
  typedSanctions,
} from './penalty';
import { pick } from './pick';
import { toText } from './points';
import { laddered, withStep } from './repeats';
import type { LedgerLine, LedgerState } from './tournament';

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

/** The rulings as the ledger has them, before anything is counted: a row that names no sanction takes its step. */
export const asWritten = (ledger: readonly LedgerLine[], law: AuditLaw): readonly Penalty[] =>
  ledger.map(line => {
    const penalty = fromLine(line, undefined, law);
    return penalty.sanctions.length > 0
      ? penalty
      : withStep(penalty, line.repeat ?? 1, law.ladder(penalty.clause, penalty));
  });

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
  const { clause, id, at, cell, repeat, evidence } = line;
  const followsLadder =
    offence?.instead === undefined &&
    law.ladder(clause, line) !== undefined &&
    (repeat !== undefined || typed.length === 0 || (offence !== undefined && line.state === 'proposed'));
  const when = offence?.when ?? at;
  return {
    ...pick(line, ['team', 'player', 'stage', 'wall', 'game', 'state', 'judge', 'reason']),
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
