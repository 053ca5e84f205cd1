import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import * as entry from '../../src/addon/main';
import { scope } from '../addon/functions/built';

const ROOT = path.resolve(__dirname, '../..');
const read = (name: string): string => fs.readFileSync(path.join(ROOT, 'dist', name), 'utf8');
const code = read('Code.js');
const NAMESPACE = 'MafiaScoreTable';
const exported = Object.keys(entry).sort();
const FILES = ['Code.js', 'Sidebar.html', 'appsscript.json'];

/** The declarations below the namespace: JSDoc, then `function NAME(params) {`. */
const declared = [
  ...code.matchAll(
    /^(\/\*\*\n(?: \*.*\n)+? \*\/)\nfunction (\w+)\(([^)]*)\) \{\n {2}return MafiaScoreTable\.\2\(\3\);\n\}$/gm,
  ),
].map(([, doc = '', name = '', params = '']) => ({ doc, name, params: params.split(', ').filter(Boolean) }));

describe('dist', () => {
  test('exactly three files', () => expect(fs.readdirSync(path.join(ROOT, 'dist')).sort()).toEqual(FILES));
  test('clasp would push exactly these', () => {
    const clasp = path.join(ROOT, 'node_modules/@google/clasp/build/src/index.js');
    const status = JSON.parse(
      execFileSync(process.execPath, [clasp, 'show-file-status', '--json'], { cwd: ROOT, encoding: 'utf8' }),
    ) as {
      filesToPush: string[];
    };
    expect(status.filesToPush.map(file => path.basename(file)).sort()).toEqual(FILES);
  });
  test.each([
    ['Code.js', 400],
    ['Sidebar.html', 280],
  ])('%s is at most %d KB', (name, most) => {
    expect(Buffer.byteLength(read(name))).toBeLessThanOrEqual(most * 1024);
  });
  test('no path of this machine', () => {
    for (const name of FILES) expect(read(name)).not.toContain(ROOT);
  });
});

describe('Code.js', () => {
  test('its globals are the exports of the entry and one namespace object', () => {
    const before = new Set(Object.getOwnPropertyNames(vm.runInContext('globalThis', vm.createContext({}))));
    const context = scope();
    const globals = Object.getOwnPropertyNames(vm.runInContext('globalThis', context)).filter(
      name => !before.has(name),
    );
    expect(globals.sort()).toEqual([...exported, NAMESPACE].sort());
    expect(typeof context[NAMESPACE]).toBe('object');
    for (const name of exported) expect([name, typeof context[name]]).toEqual([name, 'function']);
    expect(vm.runInContext(`Object.keys(${NAMESPACE})`, context).sort()).toEqual(exported);
  });
  test('nothing else is declared at the top', () => {
    const source = ts.createSourceFile('Code.js', code, ts.ScriptTarget.ES2020);
    const names = source.statements.map(statement =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text).join()
        : ts.isFunctionDeclaration(statement)
          ? statement.name?.text
          : statement.getText(source),
    );
    expect(names).toEqual([NAMESPACE, ...declared.map(({ name }) => name)]);
  });
  test('every export is a top-level declaration with its JSDoc directly above', () => {
    expect(declared.map(({ name }) => name).sort()).toEqual(exported);
  });
  test('the parameters are the real ones', () => {
    const context = scope();
    for (const { name, params } of declared) {
      const source = String((entry as Record<string, unknown>)[name]);
      const list = /^[^(]*\(([^)]*)\)/.exec(source)?.[1] ?? '';
      expect([name, params]).toEqual([
        name,
        list
          .split(',')
          .map(param => param.trim().split(' ')[0])
          .filter(Boolean),
      ]);
      expect(context[name]).toHaveLength(params.length);
    }
  });
  test('nothing runs on load: no service is touched', () => {
    const refuse = new Proxy(
      {},
      {
        get: (_, name) => {
          throw new Error(`touched ${String(name)}`);
        },
      },
    );
    const services = [
      'SpreadsheetApp',
      'Session',
      'HtmlService',
      'PropertiesService',
      'LockService',
      'Utilities',
      'CacheService',
      'ScriptApp',
    ];
    expect(() => scope(Object.fromEntries(services.map(name => [name, refuse])))).not.toThrow();
  });
  test('a platform without newer syntax can parse it', () => {
    expect(code).not.toMatch(/^\s*(?:import|export)\b/m);
    expect(code).not.toMatch(/\bstatic \w+\s*=|[\s.]#\w+\s*[(=;]|static \{|\?\?=|\|\|=|&&=/);
  });
  test('only the current document is asked for, and the version is said', () => {
    const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      version: string;
    };
    const banner = code.slice(0, code.indexOf('*/'));
    expect(banner).toContain('@OnlyCurrentDoc');
    expect(banner).toContain(version);
  });
});

describe('help of the cell functions', () => {
  const custom = declared.filter(({ doc }) => doc.includes('@customfunction'));
  test('there is one for each name in capitals', () => {
    expect(custom.map(({ name }) => name).sort()).toEqual(exported.filter(name => /^[A-Z]+$/.test(name)));
    expect(custom.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['WALLPOINTS', 'OMONPOINTS', 'TIEBREAK', 'CARRYOVER', 'FINE', 'PRIZE']),
    );
  });
  test.each(custom)('$name', ({ name, doc, params }) => {
    const lines = doc.split('\n').map(line => line.replace(/^ ?\/?\*+\/? ?/, ''));
    expect(lines[1]).toMatch(/^[А-ЯЁ]/);
    const description = lines.slice(
      1,
      lines.findIndex(line => line.startsWith('@')),
    );
    expect(description.some(line => /^[A-Z]/.test(line))).toBe(true);
    const described = lines.filter(line => line.startsWith('@param'));
    expect(
      described.map(line => /^@param \{[^}]+\} (\w+) [^/]*[А-Яа-яё][^/]* .*\/ .*[A-Za-z]/.exec(line)?.[1]),
    ).toEqual(params);
    expect(lines.filter(line => line.startsWith('@return'))).toHaveLength(1);
    const examples = [...doc.matchAll(new RegExp(`=${name}\\(([^()]*)\\)`, 'g'))].map(
      match => match[1] ?? '',
    );
    expect(examples.length).toBeGreaterThan(1);
    for (const example of examples) expect(example.replace(/"[^"]*"|\d,\d/g, '')).not.toContain(',');
  });
});

test('appsscript.json: V8, an editor add-on, the three least scopes', () => {
  const manifest = JSON.parse(read('appsscript.json')) as Record<string, unknown>;
  expect(manifest.runtimeVersion).toBe('V8');
  expect(manifest).not.toHaveProperty('addOns');
  expect([...(manifest.oauthScopes as string[])].sort()).toEqual([
    'https://www.googleapis.com/auth/script.container.ui',
    'https://www.googleapis.com/auth/script.scriptapp',
    'https://www.googleapis.com/auth/spreadsheets.currentonly',
  ]);
});

describe('Sidebar.html', () => {
  const page = read('Sidebar.html');
  test('everything is inside: no other file is asked for', () => {
    expect(page).toMatch(/^<!DOCTYPE html>/);
    expect(page).toContain('<base target="_top">');
    expect(page).not.toMatch(/<script[^>]+src|<link\b|@import|url\(|https?:(?!\\\/\\\/www\.w3\.org)/i);
    expect(page.match(/<script>/g)).toHaveLength(1);
    const data = [...page.matchAll(/<script type="application\/gzip" id="(\w+)">[\w=-]+<\/script>/g)];
    expect(data.map(([, id]) => id)).toEqual(['style', 'sentences', 'law', 'columns']);
    expect(page.match(/<\/script>/g)).toHaveLength(5);
  });
  test('nothing that Google’s processor takes for its own', () => {
    expect(page).not.toContain('<?');
    expect(page).not.toContain('`');
    expect(page).not.toContain('//');
  });
  test('text from cells is never markup: what preact has for it, the panel does not use', () => {
    expect(page).not.toMatch(/outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/);
    const folder = path.join(ROOT, 'src/sidebar');
    for (const name of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (/\.tsx?$/.test(name))
        expect([name, fs.readFileSync(path.join(folder, name), 'utf8')]).toEqual([
          name,
          expect.not.stringMatching(/innerHTML/i),
        ]);
  });
  test('the script parses', () => {
    const script = /<script>\n([\s\S]*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(() => new vm.Script(script)).not.toThrow();
  });
});
