// Makes the server's bundle small enough for Google's editor and for a quick start, with the names of its modules'
// functions and tables kept: Google's log names the function in which an error happened.
import path from 'node:path';
import swc from '@swc/core';

const beside = name => path.join(import.meta.dirname, name);

/**
 * Keeps texts out of the bundle: the words of the regulations and the sentences live once, in Sidebar.html.
 */
export const withoutTexts = {
  name: 'without-texts',
  setup(build) {
    build.onResolve({ filter: /\/gist$/ }, () => ({ path: beside('withoutGists.ts') }));
    build.onResolve({ filter: /\/dictionary$/ }, () => ({ path: beside('dictionaryOfPage.ts') }));
    build.onResolve({ filter: /\/law$/ }, () => ({ path: beside('lawOfPage.ts') }));
    build.onResolve({ filter: /messages\/columns$/ }, () => ({ path: beside('columnsOfPage.ts') }));
    build.onLoad({ filter: /regulations.\w+.readings\.ts$/ }, () => ({
      contents: 'export const readings = [];',
      loader: 'ts',
    }));
  },
};

const EXPORTS = /export \{([^}]*)\};?\s*$/;

/**
 * @param {string} code One ES module that exports functions only.
 * @param {string} namespace Name of the one object that holds them.
 * @returns {Promise<string>} A script that makes that object and nothing else global.
 */
export async function smaller(code, namespace) {
  const [list = '', exported = ''] = EXPORTS.exec(code) ?? [];
  const names = exported.replace(/(\w+) as (\w+)/g, '$2: $1');
  const { code: small } = await swc.minify(`${code.slice(0, code.length - list.length)}ENTRY = {${names}};`, {
    ecma: 2020,
    module: false,
    // What is used once may stand where it is used; functions stay whole, with their names.
    compress: { ecma: 2020, passes: 3, toplevel: true, pure_getters: true, inline: 0, reduce_funcs: false },
    mangle: { topLevel: false },
    format: { asciiOnly: false },
  });
  // A line for each function, so that Google's log can say where.
  const lines = small.replace(/(?<=[;}])(?=(?:async )?function \w+\(|var \w+=)/g, '\n');
  return `var ${namespace} = (() => {\n'use strict';\nlet ENTRY;\n${lines};\nreturn ENTRY;\n})();\n`;
}
