// The samples of league and cup as workbooks, and what must hold of a panel whatever it shows.
import path from 'node:path';
import type { Decision, Panel } from '../../../src/addon/panel';
import { decided } from '../../../src/addon/panel/deciding';
import { foreseen } from '../../../src/addon/panel/foreseen';
import { parsePoints, plus, toText, ZERO } from '../../../src/core/points';
import type { Workbook } from '../../../src/table/workbook';
import { sheet } from '../../book';
import { sheet as cells } from '../../tournaments/cup2016';
import { type Looked, looked, type Ruled, ruled, workbookOfSheets } from './book';

const SHEETS = ['Регламент', 'Команды', 'Протоколы', 'Штрафы'];
const LOG = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];

/** A sample with a log, as the first check leaves it. */
export function opened(name: 'league' | 'cup', now: string): Looked {
  const folder = path.resolve(__dirname, '../../samples', name);
  const sheets = SHEETS.map(one => sheet(one, cells(one, folder)));
  return looked(workbookOfSheets([...sheets, sheet('Журнал', [LOG])], now));
}

/** Decisions carried out some minutes later, which must not be refused. */
export function done(workbook: Workbook, ...decisions: readonly Decision[]): Ruled {
  const result = ruled(workbook, decisions);
  if (typeof result === 'string') throw new Error(result);
  return result;
}

/** What decisions would move. */
export function preview(workbook: Workbook, ...decisions: readonly Decision[]) {
  const result = decided(workbook, decisions, 'Судья', 'ru');
  if (!result.ok) throw new Error(result.message);
  return foreseen(result, 'ru');
}

/** What stands in every sheet but the log, as text. */
export const textsOf = ({ sheets }: Workbook): unknown =>
  sheets
    .filter(({ name }) => name !== 'Журнал')
    .map(({ name, values }) => [name, values.map(row => row.map(String))]);

/** The lines of the log from the n-th on: sheet, cell, record, old, new, who. */
export const logOf = ({ sheets }: Workbook): readonly (readonly string[])[] =>
  (sheets.find(({ name }) => name === 'Журнал')?.values ?? []).slice(1).map(row => row.slice(1).map(String));

/** The cells of a column of the ledger, by the row's own name. */
export function columnOf({ sheets }: Workbook, title: string): ReadonlyMap<string, string> {
  const [header = [], ...rows] = sheets.find(({ name }) => name === 'Штрафы')?.values ?? [];
  const [id, column] = [header.indexOf('№'), header.indexOf(title)];
  return new Map(rows.map(row => [String(row[id]), String(row[column] ?? '')]));
}

/** Teams whose total is not the sum of their awards in the table. */
export const unexplained = ({ report, awards }: Panel): unknown[] =>
  report.standings.flatMap(({ stage, rows }) =>
    rows.flatMap(({ team, points }) => {
      const own = awards.filter(award => award.team === team && award.stage === stage);
      const sum = own.reduce((total, award) => plus(total, parsePoints(award.points) ?? ZERO), ZERO);
      return points === toText(sum) ? [] : [{ stage, team, points, sum: toText(sum) }];
    }),
  );

/** Paths of what google.script.run does not carry: undefined, a Date, a bigint, a function, no number. */
export function uncarried(value: unknown, at = 'panel'): string[] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return [];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [at];
  if (typeof value !== 'object') return [at];
  const plain = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && plain !== Object.prototype) return [at];
  return Object.entries(value).flatMap(([key, one]) => uncarried(one, `${at}.${key}`));
}
