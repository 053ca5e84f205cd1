// The least of Google's services that the server functions need to answer in a millisecond: sheets that can be read, and
// writes that are looked at and forgotten. What else they touch is there and does nothing; the host is the real thing.
import type { SheetCells } from '../../src/table/sheets';
import { ZONE } from '../book';
import { must } from './kind';
import { mustBeWritable } from './sound';

type Members = Readonly<Record<string, unknown>>;

/** An object with these members; whatever else it is asked for is a function that gives such an object of none. */
const standIn = (members: Members = {}): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => {
      if (typeof name === 'string' && Object.hasOwn(members, name)) return members[name];
      if (name === Symbol.toPrimitive) return () => '';
      if (name === Symbol.iterator) return () => [][Symbol.iterator]();
      return name === 'then' ? undefined : standIn();
    },
    apply: () => standIn(),
  });

const found = { find: () => [] };
const finder = { ...found, withKey: () => ({ ...found, withValue: () => found }) };

function sheetOf(cells: SheetCells, at: number, spreadsheet: () => unknown): unknown {
  const plain = new Set<string>();
  const range = (row: number, column: number, rows = 1, columns = 1): unknown => {
    const own: Record<string, unknown> = {
      setNumberFormat: (format: string) => {
        for (let r = row; r < row + rows; r++)
          for (let c = column; c < column + columns; c++) if (format === '@') plain.add(`${r} ${c}`);
        return self;
      },
      setValues: (values: string[][]) => {
        must(
          values.length === rows && values.every(line => line.length === columns),
          'values of another size',
        );
        for (const [r, line] of values.entries()) {
          const text = line.flatMap((_, c) => (plain.has(`${row + r} ${column + c}`) ? [c] : []));
          mustBeWritable({ sheet: cells.name, row: row + r, column, values: [line], text });
        }
        return self;
      },
      setValue: (value: string) => (own.setValues as (values: unknown) => unknown)([[value]]),
      getRow: () => row,
      getColumn: () => column,
      getNumRows: () => rows,
      getNumColumns: () => columns,
      getSheet: () => sheet,
      getA1Notation: () => 'A1',
      getValues: () => cells.values.map(line => [...line]),
      getMergedRanges: () => [],
    };
    const self = standIn(own);
    return self;
  };
  const rangeAt = (a1: string): { setNumberFormat: (format: string) => unknown } => {
    const [first = [0, 0], last = first] = a1.split(':').map(cell => {
      const [, letters = '', row = ''] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
      return [Number(row), [...letters].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0)];
    }) as [number, number][];
    const [row, column] = first;
    return range(row, column, last[0] - row + 1, last[1] - column + 1) as ReturnType<typeof rangeAt>;
  };
  const height = Math.max(1, cells.values.length);
  const sheet = standIn({
    getName: () => cells.name,
    getSheetId: () => at,
    getDataRange: () => range(1, 1, height, cells.values[0]?.length ?? 1),
    getRange: range,
    getRangeList: (all: readonly string[]) => ({
      setNumberFormat: (format: string) => {
        for (const a1 of all) rangeAt(a1).setNumberFormat(format);
      },
    }),
    getFilter: () => null,
    getMaxRows: () => 1000,
    getMaxColumns: () => 40,
    getLastRow: () => height,
    getLastColumn: () => cells.values[0]?.length ?? 0,
    getProtections: () => [],
    getCharts: () => [],
    getParent: spreadsheet,
    createDeveloperMetadataFinder: () => finder,
    getConditionalFormatRules: () => [],
    getDeveloperMetadata: () => [],
  });
  return sheet;
}

/** Puts the file before the server functions; gives what the functions keep in the file. */
export function serve(book: readonly SheetCells[]): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  const store = {
    getProperty: (key: string) => kept.get(key) ?? null,
    getProperties: () => Object.fromEntries(kept),
    setProperty: (key: string, value: string) => kept.set(key, value),
    setProperties: (values: Record<string, string>) => {
      for (const [key, value] of Object.entries(values)) {
        must(typeof value === 'string', 'a property that is no text', value);
        kept.set(key, value);
      }
    },
    deleteProperty: (key: string) => kept.delete(key),
  };
  const spreadsheet: unknown = standIn({
    getSheets: () => sheets,
    getSheetByName: (name: string) => sheets[book.findIndex(one => one.name === name)] ?? null,
    insertSheet: (name: unknown) =>
      sheetOf({ name: String(name), values: [], merges: [], filtered: false }, 99, () => spreadsheet),
    getActiveSheet: () => sheets[0],
    getCurrentCell: () => null,
    getSpreadsheetTimeZone: () => ZONE,
    getSpreadsheetLocale: () => 'ru_RU',
    createDeveloperMetadataFinder: () => finder,
  });
  const sheets = book.map((one, i) => sheetOf(one, i, () => spreadsheet));
  Object.assign(globalThis, {
    SpreadsheetApp: standIn({ getActiveSpreadsheet: () => spreadsheet, getActive: () => spreadsheet }),
    LockService: { getDocumentLock: () => ({ tryLock: () => true, releaseLock: () => undefined }) },
    PropertiesService: { getDocumentProperties: () => store, getUserProperties: () => store },
    CacheService: { getDocumentCache: () => ({ get: () => null, put: () => undefined }) },
    ScriptApp: standIn({ getUserTriggers: () => [] }),
    Session: { getActiveUser: () => ({ getEmail: () => '' }), getActiveUserLocale: () => 'ru' },
    Utilities: standIn({ computeDigest: () => Array.from({ length: 32 }, (_, i) => i) }),
    HtmlService: standIn(),
  });
  return kept;
}
