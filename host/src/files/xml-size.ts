import { LIMITS } from './source';

const TAG =
  /<(?:[\w.-]+:)?(table-row|行|table-cell|covered-table-cell|数据|table-column|col|row)(?=[\s/>])[^>]*>/gu;
const ROWS = /number-rows-repeated\s*=\s*["']\s*(\d+)/u;
const COLUMNS = /number-columns-repeated\s*=\s*["']\s*(\d+)/u;
/** The lines that a tag of .xlsx is about: the last of its columns, or its row. */
const LAST = /\s(?:max|r)\s*=\s*["']\s*(\d+)/u;

/**
 * Whether the text of a sheet claims more cells, rows or columns than the limits: a few letters of .ods repeat a cell as
 * often as they please, and a few of .xlsx name a column as far as they please.
 */
export function claimsTooMuch(xml: Buffer): boolean {
  let [cells, row] = [0, 1];
  for (const [tag, name = ''] of xml.toString('utf8').matchAll(TAG)) {
    const columns = Number(COLUMNS.exec(tag)?.[1] ?? 1);
    if (name === 'table-row' || name === '行') {
      row = Number(ROWS.exec(tag)?.[1] ?? 1);
      if (row > LIMITS.lines) return true;
    } else if (name === 'col' || name === 'row') {
      if (Number(LAST.exec(tag)?.[1] ?? 1) > (name === 'col' ? LIMITS.columns : LIMITS.lines)) return true;
    } else if (name === 'table-column') {
      if (columns > LIMITS.columns) return true;
    } else if (name === 'covered-table-cell') cells += columns;
    else if (!tag.endsWith('/>')) cells += row > LIMITS.rows ? Infinity : columns * row;
    if (cells > LIMITS.cells) return true;
  }
  return false;
}
