// Files given to the host: folders of .csv, .xlsx and .ods, right ones spoilt in their bytes, their texts and their claims.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { errorText, FileProblem, openSource, type Source, xlsx } from '../../host/test/library';
import { anyCell, hostile, long } from './cells';
import { type Fate, kind, must } from './kind';
import { isSentence, mustBeUnpolluted } from './sound';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mafia-fuzz-'));
process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }));

/** A file that was opened holds finite numbers and texts, in rows and columns of its own; one that was not is named. */
function opened(file: string, sameTexts?: readonly (readonly string[])[]): Fate {
  let source: Source;
  try {
    source = openSource(file);
  } catch (error) {
    must(error instanceof FileProblem, `not a refusal: ${(error as Error).stack}`);
    const said = errorText(error, 'ru');
    must(
      isSentence(said) && said.includes((error as { file: string }).file),
      'a refusal names no file',
      said,
    );
    return 'refused';
  } finally {
    mustBeUnpolluted();
  }
  const { sheets, zone, locale } = source.seed;
  must(zone !== '' && /^[a-z]{2}_[A-Z]{2}$/.test(locale), 'no zone or locale', { zone, locale });
  for (const { cells } of sheets)
    for (const line of cells)
      for (const cell of line) {
        if (cell?.entry.kind === 'number') must(Number.isFinite(cell.entry.value), 'no finite number', cell);
        if (cell?.entry.kind === 'formula')
          must(sameTexts === undefined, 'a text of a .csv is a formula', cell);
      }
  if (sameTexts) holdsTexts(sheets[0]?.cells ?? [], sameTexts);
  return 'accepted';
}

function holdsTexts(
  cells: Source['seed']['sheets'][number]['cells'],
  texts: readonly (readonly string[])[],
): void {
  for (const [r, line] of texts.entries())
    for (const [c, text] of line.entries()) {
      const entry = cells[r]?.[c]?.entry ?? { kind: 'blank' };
      must(
        text === '' ? entry.kind === 'blank' : entry.kind === 'text' && entry.text === text,
        'a cell is another one now',
        { r, c, text, entry },
      );
    }
}

const csvFile = path.join(folder, 'csv');
fs.mkdirSync(csvFile, { recursive: true });
const csvBytes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(
        fc.array(fc.oneof(anyCell.map(String), fc.constantFrom('a,b', 'a;b', '"', 'x\ny')), { maxLength: 5 }),
        { maxLength: 5 },
      )
      .map(rows => Buffer.from(rows.map(row => row.join(';')).join('\n'))),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }).map(bytes => Buffer.from(bytes)) },
  { weight: 1, arbitrary: fc.tuple(hostile, long).map(([a, b]) => Buffer.from(`${a};${b}`)) },
);
const quotedRows = fc.array(
  fc.array(
    fc.oneof(hostile, fc.string({ maxLength: 8 })).map(text => text.replace(/\p{Cs}/gu, '')),
    { minLength: 2, maxLength: 4 },
  ),
  { minLength: 1, maxLength: 4 },
);
const quotedCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map(row => row.map(text => `"${text.replaceAll('"', '""')}"`).join(',')).join('\n');

function written(bytes: Buffer | string, name = 'Регламент.csv'): string {
  fs.writeFileSync(path.join(csvFile, name), bytes);
  return csvFile;
}

type Parts = Readonly<Record<string, Uint8Array>>;
const book = xlsx.utils.book_new();
for (const name of ['Регламент', 'Команды'])
  xlsx.utils.book_append_sheet(
    book,
    xlsx.utils.aoa_to_sheet([
      ['Параметр', 'Значение'],
      ['zone', 'Europe/Moscow'],
      ['=1+1', 7],
    ]),
    name,
  );
const PARTS = (['xlsx', 'ods'] as const).map(bookType => ({
  bookType,
  parts: unzipSync(
    new Uint8Array(xlsx.write(book, { type: 'buffer', bookType, compression: true })),
  ) as Parts,
}));

/** What someone does to a part of the zip: a text in place of another, with an eye on what readers repeat and follow. */
const XML = [
  ['r="A1"', 'r="A1048576"'],
  ['r="A1"', 'r="XFD1"'],
  ['r="A1"', 'r="ZZZZ99999999999"'],
  ['r="A1"', 'r="__proto__"'],
  ['<row r="1"', '<row r="4294967295" ht="3" customHeight="1"'],
  ['<sheetData>', '<cols><col min="1" max="900000000" width="3"/></cols><sheetData>'],
  ['</sheetData>', '</sheetData><mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>'],
  ['</sheetData>', '</sheetData><autoFilter ref="A1:ZZZ99999999"/>'],
  ['<v>7</v>', '<v>1e999</v>'],
  ['<v>7</v>', '<v>NaN</v>'],
  ['<v>7</v>', '<f>IMPORTXML("x","y")</f><v>7</v>'],
  ['<v>0</v>', '<v>99999999</v>'],
  ['<v>0</v>', '<v>__proto__</v>'],
  ['name="Команды"', 'name="__proto__"'],
  ['name="Команды"', 'name="Регламент"'],
  ['name="Команды"', 'name="=1&lt;b&gt;"'],
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>',
  ],
  ['Параметр', '&b;&b;'],
  ['Параметр', '<script>1</script>'],
  ['<table:table-cell ', '<table:table-cell table:number-columns-repeated="2000000000" '],
  ['<table:table-row>', '<table:table-row table:number-rows-repeated="2000000000">'],
  ['<table:table-row>', '<table:table-column table:number-columns-repeated="900000000"/><table:table-row>'],
  ['office:value="7"', 'office:value="Infinity"'],
  ['office:value-type="float"', 'office:value-type="constructor"'],
  ['table:name="Команды"', 'table:name="constructor"'],
  ['<', ''],
  ['>', '>>'],
] as const;

interface Blow {
  readonly what: 'xml' | 'byte' | 'cut' | 'drop' | 'declare' | 'twice';
  readonly at: number;
  readonly value: number;
}
const blows = fc.array(
  fc.record<Blow>({
    what: fc.constantFrom('xml', 'xml', 'xml', 'byte', 'cut', 'drop', 'declare', 'twice'),
    at: fc.nat(100_000),
    value: fc.nat(255),
  }),
  { minLength: 1, maxLength: 3 },
);

function struck(which: number, all: readonly Blow[]): Buffer {
  const { parts } = PARTS[which] as (typeof PARTS)[number];
  const names = Object.keys(parts);
  let inside: Parts = parts;
  for (const { what, at } of all) {
    if (what === 'drop')
      inside = Object.fromEntries(
        Object.entries(inside).filter(([name]) => name !== names[at % names.length]),
      );
    const [from, to] = XML[at % XML.length] as (typeof XML)[number];
    if (what === 'xml')
      inside = Object.fromEntries(
        Object.entries(inside).map(([name, bytes]) => [name, replaced(bytes, from, to)]),
      );
  }
  let bytes = Buffer.from(zipSync(inside));
  for (const { what, at, value } of all) {
    if (what === 'byte' && bytes.length > 0) bytes[at % bytes.length] = value;
    if (what === 'cut') bytes = bytes.subarray(0, at % (bytes.length + 1));
    if (what === 'twice') bytes = Buffer.concat([bytes, bytes]);
    const entry = bytes.indexOf('PK\u0001\u0002', 0, 'latin1');
    if (what === 'declare' && entry >= 0 && entry + 28 < bytes.length)
      bytes.writeUInt32LE(value * at, entry + 24);
  }
  return bytes;
}

const replaced = (bytes: Uint8Array, from: string, to: string): Uint8Array => {
  const text = Buffer.from(bytes).toString('utf8');
  return text.includes(from) ? strToU8(text.replace(from, to)) : bytes;
};

export const FILE_KINDS = [
  kind({
    name: 'files: .csv of any bytes',
    share: 10,
    inputs: fc.tuple(csvBytes),
    play: ([bytes]) => opened(written(bytes)),
  }),
  kind({
    name: 'files: .csv of quoted texts',
    share: 10,
    inputs: fc.tuple(quotedRows),
    play: ([rows]) => opened(written(quotedCsv(rows)), rows),
  }),
  ...PARTS.map(({ bookType }, which) =>
    kind({
      name: `files: .${bookType} spoilt`,
      share: 4,
      inputs: blows,
      play: all => {
        const file = path.join(folder, `a.${bookType}`);
        fs.writeFileSync(file, struck(which, all));
        return opened(file);
      },
    }),
  ),
];
