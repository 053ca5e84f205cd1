// fast-check with few tries of each law and no search for the smallest counterexample: a mutant is killed or it is not.
const fc = require('fast-check');

const MOST = 10;
const USUAL = 100;

const few = given => ({
  ...given,
  numRuns: Math.min(MOST, Math.ceil((given?.numRuns ?? USUAL) / 4)),
  endOnFailure: true,
});
const assert = (property, given) => fc.assert(property, few(given));

fc.configureGlobal({ seed: 20161128 });

module.exports = { ...fc, assert, default: { ...fc.default, assert } };
