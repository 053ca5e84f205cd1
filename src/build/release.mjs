// Makes release/mafia-score-table-<version>.zip: the three files of dist/ and how to paste them in, for people without Node.
import fs from 'node:fs';
import path from 'node:path';
import { zipSync } from 'fflate';

const root = path.resolve(import.meta.dirname, '../..');
const at = (...parts) => path.join(root, ...parts);

/** Names in the archive and the files behind them. */
const FILES = {
  'Code.js': 'dist/Code.js',
  'Sidebar.html': 'dist/Sidebar.html',
  'appsscript.json': 'dist/appsscript.json',
  'УСТАНОВКА.md': 'docs/install.ru.md',
  'INSTALL.md': 'docs/install.en.md',
};

/** The same bytes for the same files: an archive can be compared. */
const mtime = new Date('2000-01-01T00:00:00');

const { version } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));
const files = Object.fromEntries(
  Object.entries(FILES).map(([name, file]) => [name, new Uint8Array(fs.readFileSync(at(file)))]),
);
const name = `mafia-score-table-${version}.zip`;
fs.mkdirSync(at('release'), { recursive: true });
fs.writeFileSync(at('release', name), zipSync(files, { level: 9, mtime }));
console.log(`release/${name}`);
