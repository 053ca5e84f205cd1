import type { Gist } from '../../core/gist';
import type { Regulation } from '../../core/regulation';
import { law } from '../../regulations/law';
import { nameKey } from '../../table/names';
import { fileRows, parameterRows } from '../../table/parameterRows';
import type { Lang } from '../../table/standingsSheet';
import { say } from '../messages';
import { writeInto } from '../writing';
import { columnOf } from './dress';
import { appendRows, type Part, rowsOf } from './part';

export interface FileRows {
  readonly edition: string;
  readonly zone: string;
  readonly locale: string;
}

/** Writes a row for each parameter that has none; rows that stand are the organizer's. */
export function fillRegulation(
  part: Part<'regulation'>,
  regulation: Regulation,
  file: FileRows,
): Part<'regulation'> {
  const { lang } = part;
  const standing = new Map(rowsOf(part).map(row => [nameKey(row.text('parameter')), row]));
  const words: Readonly<Record<string, Gist>> = law()[regulation.id]?.parameters ?? {};
  const rows = [...fileRows(regulation, file), ...parameterRows(regulation, lang)]
    .filter(({ parameter }) => !standing.has(nameKey(parameter)))
    .map(row => ({
      ...row,
      meaning: words[row.parameter]?.[lang] ?? fileWord(row.parameter, regulation, lang),
    }));
  for (const [name, value] of Object.entries({ regulation: regulation.id, edition: file.edition })) {
    const row = standing.get(name);
    if (row && row.text('value') === '' && value !== 'template') writeValue(part, row.row, value);
  }
  return appendRows(part, rows);
}

const fileWord = (parameter: string, { editions }: Regulation, lang: Lang): string =>
  say({ kind: `setUp.row.${parameter}`, data: { known: Object.keys(editions) } }, lang, '');

/** The value of a row that was left without one. */
function writeValue(part: Part<'regulation'>, row: number, value: string): void {
  writeInto(part.sheet, { row, column: columnOf(part, 'value'), values: [[value]], text: [0] });
}
