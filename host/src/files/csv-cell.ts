import type { ICellData } from '../engine/univer';
import { wallOfSerial } from '../time/zone';
import { bareValue, extrasOf } from '../workbook/cell';
import { isDateFormat, showsDay } from '../workbook/format';

/** A cell as .csv text: numbers with a point, dates as local ISO text, TRUE and FALSE, text as it is. */
export function csvCell(cell: ICellData | undefined, format: string): string {
  const { typed } = extrasOf(cell);
  if (typed?.kind === 'date') return localIso(typed.value);
  if (typed?.kind === 'number') return String(typed.value);
  const value = typed?.kind === 'boolean' ? typed.value === 1 : bareValue(cell);
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value === 'string') return value;
  if (!isDateFormat(format)) return String(value);
  return showsDay(format) ? localIso(value) : clockTime(value);
}

/** A serial as `YYYY-MM-DDTHH:MM`, with seconds when there are any. */
function localIso(serial: number): string {
  const text = new Date(Math.round(wallOfSerial(serial) / 1000) * 1000).toISOString();
  return text.slice(17, 19) === '00' ? text.slice(0, 16) : text.slice(0, 19);
}

/** A time of day or a duration as `20:05`, with seconds when there are any. */
function clockTime(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (seconds % 60 === 0 ? parts.slice(0, 2) : parts).map(two).join(':');
}
