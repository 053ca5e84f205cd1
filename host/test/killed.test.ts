// The process is killed outright while it writes: what stands on the disk is whole, before or after.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { fixture } from './library';

const ATOMIC = path.resolve(__dirname, '../src/files/atomic');
const HOST = path.resolve(__dirname, '../build/host.cjs');
const LINES = 20_000;
/** A workbook of so many rows opens soon enough. */
const ROWS = 4000;

/** A text in which every line names its version: one that is not whole mixes them or is too short. */
const VERSION = `const text = version => ('version ' + version + '\\n').repeat(${LINES});`;

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'killed-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const names = (): string[] => fs.readdirSync(folder).filter(name => name.endsWith('.csv'));
const leftOvers = (): string[] => fs.readdirSync(folder).filter(name => name.endsWith('.tmp'));

/** Lets a script write for ever; kills it so many ms after it first said which version stands. */
function killed(file: string, delay: number): Promise<number> {
  const child = spawn(process.execPath, [file, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
  let last = 0;
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (told: Buffer) => {
      if (last === 0) setTimeout(() => child.kill('SIGKILL'), delay);
      last = Number(String(told).trim().split('\n').at(-1));
    });
    child.on('close', (_code, signal) =>
      signal === 'SIGKILL' ? resolve(last) : reject(new Error('it ended by itself')),
    );
  });
}

/** The version in a file. */
function wholeVersion(name: string, count = LINES): number {
  const lines = fs.readFileSync(path.join(folder, name), 'utf8').trimEnd().split('\n');
  expect([name, lines.length, new Set(lines).size]).toEqual([name, count, 1]);
  return Number(lines[0]?.replace('version ', ''));
}

test('a process killed while it writes files leaves each of them whole, and none of what was said to be written is lost', async () => {
  const file = path.join(folder, 'writer.cjs');
  const contents = `import { writeAtomically } from ${JSON.stringify(ATOMIC)}; ${VERSION}
    const at = name => process.argv[2] + '/' + name + '.csv';
    for (let version = 1; ; version++) {
      writeAtomically(['A', 'B'].map(name => ({ file: at(name), data: text(version) })));
      require('fs').writeSync(1, version + '\\n');
    }`;
  const stdin = { contents, resolveDir: __dirname, loader: 'ts' as const };
  buildSync({ stdin, outfile: file, bundle: true, platform: 'node', format: 'cjs', logLevel: 'error' });
  let torn = 0;
  for (let kill = 0; kill < 24; kill++) {
    const said = await killed(file, (kill * 7) % 31);
    for (const name of names()) expect(wholeVersion(name)).toBeGreaterThanOrEqual(said);
    torn += leftOvers().length > 0 ? 1 : 0;
  }
  expect(torn).toBeGreaterThan(0); // some were killed in the middle: else this shows nothing
  expect(leftOvers().length).toBeLessThanOrEqual(2); // the next writer clears away what a killed one left
}, 120_000);

test('a host killed while it saves a workbook leaves a folder that opens whole', async () => {
  fs.writeFileSync(path.join(folder, 'A.csv'), 'version 0\n'.repeat(ROWS));
  const file = path.join(folder, 'host.cjs');
  fs.writeFileSync(
    file,
    `const { openWorkbook } = require(${JSON.stringify(HOST)});
    openWorkbook(process.argv[2], { dist: ${JSON.stringify(fixture('basic'))} }).then(async host => {
      for (let version = 1; ; version++) {
        await host.setCells('A', 1, 1, Array.from({ length: ${ROWS} }, () => ['version ' + version]));
        host.save();
        require('fs').writeSync(1, version + '\\n');
      }
    });`,
  );
  for (const delay of [5, 40, 90]) {
    const said = await killed(file, delay);
    expect(wholeVersion('A.csv', ROWS)).toBeGreaterThanOrEqual(said);
  }
}, 120_000);
