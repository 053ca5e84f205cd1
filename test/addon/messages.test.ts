import fs from 'node:fs';
import path from 'node:path';
import { say } from '../../src/addon/messages';
import { en } from '../../src/addon/messages/en';
import { ru } from '../../src/addon/messages/ru';
import { counted } from '../../src/addon/messages/wording';

const SOURCES = [
  'src/core',
  'src/table',
  'src/regulations/walls',
  'src/regulations/cup',
  'src/regulations/league',
];
const REPORTED = [
  /\b(?:finding|found)(?:<[^>]*>)?\(\s*'(?:error|warning|note)',\s*'(\w+)'/g,
  /\breport\(\s*[\w.]+,\s*'(?:error|warning|note)',\s*(?:[^,?]*\?\s*)?'(\w+)'(?:\s*:\s*'(\w+)')?/g,
  /\bbad\(\s*(?:[^,?]*\?\s*)?'(\w+)'(?:\s*:\s*'(\w+)')?/g,
  /\breadRows\(\s*\w+,\s*'(\w+)'/g,
  /\bkind: '(\w+)', data\b/g,
  /\bkind:\s*'(\w+)',\s*data:/g,
  /\bconst kind = [^?;]*\? '(\w+)' : '(\w+)'/g,
];

const files = SOURCES.flatMap(folder => {
  const at = path.resolve(__dirname, '../..', folder);
  const names = fs.readdirSync(at, { recursive: true, encoding: 'utf8' });
  return names.filter(name => name.endsWith('.ts')).map(name => fs.readFileSync(path.join(at, name), 'utf8'));
});
const kinds = [
  ...new Set(
    files.flatMap(text =>
      REPORTED.flatMap(pattern =>
        [...text.matchAll(pattern)].flatMap(([, ...found]) => found.filter(Boolean)),
      ),
    ),
  ),
];
const listedKinds = [
  'core/lacking.ts',
  'core/protocolChecks.ts',
  'regulations/cup/findings.ts',
  'regulations/league/findings.ts',
].flatMap(name => {
  const text = fs.readFileSync(path.resolve(__dirname, '../../src', name), 'utf8');
  return [...text.matchAll(/^ {2}(\w+): \{/gm)].map(([, kind = '']) => kind);
});

describe('every finding and every piece of evidence has its sentence', () => {
  test('the search finds them', () => {
    expect(kinds.length).toBeGreaterThan(60);
    const known =
      'unreadable missingColumn momentWithoutStart badScaleRow enteredLate gameDiffers noShow unknownTeam';
    for (const kind of known.split(' ')) expect(kinds).toContain(kind);
    expect(listedKinds).toEqual(expect.arrayContaining(['pointsTableEmpty', 'sanctionWithoutEffect']));
  });
  test.each([...new Set([...kinds, ...listedKinds])].sort())('%s', kind => {
    expect([typeof ru[kind], typeof en[kind]]).toEqual(['string', 'string']);
  });
  test('the two languages say the same things of the same facts', () => {
    const facts = (template = '') =>
      new Set(
        [...template.matchAll(/\{(\w+)/g)]
          .map(([, name]) => name)
          .filter(name => name !== 'ru' && name !== 'en'),
      );
    expect(Object.keys(en).sort()).toEqual(Object.keys(ru).sort());
    for (const kind of Object.keys(ru)) expect([kind, facts(en[kind])]).toEqual([kind, facts(ru[kind])]);
  });
});

const SENTENCES = Object.entries({ ru, en }).flatMap(([lang, sentences]) =>
  Object.entries(sentences).flatMap(([kind, text]) =>
    kind.includes('.') ? [] : [[`${lang} ${kind}`, text] as const],
  ),
);
test.each(SENTENCES)(
  '%s is a sentence, without a clause number, with team names never declined',
  (_, text) => {
    expect(text).toMatch(/^[А-ЯЁA-Z«"{].*[.!?\])]$/);
    expect(text).not.toMatch(/\d\.\d(?!\d\d\d)(?!.*20:05)/);
    for (const [, before] of text.matchAll(/(.)\{(?:team|teams|other|scheduled|absent)\}/g))
      expect(before).toMatch(/[«"]/);
  },
);

describe('a finding in words', () => {
  const text = (kind: string, data: Parameters<typeof say>[0]['data'], lang: 'ru' | 'en' = 'ru') =>
    say({ kind, data }, lang, 'Europe/Moscow');
  test('C1: what happened, what it likely was, where, and what to do', () =>
    expect(text('unreadable', { why: 'time', text: '10:08', likely: ['10:8'], wall: '3', game: 7 })).toBe(
      'Не прочитан счёт: ячейка стала временем 10:08, похоже на 10:8 (стенка 3, партия 7). Впишите счёт текстом, например 7:4.',
    ));
  test('C4: nothing likely, nothing said of it', () =>
    expect(text('unreadable', { why: 'words', text: 'семь:4', likely: [], wall: '3', game: 7 }, 'en')).toBe(
      'Unreadable score: "семь:4" does not look like a score (wall 3, game 7). Write the score as text, such as 7:4.',
    ));
  test('a cell of 50,000 characters is quoted in part: the sentence must fit a cell itself', () => {
    const said = text('unreadable', {
      why: 'words',
      text: 'x'.repeat(50_000),
      likely: [],
      wall: '3',
      game: 7,
    });
    expect(said).toContain(`${'x'.repeat(1000)}…`);
    expect(said.length).toBeLessThan(1500);
  });
  test('C4: each reason has words of its own in both languages', () => {
    const whys = [
      'time',
      'date',
      'boolean',
      'errorText',
      'number',
      'threeNumbers',
      'oneNumber',
      'negative',
      'fraction',
      'words',
    ];
    for (const lang of ['ru', 'en'] as const) {
      const said = whys.map(why =>
        text('unreadable', { why, text: 'x', likely: [], wall: '1', game: 1 }, lang),
      );
      expect(new Set(said).size).toBe(whys.length);
    }
  });
  test('N4: a name is put in as it is, braces, brackets and markup included', () => {
    for (const team of ['=SUM(1;1)', '{text}', '[a] {b#c}', '<img src=x onerror=…>', '$&', '$1'])
      expect(text('teamTwice', { team, first: 'A2' })).toBe(
        `Команда «${team}» записана дважды (ещё A2): оставьте одну строку.`,
      );
  });
  test('an unknown kind is its own name, never an exception', () =>
    expect(text('whatever', {})).toBe('whatever'));
  test.each([
    [1, '1 очко'],
    [2, '2 очка'],
    [5, '5 очков'],
    [11, '11 очков'],
    [12, '12 очков'],
    [21, '21 очко'],
    [22, '22 очка'],
    [111, '111 очков'],
    [0, '0 очков'],
    [12.5, '12.5 очка'],
  ])('%d: %s', (n, as) => expect(counted(n, ['очко', 'очка', 'очков'])).toBe(as.replace(' ', '\u00a0')));
});
