// Runs the host's library outside of jest's sandbox, in which every global that the engine touches costs several times
// more. Tests take the Date of outside, so that what it answers is a date to them.
const { TestEnvironment } = require('jest-environment-node');

module.exports = class HostOutside extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Date = Date;
    this.global.hostLibrary = require('../host/build/host.cjs');
  }
};
