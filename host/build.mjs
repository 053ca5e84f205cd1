// Builds host/build: the engine (a bundle of Univer, rebuilt only when its inputs change), the
// services (run inside the script's own scope), the worker, the library for tests and the CLI.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';

const at = (...parts) => path.join(import.meta.dirname, ...parts);
const require = createRequire(import.meta.url);

/** What the engine bundle depends on: its entry, this script and the pinned packages. */
function engineInputs() {
  const { dependencies } = require('./package.json');
  const versions = Object.keys(dependencies)
    .filter(name => name.startsWith('@univerjs/'))
    .map(name => `${name}@${JSON.parse(fs.readFileSync(packageFile(name), 'utf8')).version}`);
  return JSON.stringify([
    esbuild.version,
    versions,
    ...['src/engine/univer.ts', 'build.mjs'].map(f => fs.readFileSync(at(f), 'utf8')),
  ]);
}

function packageFile(name) {
  const tried = [at('node_modules', name), at('..', 'node_modules', name)].map(dir =>
    path.join(dir, 'package.json'),
  );
  const found = tried.find(file => fs.existsSync(file));
  if (!found) throw new Error(`${name} is not installed: run npm ci`);
  return found;
}

async function buildEngine() {
  const stamp = at('build/engine.inputs.json');
  const inputs = engineInputs();
  const fresh =
    fs.existsSync(at('build/engine.cjs')) &&
    fs.existsSync(stamp) &&
    fs.readFileSync(stamp, 'utf8') === inputs;
  if (fresh) return;
  // Bundled because Univer's CommonJS build requires lodash-es (an ES module: breaks jest and older
  // Node 20) and its ESM build imports a named export that opentype.js does not have.
  await esbuild.build({
    entryPoints: [at('src/engine/univer.ts')],
    outfile: at('build/engine.cjs'),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['require'],
    minifySyntax: true,
    minifyWhitespace: true,
    logLevel: 'error',
  });
  fs.writeFileSync(stamp, inputs);
}

/** Our modules import './univer'; at run time that is the bundle beside them. */
const engineIsExternal = {
  name: 'engine-is-external',
  setup(build) {
    build.onResolve({ filter: /\/univer$/ }, () => ({ path: './engine.cjs', external: true }));
  },
};

const node = {
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  charset: 'utf8',
  logLevel: 'warning',
};

fs.mkdirSync(at('build'), { recursive: true });
await Promise.all([
  buildEngine(),
  esbuild.build({
    ...node,
    entryPoints: { host: at('src/index.ts'), cli: at('src/cli.ts'), worker: at('src/execution/worker.ts') },
    outdir: at('build'),
    outExtension: { '.js': '.cjs' },
    plugins: [engineIsExternal],
  }),
  esbuild.build({
    entryPoints: [at('src/services/index.ts')],
    outfile: at('build/services.js'),
    bundle: true,
    platform: 'neutral',
    format: 'iife',
    // The file's value is an expression holding `install`: no global name is left in the script's scope.
    globalName: 'services',
    banner: { js: '(() => {' },
    footer: { js: 'return services; })()' },
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'warning',
  }),
]);
