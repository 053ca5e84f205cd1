// The tests of what computes: no host, no page, no built files, so that thousands of mutants can be tried.
const [node] = require('../jest.config.cjs').projects;

module.exports = {
  ...node,
  displayName: undefined,
  rootDir: require('node:path').resolve(__dirname, '..'),
  testMatch: [
    '<rootDir>/test/{core,regulations,table}/**/*.test.ts',
    '<rootDir>/test/tournaments/{cup2016,interclan2016}.test.ts',
    '<rootDir>/test/completeness.test.ts',
  ],
};
