// One group of `npm run mutate`, named by GROUP.
import { GROUPS, testFilesOf } from './groups.mjs';

const { GROUP = 'table' } = process.env;
const { mutate } = GROUPS[GROUP];

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'one-script',
  plugins: ['./mutation/runner.mjs'],
  oneScript: { tests: testFilesOf(GROUP) },
  coverageAnalysis: 'perTest',
  mutate,
  mutator: { excludedMutations: ['StringLiteral'] },
  ignoreStatic: true,
  incremental: true,
  incrementalFile: `mutation/reports/${GROUP}.incremental.json`,
  tempDirName: 'mutation/sandbox',
  ignorePatterns: ['/dist', '/docs', '/host', '/mutation/reports', '/bench', '/release'],
  reporters: ['json', 'progress-append-only'],
  jsonReporter: { fileName: `mutation/reports/${GROUP}.json` },
  allowConsoleColors: false,
  warnings: { unknownOptions: false },
  concurrency: Number(process.env.MUTATE_AT_ONCE ?? 1),
  // A busy machine must not look like a run that never ends.
  timeoutMS: 20_000,
  timeoutFactor: 4,
};
