import type { Case, Decision, Panel } from '../../addon/panel';

/** A case that can be confirmed without opening it. */
export const isTickable = (one: Case): boolean => one.charge !== null;

/** A warning of the sheets: it may be set aside until its values change. */
export const mayStandAside = ({ id, level, charge, scores }: Case): boolean =>
  id.startsWith('finding:') && level === 'warning' && charge === null && scores.length === 0;

export const setAside = ({ id, seen }: Case): readonly Decision[] => [{ do: 'setAside', id, seen }];

export const lateIds = ({ cases }: Panel): readonly string[] =>
  cases.filter(one => isTickable(one) && one.kind === 'late').map(({ id }) => id);

/** The server takes so many decisions at once; the rest stay ticked for the next press. */
const MOST_AT_ONCE = 500;

/** What is ticked and still there, as much as can be confirmed in one go. */
export const tickedCases = (panel: Panel, ticked: readonly string[]): readonly Case[] =>
  panel.cases.filter(one => isTickable(one) && ticked.includes(one.id)).slice(0, MOST_AT_ONCE);

export const confirmations = (cases: readonly Case[]): readonly Decision[] =>
  cases.flatMap(({ charge, seen }) => (charge ? [{ do: 'confirm' as const, id: charge.id, seen }] : []));

export const toggled = (
  ticked: readonly string[],
  ids: readonly string[],
  on: boolean,
): readonly string[] => [...ticked.filter(id => !ids.includes(id)), ...(on ? ids : [])];

/** Cases in the groups that the queue shows, in their order. Without a promise where nobody asked. */
export function queueGroups({
  cases,
}: Panel): readonly { decides: boolean | null; cases: readonly Case[] }[] {
  return ([true, null, false] as const)
    .map(decides => ({ decides, cases: cases.filter(one => one.decides === decides) }))
    .filter(group => group.cases.length > 0);
}

export const inQueue = (panel: Panel): readonly Case[] => queueGroups(panel).flatMap(group => group.cases);
