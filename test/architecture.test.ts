import fs from 'node:fs';
import path from 'node:path';

const src = path.resolve(__dirname, '../src');

const sources = fs
  .readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter(name => /\.(ts|mjs)$/.test(name))
  .map(name => ({
    name: name.split(path.sep).join('/'),
    text: fs.readFileSync(path.join(src, name), 'utf8'),
  }));

/** Folder of a file: `core`, `table`, `regulations/walls`, … */
const roomOf = (name: string): string => {
  const [first = '', second = ''] = name.split('/');
  return first === 'regulations' && name.split('/').length > 2 ? `regulations/${second}` : first;
};

/** What a file imports from this project, as rooms; `import type` of the sidebar's apart. */
const importsOf = ({ name, text }: (typeof sources)[number]): { room: string; isType: boolean }[] =>
  [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;]*?from '(\.[^']+)';/gm)].map(
    ([, type, target = '']) => ({
      room: roomOf(path.posix.normalize(`${path.posix.dirname(name)}/${target}`)),
      isType: type !== undefined,
    }),
  );

const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  core: ['core'],
  table: ['core', 'table'],
  regulations: ['core', 'regulations', 'regulations/walls', 'regulations/cup', 'regulations/league'],
  'regulations/walls': ['core', 'regulations/walls'],
  'regulations/cup': ['core', 'regulations/cup'],
  'regulations/league': ['core', 'regulations/league'],
  addon: [
    'core',
    'table',
    'regulations',
    'regulations/walls',
    'regulations/cup',
    'regulations/league',
    'addon',
  ],
  selfTest: ['core', 'table', 'addon', 'selfTest'],
  sidebar: ['sidebar'],
  build: ['build'],
};

test.each(sources.filter(({ name }) => name.endsWith('.ts')))(
  'imports of $name run the right way',
  source => {
    const room = roomOf(source.name);
    const wrong = importsOf(source).filter(
      ({ room: target, isType }) =>
        !ALLOWED[room]?.includes(target) &&
        !(isType && (room === 'sidebar' ? target === 'addon' : room === 'build' && target !== 'sidebar')),
    );
    expect(wrong).toEqual([]);
  },
);

const PURE = sources.filter(({ name }) => /^(core|regulations|table)\//.test(name));

test.each(PURE)('$name knows no platform, clock or chance', ({ text }) => {
  const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  expect(code).not.toMatch(
    /SpreadsheetApp|HtmlService|LockService|PropertiesService|\bSession\b|\bUtilities\b|Date\.now|new Date\(\)|Math\.random/,
  );
});

test.each(sources.filter(({ name }) => name.startsWith('core/') && name !== 'core/regulation.ts'))(
  '$name speaks no Russian',
  ({ text }) => {
    const code = text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
    expect(code).not.toMatch(/[А-Яа-яЁё]/);
  },
);

test('only addon and its self-test name the spreadsheet service, and only one file writes values', () => {
  const naming = sources.filter(({ text }) => /SpreadsheetApp\./.test(text)).map(({ name }) => roomOf(name));
  expect(new Set(naming)).toEqual(new Set(['addon', 'selfTest']));
  const writing = sources.filter(({ text }) => /\.setValues\(/.test(text)).map(({ name }) => name);
  expect(writing).toEqual(['addon/writing.ts']);
});

test('nothing is called utils, helpers, common, manager or service', () => {
  expect(sources.filter(({ name }) => /(utils?|helpers?|common|manager|service)\b/i.test(name))).toEqual([]);
});
