// `npm run mutate` (all groups) or `npm run mutate -- table core`: is what computes held by tests that fail without it?
// Prints the groups' scores and writes docs/mutation.md; what groups not asked for gave last time stays.
import { execSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { GROUPS } from './groups.mjs';
import { resultOf } from './result.mjs';
import { written } from './written.mjs';

const root = path.join(import.meta.dirname, '..');
const RESULTS = path.join(import.meta.dirname, 'results.json');

const mutated = group => {
  const { status } = spawnSync('npx', ['stryker', 'run', 'mutation/stryker.config.mjs'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, GROUP: group },
  });
  if (status !== 0) process.exit(status ?? 1);
  return resultOf(JSON.parse(fs.readFileSync(path.join(root, `mutation/reports/${group}.json`), 'utf8')));
};

const asked = process.argv.slice(2);
const unknown = asked.filter(group => !(group in GROUPS));
if (unknown.length > 0) {
  console.error(`No group ${unknown.join(', ')}; there are ${Object.keys(GROUPS).join(', ')}.`);
  process.exit(1);
}

const commit = execSync('git rev-parse --short HEAD', { cwd: root, encoding: 'utf8' }).trim();
const results = fs.existsSync(RESULTS) ? JSON.parse(fs.readFileSync(RESULTS, 'utf8')) : {};
for (const group of asked.length > 0 ? asked : Object.keys(GROUPS))
  results[group] = { date: new Date().toISOString().slice(0, 10), commit, files: mutated(group) };
fs.writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);

const text = written(results);
fs.writeFileSync(path.join(root, 'docs/mutation.md'), text);
console.log(text.slice(0, text.indexOf('## By file')));
