import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../fixtures/interclan-2016');

/** Rows of a file of the record by their headers. */
export function rows(name: string): readonly Readonly<Record<string, string>>[] {
  const [head = '', ...lines] = readFileSync(join(FOLDER, `${name}.csv`), 'utf8')
    .trim()
    .split(/\r?\n/);
  const columns = head.split(',');
  return lines.map(line => {
    const cells = line.split(',');
    return Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? '']));
  });
}
