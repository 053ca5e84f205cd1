// `describe`, `test` and their `each` as jest's, with nothing but what the tests of what computes use.
import { expect } from 'expect';
import { bind } from 'jest-each';

/** @typedef {{ id: string, name: string, fileName: string, run: () => unknown }} Test */

/**
 * @param {string} fileName
 * @param {() => void} load runs the file
 * @returns {Test[]} in their order, each with an id of its own
 */
export const testsOf = (fileName, load) => {
  const tests = [];
  const times = new Map();
  let titles = [];

  const test = (title, run) => {
    const name = [...titles, title].join(' ');
    const id = `${fileName} ${name}`;
    const time = (times.get(id) ?? 0) + 1;
    times.set(id, time);
    tests.push({ id: time === 1 ? id : `${id} (${time})`, name, fileName, run });
  };
  const describe = (title, body) => {
    const outer = titles;
    titles = [...outer, title];
    body();
    titles = outer;
  };
  test.each = bind(test, false);
  describe.each = bind(describe, false);
  Object.assign(globalThis, { describe, test, it: test, expect });
  load();
  return tests;
};
