/** What the add-on's `validate` answers; the shape is that of `table-and-sidebar.md`, extra keys allowed. */
export interface Report {
  final: boolean;
  standings: Standing[];
  charges: Charge[];
  /** A judge's rows of the ledger that answer nothing found. */
  rulings?: Charge[];
  findings: Finding[];
  money: { team: string; owes: string; why: string }[];
}

export interface Standing {
  stage: string;
  group: string | null;
  rows: {
    place: number | null;
    shared: boolean;
    team: string;
    points: string;
    carryIn: string;
    penalties: string;
    decidedBy: string;
    qualified: boolean | null;
  }[];
}

export interface Charge {
  id: string;
  clause: string;
  team: string;
  wall?: string | null;
  game?: number | string | null;
  evidence: string;
  repeat?: number | null;
  sanction: string;
  state: string;
}

export interface Finding {
  level: 'error' | 'warning' | 'note';
  kind: string;
  sheet?: string | null;
  cell?: string | null;
  message: string;
}

export type Answer = { ok: true; report: Report } | { ok: false; code: string; message: string };

/** Does the function's answer have the agreed shape? */
export function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null) return false;
  const answer = value as { ok?: unknown; report?: Partial<Report>; message?: unknown };
  if (answer.ok === false) return typeof answer.message === 'string';
  const { report } = answer;
  return answer.ok === true && [report?.standings, report?.charges, report?.findings].every(Array.isArray);
}

/** How many things wait for a judge: proposed charges, whoever proposed them, and error findings. */
export function openItems({ charges, rulings = [], findings }: Report): number {
  const proposed = [...charges, ...rulings].filter(({ state }) => state === 'proposed').length;
  return proposed + findings.filter(({ level }) => level === 'error').length;
}
