// Runs the host's library outside of jest's sandbox, in which every global that the engine touches costs several times
// more. Dates that it answers are not `instanceof Date` in the test then.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class HostOutside extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.hostLibrary = require('../host/build/host.cjs');
  }
};
