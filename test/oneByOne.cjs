// Jest's own runner, told to run one test file at a time.
const { default: TestRunner } = require('jest-runner');

module.exports = class OneByOne extends TestRunner {
  isSerial = true;
};
