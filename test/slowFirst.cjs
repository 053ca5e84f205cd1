// Long files begin first, so that none of them is left alone at the end: they say `@slow` in their first lines.
const fs = require('node:fs');
const { default: Sequencer } = require('@jest/test-sequencer');

const isSlow = ({ path }) => fs.readFileSync(path, 'utf8').slice(0, 300).includes('@slow');

module.exports = class SlowFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter(test => !isSlow(test))];
  }
};
