import type { Decision, Panel } from '../../addon/panel';
import { amountOf } from '../money';

/** A penalty that a judge is adding by hand; empty: not said. */
export interface Draft {
  readonly clause: string;
  readonly team: string;
  readonly player: string;
  readonly stage: string;
  readonly wall: string;
  readonly game: string;
  readonly evidence: string;
  readonly sanction: string;
  readonly points: string;
  readonly money: string;
}

export const EMPTY: Draft = {
  clause: '',
  team: '',
  player: '',
  stage: '',
  wall: '',
  game: '',
  evidence: '',
  sanction: '',
  points: '',
  money: '',
};

/** The clause has no ladder: the judge names what is due. */
export const isFree = ({ clause }: Draft, { ladders }: Pick<Panel, 'ladders'>): boolean =>
  clause !== '' && (ladders[clause] ?? []).length === 0;

/** What is still missing, in the order of the form; null: it is complete. */
export function lacking(
  draft: Draft,
  panel: Pick<Panel, 'ladders'>,
): 'clause' | 'team' | 'evidence' | 'sanction' | 'money' | null {
  if (!draft.clause) return 'clause';
  if (!draft.team) return 'team';
  if (isFree(draft, panel) && !draft.sanction.trim() && !draft.points.trim()) return 'sanction';
  if (draft.money.trim() && amountOf(draft.money) === null) return 'money';
  return draft.evidence.trim() ? null : 'evidence';
}

/** The draft as a decision; what was not said is left out. */
export function additionOf(draft: Draft, panel: Pick<Panel, 'ladders'>): Extract<Decision, { do: 'add' }> {
  const { clause, team, evidence, ...rest } = draft;
  const due = { ...rest, money: amountOf(rest.money) ?? '' };
  const own = isFree(draft, panel) ? due : { ...due, sanction: '', points: '' };
  const said = Object.fromEntries(
    Object.entries(own)
      .map(([name, text]) => [name, text.trim()] as const)
      .filter(([, text]) => text !== ''),
  );
  return { do: 'add', clause, team, evidence: evidence.trim(), ...said };
}
