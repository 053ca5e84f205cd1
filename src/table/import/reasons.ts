import type { Outcome, Role } from '../../core/game';
import { LAYOUT } from '../layout';
import { nameKey } from '../names';
import type { Lang } from '../standingsSheet';
import { outcomeNamed, roleNamed } from '../words';

/** What a person gave as the reason of points. */
export type Reason =
  | { readonly is: 'noShow' }
  | { readonly is: 'fine' }
  | { readonly is: 'seat'; readonly role?: Role; readonly outcome?: Outcome; readonly note?: string };

const start = '(?:^|[^\\p{L}])';
const NO_SHOW = new RegExp(`${start}(?:неявк|не (?:явил|приш)|no[ -]?show|did not come)`, 'u');
const FINE = new RegExp(
  `${start}(?:штраф|аннулир|наруш|вычет|минус|снят|fine(?!\\p{L})|fined|penalt|annul|deduct|violat|breach)`,
  'u',
);

/** A role, an outcome, or both parted by a comma or slash; a fine or a no-show by its words; all else is a remark. */
export function reasonOf(text: string): Reason {
  const key = nameKey(text);
  if (NO_SHOW.test(key)) return { is: 'noShow' };
  const played = playedAs(text.split(/[,;/]/).map(part => part.trim()));
  if (played) return { is: 'seat', ...played };
  return FINE.test(key) ? { is: 'fine' } : { is: 'seat', ...(text !== '' && { note: text }) };
}

function playedAs([first = '', second, ...more]: readonly string[]) {
  if (more.length > 0) return undefined;
  const [role, outcome] = [roleNamed(first), outcomeNamed(first)];
  if (second === undefined) return role ? { role } : outcome && { outcome };
  const [otherRole, otherOutcome] = [roleNamed(second), outcomeNamed(second)];
  if (role && otherOutcome) return { role, outcome: otherOutcome };
  return otherRole && outcome ? { role: otherRole, outcome } : undefined;
}

/** The word of a list of the sheet that means it. */
export const roleWord = (role: Role, lang: Lang): string =>
  LAYOUT.games.role.list?.[lang].find(word => roleNamed(word) === role) ?? role;

export const outcomeWord = (outcome: Outcome, lang: Lang): string =>
  LAYOUT.games.outcome.list?.[lang].find(word => outcomeNamed(word) === outcome) ?? outcome;
