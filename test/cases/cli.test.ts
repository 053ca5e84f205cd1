// Bad input and good, end to end: the command line on folders of .csv, with the built add-on. `npm test` builds first.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Report } from '../../src/addon/report';
import { type Book, sheetsOf } from '../book';

const ROOT = path.resolve(__dirname, '../..');
const CLI = path.join(ROOT, 'host/build/cli.cjs');
const SAMPLE = path.join(ROOT, 'test/samples/walls/book');
const NOW = ['--now', '2026-11-30T00:00'];

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mafia-cli-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = (...parts: string[]): string => path.join(folder, ...parts);

function validate(...args: string[]) {
  const env = { PATH: process.env.PATH, LANG: 'C' };
  const ran = spawnSync(process.execPath, [CLI, 'validate', ...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: ran.status, out: ran.stdout, err: ran.stderr.trim() };
}

const csv = (values: readonly (readonly unknown[])[]): string =>
  values
    .map(
      row =>
        `${row.map(cell => (/[",\n]/.test(String(cell)) ? `"${String(cell).replace(/"/g, '""')}"` : cell)).join(',')}\n`,
    )
    .join('');

/** A folder of .csv with the sheets of a book, changed file by file; an undefined file is left out. */
function put(
  book: Book,
  change: Record<string, ((text: string) => string) | undefined> = {},
  name = 'кубок',
): string {
  fs.mkdirSync(at(name));
  for (const sheet of sheetsOf(book)) {
    const edit = sheet.name in change ? change[sheet.name] : (text: string) => text;
    if (edit) fs.writeFileSync(at(name, `${sheet.name}.csv`), edit(csv(sheet.values)));
  }
  return name;
}

/** Every file under a folder with its bytes. */
const bytes = (name: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(at(name))
      .sort()
      .map(file => [file, fs.readFileSync(at(name, file), 'hex')]),
  );

const report = (file: string): Report => JSON.parse(fs.readFileSync(at(file), 'utf8')) as Report;

const CALM: Book = { walls: [{ games: ['10:0', '10:8', '20:8'] }] };
const LATE: Book = {
  walls: [
    {
      games: [
        { both: '2:0', go: '20:00', stampA: '20:40', stampB: '20:05' },
        { both: '20:0', go: '20:10' },
      ],
    },
  ],
};

describe('bad input: one sentence with file, sheet, cell and remedy, exit 1, the disk untouched', () => {
  const row = (text: string) => (csvText: string) => `${csvText}${text}\n`;
  const without = (title: string) => (text: string) => text.replace(title, 'Другое');
  test.each([
    [
      'a missing sheet',
      { Стенки: undefined },
      'Нет листа «Стенки»: добавьте его или верните ему это название.',
    ],
    [
      'a missing needed column',
      { Команды: without('Команда') },
      'Команды!A1: Нет столбца «Команда»: верните заголовок в первую строку.',
    ],
    [
      'a missing score column',
      { 'Онлайн-таблица': without('Счёт капитана B') },
      'Онлайн-таблица!A1: Нет столбца «Счёт капитана B»: верните заголовок в первую строку.',
    ],
    [
      'an unknown regulation',
      { Регламент: (text: string) => text.replace('walls', 'лига') },
      'Регламент!B2: Регламент «лига» неизвестен: напишите одно из walls, cup, league.',
    ],
    [
      'a parameter out of range',
      { Регламент: row('target.group,0') },
      'Регламент!B3: Параметр «target.group»: нужно целое число от 1 до 999, а стоит «0».',
    ],
    [
      'a ledger without its header',
      { Штрафы: (text: string) => `${text.split('\n')[0]?.replace('Состояние', 'Итог')}\n` },
      'Штрафы!A1: Нет столбца «Состояние»: верните заголовок в первую строку.',
    ],
  ])('%s', (_, change, sentence) => {
    const name = put(CALM, change);
    const before = bytes(name);
    const { code, out, err } = validate(name, ...NOW);
    expect([code, out, err]).toEqual([1, '', `${name}: ${sentence}`]);
    expect(bytes(name)).toEqual(before);
  });
  test('all the problems at once', () => {
    const name = put(CALM, { Регламент: row('target.group,0\nrepeat.scope,неделя'), Стенки: undefined });
    const { code, err } = validate(name, ...NOW);
    expect(code).toBe(1);
    for (const part of ['Регламент!B3:', 'Регламент!B4:', 'Нет листа «Стенки»']) expect(err).toContain(part);
  });
  test('in English', () => {
    const { err } = validate(put(CALM, { Стенки: undefined }), '--lang', 'en');
    expect(err).toBe('кубок: The sheet "Walls" is missing: add it or give it this name back.');
  });
  test.each([
    ['a file that is no workbook', 'кубок.xlsx', 'не таблица'],
    ['a file of another kind', 'кубок.docx', 'кубок.docx'],
    ['no such file', 'нет.xlsx', 'нет.xlsx'],
  ])('%s', (_, file, part) => {
    fs.writeFileSync(at('кубок.xlsx'), 'PK\u0003\u0004 не таблица');
    fs.writeFileSync(at('кубок.docx'), 'x');
    const before = fs.readdirSync(folder);
    const { code, out, err } = validate(file, ...NOW);
    expect([code, out, fs.readdirSync(folder)]).toEqual([1, '', before]);
    expect(err).toContain(file);
    expect(err).toContain(part);
    expect(err.split('\n')).toHaveLength(1);
    expect(fs.readFileSync(at('кубок.xlsx'), 'utf8')).toBe('PK\u0003\u0004 не таблица');
  });
  test('a time that is none', () => {
    const name = put(CALM);
    const before = bytes(name);
    const { code, err } = validate(name, '--now', 'вчера');
    expect([code, err.includes('2026-11-29T20:05'), bytes(name)]).toEqual([1, true, before]);
  });
});

describe('exit codes, --confirm, --json, --out', () => {
  test('0 when nothing needs a judge', () => {
    const { code, out } = validate(put(CALM), ...NOW, '--json', 'r.json');
    expect([code, out.includes('итог окончательный'), report('r.json').final]).toEqual([0, true, true]);
  });
  test('2 when a charge is proposed; --confirm all by a judge settles it', () => {
    const name = put(LATE);
    expect(validate(name, ...NOW, '--json', 'r.json').code).toBe(2);
    expect(report('r.json').charges).toMatchObject([
      { clause: '7.3.14', kind: 'late', repeat: 1, sanction: 'warning', state: 'proposed', cell: 'G2' },
    ]);
    expect(validate(name, ...NOW, '--confirm', 'all', '--by', 'Фикус', '--json', 'r.json').code).toBe(0);
    expect(report('r.json')).toMatchObject({ final: true, charges: [{ state: 'confirmed' }] });
    expect(fs.readFileSync(at(name, 'Штрафы.csv'), 'utf8')).toContain('подтверждён,Фикус,');
  });
  test('2 when an error stands', () =>
    expect(validate(put({ walls: [{ games: ['семь:4'] }] }), ...NOW).code).toBe(2));
  test('--out leaves the input alone', () => {
    const name = put(LATE);
    const before = bytes(name);
    expect(validate(name, ...NOW, '--out', 'итог').code).toBe(2);
    expect(bytes(name)).toEqual(before);
    expect(Object.keys(bytes('итог'))).toContain('Положение.csv');
    expect(fs.readFileSync(at('итог', 'Штрафы.csv'), 'utf8')).toContain('7.3.14 · 1.1 · Волки');
  });
  test('W6: --now is in the zone of the file', () => {
    const book: Book = {
      parameters: { zone: 'Asia/Yekaterinburg' },
      walls: [{ games: [{ a: '2:0', go: '20:00' }, { go: '20:30' }] }],
    };
    const name = put(book);
    expect(validate(name, '--now', '2026-11-28T20:33', '--json', 'r.json').code).toBe(0);
    expect(report('r.json').charges).toEqual([]);
    expect(validate(name, '--now', '2026-11-28T20:34', '--json', 'r.json').code).toBe(2);
    expect(report('r.json').charges).toHaveLength(1);
  });
  test('a semicolon file stays one, with its decimal commas read', () => {
    const name = put(CALM, {
      Регламент: text => `${text.replace(/,/g, ';')}scale;"1:0,5; 20:6"\n`,
      Команды: text => `\ufeff${text.replace(/,/g, ';')}`,
    });
    const before = bytes(name);
    expect(validate(name, ...NOW, '--json', 'r.json').code).toBe(0);
    expect(report('r.json').standings[0]?.rows.map(({ points }) => points)).toEqual(['6', '0.5']);
    expect(report('r.json').changed).toEqual([{ name: 'scale', clause: '3.4' }]);
    expect([bytes(name)['Регламент.csv'], bytes(name)['Команды.csv']]).toEqual([
      before['Регламент.csv'],
      before['Команды.csv'],
    ]);
  });
});

describe('the sample tournament', () => {
  const sample = (): string => {
    fs.cpSync(SAMPLE, at('sample'), { recursive: true });
    return 'sample';
  };
  /** The columns that people write, as they stand in a file. */
  const typedColumns = (name: string): string[] =>
    fs
      .readFileSync(at(name, 'Онлайн-таблица.csv'), 'utf8')
      .split('\n')
      .map(line => line.split(',').slice(0, 13).join(','));

  test('captains’ cells are never written, and a second run changes no byte', () => {
    const before = [typedColumns(sample()), bytes('sample')] as const;
    expect(validate('sample', ...NOW, '--json', 'first.json').code).toBe(2);
    const once = bytes('sample');
    expect(typedColumns('sample')).toEqual(before[0]);
    for (const file of ['Журнал.csv', 'Команды.csv', 'Регламент.csv', 'Стенки.csv'])
      expect([file, once[file]]).toEqual([file, before[1][file]]);
    expect(validate('sample', ...NOW, '--json', 'second.json').code).toBe(2);
    expect(bytes('sample')).toEqual(once);
    expect(report('second.json')).toEqual(report('first.json'));
  });
  test('all confirmed: nothing is proposed any more, and a second run changes no byte', () => {
    const before = typedColumns(sample());
    validate('sample', ...NOW, '--confirm', 'all', '--by', 'Фикус', '--json', 'r.json');
    expect(report('r.json').charges.filter(({ state }) => state === 'proposed')).toEqual([]);
    const once = bytes('sample');
    validate('sample', ...NOW);
    expect(bytes('sample')).toEqual(once);
    expect(typedColumns('sample')).toEqual(before);
  });
  test('values are read and written in at most 15 calls', () => {
    const { out } = validate(sample(), ...NOW);
    const [, calls] = /обращений к значениям ячеек: (\d+)/.exec(out) ?? [];
    expect(Number(calls)).toBeLessThanOrEqual(15);
    expect(Number(calls)).toBeGreaterThan(0);
  });
});

describe.each([
  ['league', 2, ['top', 'second']],
  ['cup', 0, ['1', '2', '3']],
] as const)('the sample of the %s by its name', (name, exit, stages) => {
  test('gives standings, and stays as it is', () => {
    const book = path.join(ROOT, 'test/samples', name, 'book');
    const files = () => fs.readdirSync(book).map(file => fs.readFileSync(path.join(book, file), 'hex'));
    const before = files();
    const { code, err } = validate(name, '--now', '2026-11-30T00:00', '--out', 'result', '--json', 'r.json');
    expect([code, err]).toEqual([exit, '']);
    const { standings } = report('r.json');
    expect(standings.map(({ stage }) => stage)).toEqual(stages);
    expect(standings.flatMap(({ rows }) => rows).filter(({ points }) => points === null)).toEqual([]);
    expect(fs.readdirSync(at('result'))).toContain('Положение.csv');
    expect(files()).toEqual(before);
  });
});

test('10,000 rows: every game is judged, in no more calls', () => {
  const walls = Array.from({ length: 100 }, (_, w) => ({
    a: `Волки ${w}`,
    b: `Совы ${w}`,
    group: `${w}`,
    games: Array.from({ length: 100 }, (_g, g) => (g < 99 ? `${Math.floor(g / 6)}:0` : '20:0')),
  }));
  const { code, out } = validate(put({ walls }), ...NOW, '--json', 'r.json');
  expect(code).toBe(0);
  expect(report('r.json').walls.filter(({ state, a }) => state === 'validated' && a === '20')).toHaveLength(
    100,
  );
  expect(Number(/обращений к значениям ячеек: (\d+)/.exec(out)?.[1])).toBeLessThanOrEqual(15);
  expect(fs.readFileSync(at('кубок', 'Онлайн-таблица.csv'), 'utf8').match(/сошлось/g)).toHaveLength(10_000);
});
