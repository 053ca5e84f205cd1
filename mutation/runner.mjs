// A runner for Stryker that keeps the script of a group's tests compiled. Jest takes a second and more to start for each
// mutant; here a mutant costs what its tests cost. Each mutant sees every file loaded anew.
import path from 'node:path';
import { commonTokens, declareClassPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin';
import { determineHitLimitReached, toMutantRunResult } from '@stryker-mutator/api/test-runner';
import { bundled } from './bundle.mjs';
import { testsOf } from './suite.mjs';

class OneScript {
  static inject = tokens(commonTokens.options);

  constructor({ oneScript }) {
    this.files = oneScript.tests;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    this.stryker = globalThis.__stryker__ ??= {};
    this.fresh = await bundled(this.files);
  }

  async dryRun() {
    const { stryker } = this;
    Object.assign(stryker, { activeMutant: undefined, hitCount: undefined, hitLimit: undefined });
    const result = await this.run(this.files, undefined, true);
    return { ...result, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit, disableBail }) {
    Object.assign(this.stryker, {
      activeMutant: String(activeMutant.id),
      hitCount: hitLimit === undefined ? undefined : 0,
      hitLimit,
    });
    const wanted = testFilter && new Set(testFilter);
    const files = this.files.filter(file => !testFilter || testFilter.some(id => id.startsWith(`${file} `)));
    return toMutantRunResult(await this.run(files, wanted, disableBail), disableBail);
  }

  async run(files, wanted, toTheEnd) {
    const { stryker } = this;
    stryker.mutantCoverage = { static: {}, perTest: {} };
    const results = [];
    for (const test of this.tests(files)) {
      if (wanted && !wanted.has(test.id) && !test.broken) continue;
      stryker.currentTestId = test.id;
      results.push(await resultOf(test));
      const endless = determineHitLimitReached(stryker.hitCount, stryker.hitLimit);
      if (endless) return endless;
      if (!toTheEnd && results.at(-1).status === FAILED) break;
    }
    return { status: 'complete', tests: results };
  }

  /** A file loads when its turn comes; one that does not even load is a test that fails. */
  *tests(files) {
    const loaders = this.fresh();
    for (const file of files) {
      this.stryker.currentTestId = undefined;
      yield* loaded(file, loaders[file]);
    }
  }
}

const loaded = (fileName, load) => {
  try {
    return testsOf(fileName, load);
  } catch (error) {
    const run = () => {
      throw error;
    };
    return [{ id: `${fileName} loading`, name: 'loading', fileName, broken: true, run }];
  }
};

const SUCCESS = 0;
const FAILED = 1;

const resultOf = async ({ id, name, fileName, run }) => {
  const start = performance.now();
  const told = { id, name, fileName: path.resolve(fileName) };
  try {
    await run();
    return { ...told, status: SUCCESS, timeSpentMs: performance.now() - start };
  } catch (error) {
    const failureMessage = error instanceof Error ? `${error.message}` : String(error);
    return { ...told, status: FAILED, failureMessage, timeSpentMs: performance.now() - start };
  }
};

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'one-script', OneScript)];
