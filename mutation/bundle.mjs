// All tests of a group and what they test as one script, whose files load when a test file is asked for. Run again it
// starts from nothing, as jest's own register of modules does, at a hundredth of the price.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';

const few = path.join(import.meta.dirname, 'fastCheck.cjs');

/** In one script `__dirname` would be everybody's; each file keeps its own. */
const ownFolders = {
  name: 'own folders',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]test[\\/].*\.ts$/ }, ({ path: file }) => ({
      contents: fs.readFileSync(file, 'utf8').replaceAll('__dirname', JSON.stringify(path.dirname(file))),
      loader: 'ts',
    })),
};

const fewTries = {
  name: 'few tries of each law',
  setup: ({ onResolve }) => onResolve({ filter: /^fast-check$/ }, () => ({ path: few, external: true })),
};

/**
 * @param {readonly string[]} files test files, from the folder the script stands for
 * @returns {Promise<() => Record<string, () => void>>} a fresh set of loaders, one for each file
 */
export const bundled = async files => {
  const folder = process.cwd();
  const contents = `module.exports = {${files.map(file => `${JSON.stringify(file)}: () => require('./${file}')`)}}`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    logLevel: 'error',
    plugins: [fewTries, ownFolders],
  });
  const script = new vm.Script(`(function (module, require) {${outputFiles[0].text}\n})`, {
    filename: 'tests.js',
  });
  const require = createRequire(path.join(folder, 'package.json'));
  return () => {
    const module = { exports: {} };
    script.runInThisContext()(module, require);
    return module.exports;
  };
};
