/**
 * The item that has the keyboard after another one was decided: the first one behind it that is still there, else the
 * last one before it; null: the list is empty.
 */
export function nextItem(
  before: readonly string[],
  after: readonly string[],
  decided: string | null,
): string | null {
  const at = decided === null ? -1 : before.indexOf(decided);
  const left = (id: string): boolean => id !== decided && after.includes(id);
  if (at < 0) return after[0] ?? null;
  return before.slice(at + 1).find(left) ?? before.slice(0, at).reverse().find(left) ?? after[0] ?? null;
}

/** The neighbour in a list; stays at its ends. */
export function neighbour(ids: readonly string[], current: string | null, by: 1 | -1): string | null {
  const at = current === null ? -1 : ids.indexOf(current);
  if (at < 0) return ids[0] ?? null;
  return ids[Math.min(ids.length - 1, Math.max(0, at + by))] ?? null;
}
