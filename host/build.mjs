// Builds host/build: the engine and the page (two bundles of Univer, rebuilt only when what they are
// made of changes), the services (run inside the script's own scope), the worker, the library for tests
// and the CLI.
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as esbuild from 'esbuild';

const at = (...parts) => path.join(import.meta.dirname, ...parts);
const require = createRequire(import.meta.url);

/** The pinned packages, esbuild and this script: a change of any makes every bundle stale. */
function tools() {
  const { dependencies } = require('./package.json');
  return JSON.stringify([esbuild.version, dependencies, fs.readFileSync(at('build.mjs'), 'utf8')]);
}

const digest = texts => createHash('sha1').update(JSON.stringify(texts)).digest('hex');

/** Our own files among what a bundle was made of, from the folder of this script. */
function ownInputs({ inputs }) {
  return Object.keys(inputs)
    .map(file => path.relative(at(), path.resolve(file)))
    .filter(file => !file.includes('node_modules'))
    .sort();
}

function stampOf(files) {
  return digest([tools(), ...files.map(file => [file, fs.readFileSync(at(file), 'utf8')])]);
}

/** Is `build/<name>` still what its inputs would give? */
function isFresh(name) {
  const stamp = at(`build/${name}.stamp.json`);
  if (!fs.existsSync(stamp)) return false;
  const { files, hash, made } = JSON.parse(fs.readFileSync(stamp, 'utf8'));
  const isThere = [...files, ...made].every(file => fs.existsSync(at(file)));
  return isThere && stampOf(files) === hash;
}

/** Hyphenation of 75 languages (4.5 MB), of which Univer ever fetches one. */
const withoutHyphenation = {
  name: 'without-hyphenation',
  setup(build) {
    build.onResolve({ filter: /^\.\/.+-[\w-]{8}\.js$/ }, ({ path: file, importer }) =>
      /engine-render.lib.(es|cjs).index\.js$/.test(importer) && !file.startsWith('./en-gb-')
        ? { path: file, external: true }
        : undefined,
    );
  },
};

/** Builds a large bundle unless it is fresh. */
async function large(name, options, copied = []) {
  if (isFresh(name)) return;
  const { metafile } = await esbuild.build({
    ...options,
    bundle: true,
    metafile: true,
    logLevel: 'error',
    plugins: [withoutHyphenation],
  });
  for (const [from, to] of copied) fs.copyFileSync(at(from), at(to));
  const files = [...ownInputs(metafile), ...copied.map(([from]) => from)];
  const outputs = Object.keys(metafile.outputs).map(file => path.relative(at(), path.resolve(file)));
  const made = [...outputs, ...copied.map(([, to]) => to)];
  fs.writeFileSync(at(`build/${name}.stamp.json`), JSON.stringify({ files, made, hash: stampOf(files) }));
}

// Bundled because Univer's CommonJS build requires lodash-es (an ES module: breaks jest and older
// Node 20) and its ESM build imports a named export that opentype.js does not have.
const engine = () =>
  large('engine', {
    entryPoints: [at('src/engine/univer.ts')],
    outfile: at('build/engine.cjs'),
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    conditions: ['require'],
    inject: [at('src/engine/quiet-interval.ts')],
    minifySyntax: true,
    minifyWhitespace: true,
  });

const page = () =>
  large(
    'page',
    {
      entryPoints: { page: at('src/page.ts') },
      outdir: at('build'),
      platform: 'browser',
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      minify: true,
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: {
        '.woff': 'dataurl',
        '.woff2': 'dataurl',
        '.ttf': 'dataurl',
        '.svg': 'dataurl',
        '.png': 'dataurl',
      },
    },
    [['src/page/browser/page.html', 'build/page.html']],
  );

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
  engine(),
  page(),
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
