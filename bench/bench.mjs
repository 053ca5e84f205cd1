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
const parts = [
  `# Speed

Written by \`npm run bench\`, which measures all of it in one run: Node ${process.version}, ${os.cpus().length} × ${cpu?.model.trim() ?? 'unknown'}.
Milliseconds are of that machine; what counts are the ratios. Warm jobs: 40 runs first, then the
median of at least 0.6 s of them; one that takes over 1 s is run once, cold. Each in a process of its own, the floor
before and after it, the faster one counts. All input is made up from fixed seeds.
`,
];
for (const section of ['standings', 'peers', 'functions', 'calls', 'start']) {
  const { default: measured } = await import(`./sections/${section}.mjs`);
  const text = await measured();
  console.log(text);
  parts.push(text);
}
fs.writeFileSync(path.join(root, 'docs/performance.md'), parts.join('\n'));
