module.exports = {
  testEnvironment: 'node',
  transform: { '^.+\\.ts$': ['@swc/jest', { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } }] },
  testMatch: ['<rootDir>/test/**/*.test.ts', '<rootDir>/host/test/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist'],
  setupFiles: ['<rootDir>/test/seed.cjs'],
  testTimeout: 60000,
  // A workbook that a failing test left open must not hold the whole run.
  forceExit: true,
};
