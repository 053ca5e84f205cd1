import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
let folder: string;
beforeAll(() => {
  // Inside the project, so that Google's types are found.
  folder = fs.mkdtempSync(path.join(ROOT, 'node_modules', '.stubs-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

interface Entry {
  readonly stubs: readonly {
    readonly name: string;
    readonly params: readonly string[];
    readonly doc: string;
    readonly isCustom: boolean;
  }[];
  readonly problems: readonly string[];
}

/** Reads an entry module in a process of its own: stubs.mjs is a module of Node, not of the tests. */
function entryOf(files: Readonly<Record<string, string>>): Entry {
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(folder, name), text);
  const script = `import { readEntry } from ${JSON.stringify(path.join(ROOT, 'src/build/stubs.mjs'))};
    console.log(JSON.stringify(readEntry(${JSON.stringify(path.join(folder, 'main.ts'))}, ${JSON.stringify(path.join(ROOT, 'tsconfig.json'))})));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: os.tmpdir(),
      encoding: 'utf8',
    }),
  ) as Entry;
}

const DOC = '/**\n * Слово.\n *\n * @param {number} a Число / A number.\n * @customfunction\n */\n';

describe('what the build reads from the entry', () => {
  test('functions of other modules, arrow functions, other names; types are passed over', () => {
    const { stubs, problems } = entryOf({
      'main.ts': `export { LEAF as RENAMED } from './leaf';\n${DOC}export const ARROW = (a: unknown): unknown => a;\nexport interface Shape { a: number }\nexport type { Leaf } from './leaf';\n/** Меню. */\nexport function onOpen(e?: unknown): void { void e; }`,
      'leaf.ts':
        `/** A license. */\n\n${DOC}export function LEAF(a = 1, ...rest: unknown[]): unknown { return [a, rest]; }\nexport type Leaf = number;`.replace(
          '@customfunction',
          '@param {...*} rest Ещё / More.\n * @customfunction',
        ),
    });
    expect(problems).toEqual([]);
    expect(stubs.map(({ name, params, isCustom }) => [name, params.join(), isCustom]).sort()).toEqual([
      ['ARROW', 'a', true],
      ['RENAMED', 'a,...rest', true],
      ['onOpen', 'e', false],
    ]);
    expect(stubs.find(({ name }) => name === 'ARROW')?.doc).toBe(DOC.trim());
  });

  describe('is refused with a sentence that says why', () => {
    const faults: readonly [what: string, text: string, problem: string][] = [
      [
        'no JSDoc',
        'export function BARE(a: number): number { return a; }',
        'BARE: needs JSDoc directly above it',
      ],
      [
        'no @customfunction',
        '/** Слово. */\nexport function WORD(a: number): number { return a; }',
        'WORD: a function for cells needs @customfunction in its JSDoc',
      ],
      [
        'a missing @param',
        `${DOC}export function PAIR(a: number, b: number): number { return a + b; }`,
        'PAIR: needs one @param line for each of (a, b), in this order; it has (a)',
      ],
      [
        'another @param',
        `${DOC}export function NAMED(b: number): number { return b; }`,
        'NAMED: needs one @param line for each of (b), in this order; it has (a)',
      ],
      [
        'a nameless parameter',
        `${DOC}export function OPEN({ a }: { a: number }): number { return a; }`,
        'OPEN: every parameter needs a name of its own',
      ],
      [
        'a private name',
        '/** Слово. */\nexport function hidden_(): void {}',
        'hidden_: a name that ends in _ is private to Google',
      ],
      ['a value', 'export const VERSION = 1;', 'VERSION: the entry may export functions only'],
      [
        'a timer',
        '/** Слово. */\nexport function later(): void { setTimeout(later, 1); }',
        "Cannot find name 'setTimeout'",
      ],
      [
        'Node',
        '/** Слово. */\nexport function node(): unknown { return process.env; }',
        "Cannot find name 'process'",
      ],
      [
        'the browser',
        '/** Слово. */\nexport function dom(): unknown { return document.title; }',
        "Cannot find name 'document'",
      ],
    ];
    let problems: string;
    beforeAll(() => {
      const all = entryOf({ 'main.ts': faults.map(([, text]) => text).join('\n') }).problems;
      expect(all).toHaveLength(faults.length);
      problems = all.join('\n');
    });
    test.each(faults)('%s', (_, __, problem) => expect(problems).toContain(problem));
  });

  test('Google’s own services are known', () => {
    const text =
      '/** Слово. */\nexport function go(): string { console.log(1); return Session.getActiveUserLocale(); }';
    expect(entryOf({ 'main.ts': text }).problems).toEqual([]);
  });
});
