// Writes book/: the family cup of 2016 in the project's own file format. The seven games whose roles were logged stand
// with roles and without points, so that the table of points pays them; the others with their points as printed.
// Run: node test/samples/cup/generate.mjs
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const from = new URL('../../fixtures/family-cup-2016/book/', import.meta.url);
const to = new URL('book/', import.meta.url);

mkdirSync(to, { recursive: true });
for (const name of readdirSync(from)) {
  const text = readFileSync(new URL(encodeURIComponent(name), from), 'utf8');
  const isGames = name.normalize('NFC').startsWith('Протоколы');
  writeFileSync(new URL(encodeURIComponent(name), to), isGames ? withoutPoints(text) : text);
}

function withoutPoints(text) {
  const [head, ...rows] = text
    .trim()
    .split('\n')
    .map(line => line.split(';'));
  const [role, points] = ['Роль', 'Очки'].map(title => head.indexOf(title));
  for (const row of rows) if (row[role]) row[points] = '';
  return `${[head, ...rows].map(row => row.join(';')).join('\n')}\n`;
}
