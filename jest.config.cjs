const common = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
  modulePathIgnorePatterns: ['<rootDir>/dist', '<rootDir>/mutation/sandbox'],
  setupFiles: ['<rootDir>/test/seed.cjs'],
};

module.exports = {
  projects: [
    {
      ...common,
      displayName: 'node',
      testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/host/test/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'page',
      testMatch: ['<rootDir>/test/**/*.browser.ts', '<rootDir>/host/test/**/*.browser.ts'],
      // One after the other: a page and its browser keep both cores of a small machine busy.
      runner: '<rootDir>/test/oneByOne.cjs',
    },
    {
      ...common,
      displayName: 'shots',
      testMatch: ['<rootDir>/host/test/**/*.shots.ts'],
    },
  ],
  testSequencer: './test/slowFirst.cjs',
  // Jest leaves a core free by itself; where there are two, that is half of them.
  maxWorkers: '100%',
  testTimeout: 60_000,
  // A workbook that a failing test left open must not hold the whole run.
  forceExit: true,
};
