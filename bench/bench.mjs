// `npm run bench`: how long the main jobs take, as multiples of a floor measured in the same run. Prints the tables and
// writes them to docs/performance.md.
import { execSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from './product.mjs';

const peers = path.join(import.meta.dirname, 'peers');
if (!fs.existsSync(path.join(peers, 'node_modules')))
  execSync('npm ci --ignore-scripts', { cwd: peers, stdio: ['ignore', 'ignore', 'inherit'] });

const [cpu] = os.cpus();
const head = `# Speed

Written by \`npm run bench\`, which measures all of it in one run (a section alone, printed only: \`npm run bench -- peers\`).
Node ${process.version}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}. What counts are the ratios. Times are of the processor, with the
collector's work, and not of the clock: so other work on the machine matters little. Warm jobs: 40 runs first, then the
median of five batches; one that takes over 1 s is run once, cold. Everybody in a process of his own,
the floor before and after it, the faster one counts. All input is made up from fixed seeds.
`;
const asked = process.argv.slice(2);
const texts = [];
for (const section of ['standings', 'peers', 'functions', 'calls', 'start']) {
  if (asked.length > 0 && !asked.includes(section)) continue;
  const { default: measured } = await import(`./sections/${section}.mjs`);
  const text = await measured();
  console.log(text);
  texts.push(text);
}
if (asked.length === 0) fs.writeFileSync(path.join(root, 'docs/performance.md'), [head, ...texts].join('\n'));
