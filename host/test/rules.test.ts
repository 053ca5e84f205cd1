// Each statement of the host's law has a test named by it, or a reason. rules.json holds the statements: `12.5` is of rule
// 12 of the specification of the host, `D13.1` of line 13 of what the emulator must enforce (section D of the research).
import fs from 'node:fs';
import path from 'node:path';
import rules from './rules.json';

interface Rule {
  id: string;
  says: string;
  /** Why there is no test. */
  why?: string;
}
const RULES: readonly Rule[] = rules;

/** Ids in the names of tests: `rule 12.5, D13.1: what …`. */
const named = fs
  .readdirSync(__dirname)
  .filter(name => /\.(test|browser)\.ts$/.test(name))
  .flatMap(name => [
    ...fs.readFileSync(path.join(__dirname, name), 'utf8').matchAll(/['"`]rule ([D\d., ]+): /g),
  ])
  .flatMap(([, ids = '']) => ids.split(', '));

test.each(RULES.map(({ id, says, why }) => [id, says, why] as const))('%s %s', (id, _says, why) => {
  expect([id, named.includes(id) || why !== undefined]).toEqual([id, true]);
});

test('tests are named by statements that there are, and none has a reason and a test', () => {
  const ids = new Set(RULES.map(({ id }) => id));
  expect(named.filter(id => !ids.has(id))).toEqual([]);
  expect(RULES.filter(({ id, why }) => why !== undefined && named.includes(id))).toEqual([]);
});

test('all rules of the specification and all lines of the research are here', () => {
  const heads = new Set(RULES.map(({ id }) => id.split('.')[0]));
  const wanted = [14, 17].flatMap((last, i) =>
    Array.from({ length: last }, (_, n) => `${i ? 'D' : ''}${n + 1}`),
  );
  expect([...heads].sort()).toEqual(wanted.sort());
});
