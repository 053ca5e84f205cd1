// The grammar of cells: what people mean, what their keyboards and programs make of it, and what someone wishes us ill.
import fc from 'fast-check';

/** Longer than any name; the longest that a cell holds. */
export const LONGEST_CELL = 50_000;

const FORMULAS = [
  '=IMPORTXML("https://example.org","//a")',
  '=1+1',
  '=HYPERLINK("https://example.org";"7:4")',
  '+1+1',
  '+A1',
  '-2+3',
  '-7:4',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  '\n=1',
  ' =1',
  "'=1",
  '＝1+1',
];
const MARKUP = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><b>x</b>',
  '&lt;b&gt;',
  '</style><svg/onload=1>',
  '[b]7:4[/b]',
  '[url=javascript:1]x[/url]',
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'length',
];
const WORDS = [
  'NaN',
  'Infinity',
  '-Infinity',
  'undefined',
  'null',
  '[object Object]',
  '{team}',
  '{count#a|b|c}',
];
const NUMBERS = [
  '1e309',
  '1e5',
  '-0',
  '0x10',
  '0b1',
  '1_000',
  '1,234',
  '1.234,5',
  '1/0',
  '0/0',
  '1/3',
  '٧:٤',
  '𝟕:𝟒',
  '７：４',
  '9'.repeat(400),
  `0.${'3'.repeat(400)}`,
  `${'9'.repeat(30)}:1`,
];
const ODD = [
  '#REF!',
  '#N/A',
  '#ЗНАЧ!',
  'ИСТИНА',
  'FALSE',
  '\uD800',
  '\u202e4:7',
  '\u200b',
  '\u00a0',
  '\u0000',
  'e\u0301\u0302\u0303',
  '07.04.2026',
  '4 июл',
  '7:04:00',
  '31.12.1899 3:14',
  '7:4:1',
  ':4',
  '7:',
  '7.4',
  'семь:четыре',
];

/** What nobody types by mistake. */
export const hostile = fc.constantFrom(...FORMULAS, ...MARKUP, ...KEYS, ...WORDS, ...NUMBERS, ...ODD);

export const long = fc
  .tuple(
    fc.constantFrom('x', '7:4 ', '=', '9', '<b>', '(', 'Ё', '\u0301', ';', '1:1; ', '-', ' '),
    fc.constantFrom(1001, 5001, 49_999, LONGEST_CELL),
  )
  .map(([text, length]) => text.repeat(length).slice(0, length));

const digits = fc.oneof(
  { weight: 6, arbitrary: fc.nat(30).map(String) },
  { weight: 1, arbitrary: fc.nat(2000).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('', '07', '-3', '2.5', 'O', 'l', '1e3') },
);
const sign = fc.constantFrom(
  ...[':', ' : ', ':', '-', '–', '—', ';', '.', ',', '/', ' ', '  ', '∶', '：', 'х', '::', '\t', '\n', ' - '],
);
const tail = fc.constantFrom(
  ...['', '', '', '', ' ', ' к', '(по картам)', ' by cards', '!', ' ?', '\u200b', ' очк', '%', ' — спор'],
);
const head = fc.constantFrom('', '', '', '', ' ', "'", '=', '+', '\u00a0', '≈', 'счёт ', '~');

const scoreText = fc.tuple(head, digits, sign, digits, tail).map(parts => parts.join(''));

interface Slip {
  readonly at: number;
  readonly what: 'drop' | 'double' | 'swap' | 'put';
  readonly letter: string;
}
const slips = fc.array(
  fc.record<Slip>({
    at: fc.nat(40),
    what: fc.constantFrom('drop', 'double', 'swap', 'put'),
    letter: fc.oneof(
      fc.string({ minLength: 1, maxLength: 1, unit: 'grapheme' }),
      fc.constantFrom(':', ' ', '"', ';', ',', '<', '='),
    ),
  }),
  { maxLength: 3 },
);

/** A text with slips of the keyboard. */
export const slipped = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, slips).map(([typed, all]) => all.reduce(withSlip, typed));

function withSlip(text: string, { at, what, letter }: Slip): string {
  const i = text.length === 0 ? 0 : at % text.length;
  const [before, one, after] = [text.slice(0, i), text.slice(i, i + 1), text.slice(i + 1)];
  if (what === 'drop') return before + after;
  if (what === 'double') return before + one + one + after;
  return what === 'put' ? before + letter + one + after : before + after.slice(0, 1) + one + after.slice(1);
}

/** What Sheets makes of a typed text by itself. */
const converted = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -50, max: 5000 }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.constantFrom(-0, 5e-324, Number.MAX_VALUE, -1e300, 2 ** 53, 0.1 + 0.2, 1e21),
  fc.date({ min: new Date('1890-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
  fc.constantFrom(new Date(-62135596800000), new Date(8.64e15)),
);

const blank = fc.constantFrom('', ' ', '\u200b', '\u00a0 ');

const plainScore = fc
  .tuple(fc.nat(30), fc.constantFrom(':', ' : ', '-', ':\u00a0'), fc.nat(30))
  .map(parts => parts.join(''));

export const scoreCell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: plainScore },
  { weight: 10, arbitrary: slipped(scoreText) },
  { weight: 3, arbitrary: hostile },
  { weight: 3, arbitrary: converted },
  { weight: 1, arbitrary: blank },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
);

const NAMES = [
  'Волки',
  'Совы',
  'Ёж и Ко',
  'Owls',
  'Лисы 2',
  'волки',
  'Boлки',
  'Анна',
  'Борис-2',
  '1',
  '7.3.14',
  'дом',
];

export const nameCell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 8, arbitrary: slipped(fc.constantFrom(...NAMES)) },
  { weight: 4, arbitrary: hostile },
  { weight: 1, arbitrary: converted },
  { weight: 1, arbitrary: blank },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
);

const number = fc
  .tuple(
    fc.constantFrom('', '', '', '-', '+', '−'),
    digits,
    fc.constantFrom('', '', '.5', ',5', '/3', ',125', '%', ' ₽'),
  )
  .map(parts => parts.join(''));

export const numberCell: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: slipped(number) },
  { weight: 3, arbitrary: hostile },
  { weight: 3, arbitrary: converted },
  { weight: 1, arbitrary: blank },
);

/** Any cell at all. */
export const anyCell: fc.Arbitrary<unknown> = fc.oneof(scoreCell, nameCell, numberCell);
