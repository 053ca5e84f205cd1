import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { utils, writeFile } from '@e965/xlsx';
import { fixture } from './library';

const CLI = path.resolve(__dirname, '../build/cli.cjs');
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cli-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const at = (...parts: string[]) => path.join(folder, ...parts);

/** Runs the command line in the folder, with the fixture add-on. */
function run(...args: string[]) {
  const env = { PATH: process.env.PATH, LANG: 'C' };
  const ran = spawnSync(process.execPath, [CLI, ...args], { cwd: folder, env, encoding: 'utf8' });
  return { code: ran.status, out: ran.stdout, err: ran.stderr };
}
const validate = (...args: string[]) => run('validate', ...args, '--dist', fixture('validate'));

function book(name: string, ...teams: string[]): string {
  fs.mkdirSync(at(name), { recursive: true });
  fs.writeFileSync(at(name, 'Команды.csv'), `Команда,Группа\n${teams.map(team => `${team},A\n`).join('')}`);
  return at(name);
}

test('validate prints tables, writes the folder in place and exits 0', () => {
  book('one', 'Волки', 'Совы полярные');
  const { code, out, err } = validate('one');
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Этап: группа A\nМесто  Команда        Очки  Штрафы  Решил  Дальше\n');
  expect(out).toContain('    1  Волки           2.5                 ✓\n');
  expect(out).toContain('    2  Совы полярные     5       3  4.1.a  ✗\n');
  expect(out).toMatch(/внимание .*Онлайн-таблица!G7 .*нет отметки времени\nк сведению/);
  expect(out).toContain('готово: итог окончательный\nобращений к значениям ячеек: 2 (чтение 1, запись 1)\n');
  expect(fs.readFileSync(at('one', 'Положение.csv'), 'utf8')).toBe(
    'Место,Команда,Очки,Проверено\n1,Волки,2.5,2026-11-29T20:05\n2,Совы полярные,5,2026-11-29T20:05\n',
  );
});

test('twice the same input gives the same bytes', () => {
  book('one', 'Волки');
  validate('one');
  const read = () => fs.readdirSync(at('one')).map(name => fs.readFileSync(at('one', name), 'utf8'));
  const first = read();
  validate('one');
  expect(read()).toEqual(first);
});

test('exit 2 when a charge is proposed; --confirm, --by and --now reach the add-on as given', () => {
  book('one', 'Спорные');
  const { code, out } = validate('one', '--json', 'r.json', '--now', '2026-11-29T20:05', '--by', 'Судья');
  expect([code, out.includes('нужен судья: 1 вопрос')]).toEqual([2, true]);
  const text = fs.readFileSync(at('r.json'), 'utf8');
  expect(text).toMatch(/^\{\n {2}"final": false/);
  expect(text.endsWith('}\n')).toBe(true);
  expect(JSON.parse(text).request).toEqual({ now: '2026-11-29T20:05', by: 'Судья' });
  expect(validate('one', '--confirm', 'all').code).toBe(0);
});

test('--lang en, and LANG', () => {
  book('one', 'Спорные');
  const { out } = validate('one', '--lang', 'en');
  expect(out).toContain('Stage: group A\nPlace  Team');
  expect(out).toContain('a judge is needed: 1 open item\n');
});

test('--out leaves the input untouched', () => {
  const input = book('one', 'Волки');
  expect(validate('one', '--out', 'two').code).toBe(0);
  expect(fs.readdirSync(input)).toEqual(['Команды.csv']);
  expect(fs.readdirSync(at('two')).sort()).toEqual(['Команды.csv', 'Положение.csv'].sort());
});

test('an .xlsx goes to a copy beside it, or to --out', () => {
  const workbook = utils.book_new();
  utils.book_append_sheet(workbook, utils.aoa_to_sheet([['Команда'], ['Волки']]), 'Команды');
  writeFile(workbook, at('t.xlsx'));
  expect(validate('t.xlsx').out).toContain('записано: t.validated.xlsx');
  fs.mkdirSync(at('out'));
  expect(validate('t.xlsx', '--out', 'out').code).toBe(0);
  expect(validate('t.xlsx', '--out', 'x.ods').code).toBe(0);
  expect(fs.readdirSync(folder).sort()).toEqual(['out', 't.validated.xlsx', 't.xlsx', 'x.ods']);
  expect(fs.readdirSync(at('out'))).toEqual(['t.xlsx']);
});

test('several inputs: the worst end counts, results go to folders', () => {
  book('one', 'Волки');
  book('two', 'Спорные');
  const { code, out } = validate('one', 'two', '--out', 'out', '--json', 'json');
  expect(code).toBe(2);
  expect(out).toContain('== one');
  expect(fs.readdirSync(at('out')).sort()).toEqual(['one', 'two']);
  expect(fs.readdirSync(at('json')).sort()).toEqual(['one.json', 'two.json']);
  expect(validate('one', 'nothing').code).toBe(1);
  const refused = validate('one', 'two', '--json', 'r.json');
  expect([refused.code, refused.err.includes('--json')]).toEqual([1, true]);
});

test('a refusal of the add-on is its sentence on stderr, and nothing is saved', () => {
  fs.mkdirSync(at('one'));
  fs.writeFileSync(at('one', 'A.csv'), 'x\n');
  expect(validate('one', '--json', 'r.json')).toEqual({
    code: 1,
    out: '',
    err: 'one: Нет листа «Команды»: добавьте его.\n',
  });
  book('two', 'throw');
  expect(validate('two')).toEqual({ code: 1, out: '', err: 'broken on purpose\n' });
  expect([fs.readdirSync(folder).sort(), fs.readdirSync(at('two'))]).toEqual([
    ['one', 'two'],
    ['Команды.csv'],
  ]);
});

test.each<[string[], string]>([
  [['missing'], 'Файл не найден: missing. Проверьте путь или назовите пример: cup, league, walls.\n'],
  [['a/missing'], 'Файл не найден: a/missing. Проверьте путь.\n'],
  [['empty'], 'В папке нет ни одного .csv: empty.'],
  [['note.txt'], 'Такой файл открыть нельзя: note.txt.'],
  [['broken.xlsx'], 'Файл повреждён или это не таблица: broken.xlsx'],
  [['missing', '--lang', 'en'], 'Check the path or name a sample: cup, league, walls.\n'],
  [[], 'Не указан файл или папка.'],
  [['empty', '--nope'], '--nope'],
  [['empty', '--confirm', 'some'], '--confirm'],
])('validate %j fails with one sentence and changes nothing', (args, message) => {
  fs.mkdirSync(at('empty'));
  fs.writeFileSync(at('note.txt'), 'x');
  fs.writeFileSync(at('broken.xlsx'), 'x');
  const { code, out, err } = validate(...args);
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
  expect(fs.readdirSync(folder).sort()).toEqual(['broken.xlsx', 'empty', 'note.txt']);
});

test.each<[string[], string]>([
  [['missing'], 'Файл не найден: missing. Проверьте путь или назовите пример: cup, league, walls.\n'],
  [['a/missing'], 'Файл не найден: a/missing. Проверьте путь.\n'],
  [['one', 'two'], 'start открывает один файл.\n'],
  [['one', '--port', '70000'], '--port: число от 0 до 65535.\n'],
])('start %j fails with one sentence', (args, message) => {
  const { code, out, err } = run('start', ...args, '--dist', fixture('validate'));
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain(message);
});

test('a folder that may not be written is left as it was', () => {
  if (process.getuid?.() === 0) return; // root may write anywhere
  const input = book('one', 'Волки');
  fs.chmodSync(input, 0o500);
  const { code, err } = validate('one');
  fs.chmodSync(input, 0o700);
  expect([code, err.includes('Нет доступа')]).toEqual([1, true]);
  expect(fs.readdirSync(input)).toEqual(['Команды.csv']);
});
