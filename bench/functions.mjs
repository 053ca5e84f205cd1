// Functions of cells and the pure part of a check, in multiples of a bare pass over the same cells. Prints JSON.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { ratio } from './measure.mjs';
import { product, root } from './product.mjs';
import { scores, table, tournament } from './tournament.mjs';

const SIZES = [1000, 10_000];

const scope = vm.createContext({});
vm.runInContext(fs.readFileSync(path.join(root, 'dist/Code.js'), 'utf8'), scope);
const { checkWorkbook } = await product("export { checkWorkbook } from './src/addon/check';");

/** Every cell looked at, numbers added up. */
function bare(rows) {
  let sum = 0;
  for (const row of rows)
    for (const cell of row) sum += typeof cell === 'number' ? cell : String(cell).length;
  return sum;
}

const now = Date.UTC(2026, 10, 29, 9);
const checked = sheets =>
  checkWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'ru_RU', now }, { lang: 'ru' });
const offences = rows => Array.from({ length: rows }, (_, i) => [1 + (i % 9)]);
const all = rows => rows;
const JOBS = {
  'WALLPOINTS(A2:A)': [scores, rows => scope.WALLPOINTS(rows), all],
  'CARRYOVER(A2:A)': [scores, rows => scope.CARRYOVER(rows), all],
  'FINE(A2:A)': [offences, rows => scope.FINE(rows), all],
  'TIEBREAK(A1:D)': [table, rows => scope.TIEBREAK(rows), all],
  'check, pure part': [tournament, checked, sheets => sheets[3].values],
};

const found = [];
for (const [name, [make, run, cells]] of Object.entries(JOBS)) {
  let before;
  for (const size of SIZES) {
    const input = make(size);
    const measured = await ratio(
      () => run(input),
      () => bare(cells(input)),
    );
    found.push({ name, rows: size, ...measured, before });
    before = measured.ms;
  }
}
console.log(JSON.stringify(found));
