import { serialOfInstant } from '../time/zone';
import { isDate } from '../wire';
import type { Entry } from '../workbook/entry';
import { TEXT } from '../workbook/format';
import { typedEntry } from '../workbook/typed';
import type { Workbook } from '../workbook/workbook';
import { ServiceError } from './context';

const CELL_LIMIT = 50_000;

/**
 * What values written by a script become, given the cells' number formats. Nothing is written if one
 * of them is refused.
 * @throws ServiceError for a text that is too long and for values no cell can hold.
 */
export function writtenEntries(values: unknown[][], formats: string[][], workbook: Workbook): Entry[][] {
  return values.map((row, r) =>
    row.map((value, c) => writtenEntry(value, formats[r]?.[c] ?? TEXT, workbook)),
  );
}

function writtenEntry(value: unknown, format: string, workbook: Workbook): Entry {
  if (value === null || value === undefined || value === '') return { kind: 'blank' };
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (typeof value === 'string') return textEntry(value, format, workbook);
  if (isDate(value)) return dateEntry(value, workbook);
  throw new ServiceError(`not modelled: writing a ${typeof value} into a cell`);
}

function textEntry(text: string, format: string, { locale, year }: Workbook): Entry {
  if (text.length > CELL_LIMIT) {
    throw new ServiceError(
      `Your input contains more than the maximum of ${CELL_LIMIT} characters in a single cell.`,
    );
  }
  return format === TEXT ? { kind: 'text', text } : typedEntry(text, { locale, year });
}

function dateEntry(date: Date, { zone, locale }: Workbook): Entry {
  if (Number.isNaN(date.getTime()))
    throw new ServiceError('not modelled: writing an invalid Date into a cell');
  const value = serialOfInstant(date.getTime(), zone);
  return { kind: 'number', value, format: Number.isInteger(value) ? locale.date : locale.dateTime };
}
