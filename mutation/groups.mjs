// Which tests judge the mutants of which folder: its own mirror in test/, and few others, so that a line counts as held
// only by the tests that stand beside it.
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');

/** @type {Record<string, {mutate: string[], tests: string[], without?: RegExp}>} */
export const GROUPS = {
  table: { mutate: ['src/table/**/*.ts'], tests: ['table', 'table/import'] },
  walls: { mutate: ['src/regulations/walls/*.ts'], tests: ['regulations/walls'] },
  league: {
    mutate: ['src/regulations/league/*.ts'],
    tests: ['regulations/league', 'tournaments/leagueSample.test.ts'],
  },
  cup: {
    mutate: ['src/regulations/cup/**/*.ts'],
    tests: ['regulations/cup', 'tournaments/cup2016.test.ts', 'tournaments/interclan2016.test.ts'],
  },
  // What the regulations share is held by their tests too; of these the long ones are left out.
  core: {
    mutate: ['src/core/**/*.ts', 'src/regulations/*.ts'],
    tests: ['core', 'regulations', 'regulations/walls', 'regulations/league', 'regulations/cup'],
    without:
      /laws|race|entries|plan|sample|parameters|audited|sanctions|squads|eligibility|money|fines|scoring|players|walls.ranking/,
  },
};

const filesOf = place =>
  place.endsWith('.test.ts')
    ? [place]
    : fs
        .readdirSync(path.join(root, 'test', place))
        .filter(name => name.endsWith('.test.ts'))
        .map(name => `${place}/${name}`);

/** The quick ones first: most mutants need not wait for laws. */
const SLOW = /laws|race|topSafety|tournaments/;

export const testFilesOf = group => {
  const { tests, without } = GROUPS[group];
  const files = tests
    .flatMap(filesOf)
    .filter(name => !without?.test(name))
    .map(name => `test/${name}`);
  return [...files.filter(name => !SLOW.test(name)), ...files.filter(name => SLOW.test(name))];
};
