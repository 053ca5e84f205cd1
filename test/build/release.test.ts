import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';

const ROOT = path.resolve(__dirname, '../..');
const read = (...name: string[]): Buffer => fs.readFileSync(path.join(ROOT, ...name));
const make = (): Buffer => {
  const said = execFileSync(process.execPath, ['src/build/release.mjs'], { cwd: ROOT, encoding: 'utf8' });
  return read(...said.trim().split('/'));
};
const archive = make();
const files = unzipSync(new Uint8Array(archive));

test('the archive holds the three files and the two texts, and nothing else', () =>
  expect(Object.keys(files).sort()).toEqual([
    'Code.js',
    'INSTALL.md',
    'Sidebar.html',
    'appsscript.json',
    'УСТАНОВКА.md',
  ]));
test.each(['Code.js', 'Sidebar.html', 'appsscript.json'])('%s is byte for byte that of dist', name =>
  expect(Buffer.from(files[name] ?? []).equals(read('dist', name))).toBe(true),
);
test('it is named after the version, is the same each time, and is not kept in the repository', () => {
  const { version } = JSON.parse(read('package.json').toString()) as { version: string };
  expect(fs.readdirSync(path.join(ROOT, 'release'))).toContain(`mafia-score-table-${version}.zip`);
  expect(make().equals(archive)).toBe(true);
  expect(read('.gitignore').toString().split('\n')).toContain('release/');
});
test.each(['УСТАНОВКА.md', 'INSTALL.md'])('%s leads through every file in order', name => {
  const text = Buffer.from(files[name] ?? []).toString('utf8');
  const steps = text.split('\n').filter(line => /^\d+\. /.test(line));
  expect(steps.map(step => Number.parseInt(step, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  for (const [step, word] of [
    [2, 'Apps Script'],
    [4, 'appsscript.json'],
    [5, 'Code.js'],
    [6, 'Sidebar.html'],
  ] as const)
    expect(steps[step - 1]).toContain(word);
});
