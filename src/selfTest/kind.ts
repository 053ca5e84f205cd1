/** A value with its type, as one text that can be compared. */
export function kind(value: unknown, zone: string): string {
  if (value === undefined) return 'undefined';
  if (value instanceof Date) return `date ${Utilities.formatDate(value, zone, 'MM-dd HH:mm:ss')}`;
  if (Array.isArray(value)) return `array of ${value.length} rows`;
  return typeof value === 'string' ? `text "${value}"` : `${typeof value} ${String(value)}`;
}
