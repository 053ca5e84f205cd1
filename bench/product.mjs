// The product's own sources, as a script would bundle them.
import path from 'node:path';
import * as esbuild from 'esbuild';

export const root = path.resolve(import.meta.dirname, '..');

/** What these lines of `export … from './src/…'` give. */
export async function product(lines) {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: lines, resolveDir: root, loader: 'ts' },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
  });
  const module = { exports: {} };
  new Function('module', 'exports', outputFiles[0].text)(module, module.exports);
  return module.exports;
}
