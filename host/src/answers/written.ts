import { serialOfInstant } from '../time/zone';
import { isDate } from '../wire';
import type { Entry } from '../workbook/entry';
import { TEXT } from '../workbook/format';
import { typedEntry } from '../workbook/typed';
import type { Workbook } from '../workbook/workbook';
import { ServiceError } from './context';

const CELL_LIMIT = 50_000;

/** @throws ServiceError for a text that is too long and for values no cell can hold. */
export function refuseUnwritable(values: unknown[][]): void {
  for (const value of values.flat()) {
    if (typeof value === 'string' && value.length > CELL_LIMIT) {
      throw new ServiceError(
        `Your input contains more than the maximum of ${CELL_LIMIT} characters in a single cell.`,
      );
    }
    if (isDate(value) && Number.isNaN(value.getTime())) {
      throw new ServiceError('not modelled: writing an invalid Date into a cell');
    }
    if (typeof value === 'object' && value !== null && !isDate(value)) {
      throw new ServiceError('not modelled: writing an object into a cell');
    }
  }
}

/** What values that can be written become, given the cells' number formats. */
export function writtenEntries(values: unknown[][], formats: string[][], workbook: Workbook): Entry[][] {
  return values.map((row, r) =>
    row.map((value, c) => writtenEntry(value, formats[r]?.[c] ?? TEXT, workbook)),
  );
}

function writtenEntry(value: unknown, format: string, workbook: Workbook): Entry {
  if (typeof value === 'number') return { kind: 'number', value };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  if (isDate(value)) return dateEntry(value, workbook);
  if (typeof value !== 'string' || value === '') return { kind: 'blank' };
  const { locale, year } = workbook;
  return format === TEXT ? { kind: 'text', text: value } : typedEntry(value, { locale, year });
}

function dateEntry(date: Date, { zone, locale }: Workbook): Entry {
  const value = serialOfInstant(date.getTime(), zone);
  return { kind: 'number', value, format: Number.isInteger(value) ? locale.date : locale.dateTime };
}
