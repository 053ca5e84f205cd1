// Makes dist/ (with --self-test dist-self-test/, for a developer's own file): the three files that clasp pushes. Code.js is one namespace object and the functions that Google calls.
import fs from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { sidebarPage } from './sidebar.mjs';
import { smaller, withoutTexts } from './smaller.mjs';
import { declarations, readEntry } from './stubs.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const at = (...parts) => path.join(root, ...parts);
const NAMESPACE = 'MafiaScoreTable';
/** The page stays within what Google's sidebar opens at once; the server's code within what starts without a wait. */
const MAX_KB = { 'Code.js': 400, 'Sidebar.html': 280 };

const { version, license } = JSON.parse(fs.readFileSync(at('package.json'), 'utf8'));

/** With --self-test the add-on asks the platform what no document says (docs/self-test.en.md). */
const isSelfTest = process.argv.includes('--self-test');
const target = isSelfTest ? 'dist-self-test' : 'dist';

async function serverCode() {
  const entry = at(isSelfTest ? 'src/selfTest/main.ts' : 'src/addon/main.ts');
  const { stubs, problems } = readEntry(entry, at('tsconfig.json'));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  const bundle = await esbuild.build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2020',
    charset: 'utf8',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    legalComments: 'none',
    minifySyntax: true,
    logLevel: 'warning',
    plugins: [withoutTexts],
  });
  return [
    `/**\n * Mafia Score Table ${version} (${license})\n * @OnlyCurrentDoc\n */`,
    await smaller(bundle.outputFiles[0].text, NAMESPACE),
    declarations(stubs, NAMESPACE),
  ].join('\n');
}

function withinLimit(name, text) {
  const bytes = Buffer.byteLength(text);
  if (bytes > MAX_KB[name] * 1024 && !isSelfTest)
    console.warn(`${name} is ${bytes} bytes, more than the ${MAX_KB[name]} KB it may have.`);
  return text;
}

async function build() {
  const files = {
    'Code.js': withinLimit('Code.js', await serverCode()),
    'Sidebar.html': withinLimit('Sidebar.html', await sidebarPage(at('src/sidebar'))),
    'appsscript.json': fs.readFileSync(at('appsscript.json'), 'utf8'),
  };
  fs.rmSync(at(target), { recursive: true, force: true });
  fs.mkdirSync(at(target));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(at(target, name), text);
}

build().catch(error => {
  console.error(`The build failed.\n${error.message}`);
  process.exitCode = 1;
});
