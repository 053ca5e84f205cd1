import { child } from '../children.mjs';
import { digits, duration, table, times } from '../words.mjs';

export default function functions() {
  const found = child('functions.mjs');
  const rows = found.map(({ name, rows, ms, times: floors, before }) => [
    name,
    rows.toLocaleString('en-US'),
    duration(ms),
    duration(ms / rows),
    times(floors),
    before ? `${times(ms / before)} (${digits(Math.log10(ms / before))})` : '',
  ]);
  return `## Functions of cells, and a check without a spreadsheet

One call for a whole range, as a sheet calls them; the check is everything between reading the cells and writing the
answer, with an error in every 37th row. The bare pass looks at every cell once and adds up the numbers. Growth: against
the row above, with its exponent.

${table(['', 'rows', 'time', 'a row', '× a bare pass', 'growth'], rows)}
`;
}
