import fs from 'node:fs';
import path from 'node:path';
import { child } from '../children.mjs';
import { median } from '../measure.mjs';
import { root } from '../product.mjs';
import { digits, duration, table, verdict } from '../words.mjs';

const RUNS = 15;
const MOST = 15;

export default function start() {
  const runs = Array.from({ length: RUNS }, () => child('start.mjs'));
  const of = part => runs.map(run => run[part]);
  const row = part => [part, duration(median(of(part))), duration(Math.min(...of(part)))];
  const size = file => fs.statSync(path.join(root, 'dist', file)).size;
  const all = median(of('both'));
  return `## Start of the script

Every call of the platform parses \`Code.js\` and runs it anew. ${RUNS} fresh processes, no code cache. \`Code.js\` has
${digits(size('Code.js') / 1024)} KB, \`Sidebar.html\` ${digits(size('Sidebar.html') / 1024)} KB.

${table(['', 'median', 'best'], ['parse', 'run', 'both'].map(row))}

Target: at most ${MOST} ms: ${duration(all)}, **${verdict(all <= MOST)}**. Parsing is the engine's first look at the text, before
anything runs: it grows with the code that there is, and only a script with less in it would be faster.
`;
}
