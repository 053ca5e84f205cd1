// `npm run bench`: how long the main jobs take, as multiples of a bare pass over the same cells in the same run.
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as esbuild from 'esbuild';
import { scores, table, tournament } from './tournament.mjs';

const root = path.resolve(import.meta.dirname, '..');
const SIZES = [1000, 10_000];
const RUNS = 5;

const scope = vm.createContext({});
const started = performance.now();
vm.runInContext(fs.readFileSync(path.join(root, 'dist/Code.js'), 'utf8'), scope);
const start = performance.now() - started;

const { outputFiles } = await esbuild.build({
  stdin: { contents: "export { checkWorkbook } from './src/addon/check';", resolveDir: root, loader: 'ts' },
  bundle: true,
  write: false,
  platform: 'node',
  format: 'cjs',
});
const module = { exports: {} };
new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
const { checkWorkbook } = module.exports;

/** One bare pass: every cell looked at, numbers added up. */
const floor = rows => {
  let sum = 0;
  for (const row of rows)
    for (const cell of row) sum += typeof cell === 'number' ? cell : String(cell).length;
  return sum;
};

const now = Date.UTC(2026, 10, 29, 9);
const JOBS = {
  'validate, pure part': [
    tournament,
    sheets => checkWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'ru_RU', now }, { lang: 'ru' }),
    sheets => sheets[3].values,
  ],
  'WALLPOINTS(A2:A)': [scores, rows => scope.WALLPOINTS(rows), rows => rows],
  'TIEBREAK(A1:D)': [table, rows => scope.TIEBREAK(rows), rows => rows],
};

/** The median of some runs, in ms. */
function median(job) {
  const times = Array.from({ length: RUNS }, () => {
    const from = performance.now();
    job();
    return performance.now() - from;
  });
  return times.sort((x, y) => x - y)[Math.floor(RUNS / 2)];
}

console.log(
  `start of Code.js: ${start.toFixed(1)} ms, ${fs.statSync(path.join(root, 'dist/Code.js')).size} bytes`,
);
console.log('job                     rows       ms   × a bare pass   × the row above');
for (const [name, [make, run, cells]] of Object.entries(JOBS)) {
  let before;
  for (const size of SIZES) {
    const input = make(size);
    run(input);
    const [time, bare] = [median(() => run(input)), median(() => floor(cells(input)))];
    const growth = before === undefined ? '' : (time / before).toFixed(1);
    console.log(
      `${name.padEnd(20)} ${String(size).padStart(7)} ${time.toFixed(1).padStart(8)} ${(time / bare).toFixed(0).padStart(15)} ${growth.padStart(17)}`,
    );
    before = time;
  }
}
