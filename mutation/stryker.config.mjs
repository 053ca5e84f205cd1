// `npm run mutate [-- --mutate 'src/core/**']`: is every line of what computes held by a test that fails without it?

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  jest: { configFile: 'mutation/jest.config.cjs' },
  coverageAnalysis: 'perTest',
  // Words (gists, names of columns, titles) are read by people; a typed name that is wrong does not compile.
  mutate: ['src/{core,regulations,table}/**/*.ts', '!src/regulations/*/clauses.ts'],
  mutator: { excludedMutations: ['StringLiteral'] },
  // What runs once when a file loads is data, and every test would have to be run for it.
  ignoreStatic: true,
  incremental: true,
  incrementalFile: 'mutation/reports/incremental.json',
  tempDirName: 'mutation/sandbox',
  ignorePatterns: ['/dist', '/docs', '/host/build', '/mutation/reports', '/test/e2e', '/release'],
  reporters: ['clear-text', 'json', 'progress-append-only'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'mutation/reports/mutation.json' },
  concurrency: 1,
  timeoutMS: 10_000,
  thresholds: { high: 95, low: 90, break: 90 },
};
