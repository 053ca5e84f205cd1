// The sidebar as one page: styles and script inside, because Apps Script serves no other file.
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import * as esbuild from 'esbuild';

/**
 * @param {string} folder Where sidebar.html, styles/index.css and main.ts are.
 * @returns {Promise<string>} The page, safe for Google's HTML processor.
 */
export async function sidebarPage(folder) {
  const page = fs.readFileSync(path.join(folder, 'sidebar.html'), 'utf8');
  const [style, script, ...data] = await Promise.all([
    bundle(path.join(folder, 'styles/index.css')),
    bundle(path.join(folder, 'main.ts')),
    ...DATA.map(({ id, file, name }) => dataFrom(path.join(folder, '..', file), id, name)),
  ]);
  const packedData = [packed('style', style), ...data].join('\n    ');
  const html = inlined(page, 'script', script).replace(DATA_MARK, () => packedData);
  if (html.includes('<?')) throw new Error('Sidebar.html contains <?, which Google takes for a scriptlet');
  if (script.includes('`'))
    throw new Error('Sidebar.html contains a template literal, in which Google drops text after //');
  if (script.includes('//'))
    throw new Error('The script contains //, and Google may drop what comes after it');
  return html;
}

const DATA_MARK = '<!-- data -->';

/** What the page holds as data, and the function of a module that gives it. */
const DATA = [
  { id: 'sentences', file: 'addon/messages/dictionary.ts', name: 'dictionary' },
  { id: 'law', file: 'regulations/law.ts', name: 'law' },
  { id: 'columns', file: 'addon/messages/columns.ts', name: 'columns' },
];

/** What a module says in both languages, as data that the page and the server read. */
async function dataFrom(entry, id, name) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'cjs',
    charset: 'utf8',
  });
  const module = { exports: {} };
  new Function('module', outputFiles[0].text)(module);
  return packed(id, JSON.stringify(module.exports[name]()));
}

/**
 * Texts take a third of their room so; both Google's server and each browser unpack them by themselves. In the alphabet
 * for the web: Google's processor may drop what comes after two slashes.
 */
function packed(id, text) {
  const base64 = zlib.gzipSync(text, { level: 9 }).toString('base64');
  const safe = base64.replace(/\+/g, '-').replace(/\//g, '_');
  return `<script type="application/gzip" id="${id}">${safe}</script>`;
}

/** Takes the place of `<!-- name -->`; a function, so that `$` in the text is no pattern. */
function inlined(page, name, text) {
  const mark = `<!-- ${name} -->`;
  if (!page.includes(mark)) throw new Error(`sidebar.html has no ${mark}`);
  return page.replace(mark, () => `<${name}>\n${text}</${name}>`);
}

/** esbuild escapes `</script>` in what it writes. */
async function bundle(entry) {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    target: ['es2020', 'chrome123', 'firefox121', 'safari17.5'],
    supported: { 'template-literal': false },
    jsx: 'automatic',
    jsxImportSource: 'preact',
    charset: 'utf8',
    legalComments: 'none',
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: true,
    lineLimit: 2000,
    logLevel: 'warning',
  });
  // A namespace's name is no comment.
  return outputFiles[0].text.replace(/\bhttp:\/\//g, 'http:\\/\\/');
}
