/** These fields of a record; what it does not have is left out, never there as undefined. */
export function pick<T extends object, K extends keyof T>(record: T, keys: readonly K[]): Pick<T, K> {
  const picked: Partial<Pick<T, K>> = {};
  for (const key of keys) if (record[key] !== undefined) picked[key] = record[key];
  return picked as Pick<T, K>;
}
