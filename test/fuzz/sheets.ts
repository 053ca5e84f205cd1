// Score cells, names and regulation sheets.
import fc from 'fast-check';
import type { Check } from '../../src/addon/check';
import { compare, isZero, type Points, ZERO } from '../../src/core/points';
import { regulations } from '../../src/regulations';
import { cellRef, openBorder } from '../../src/table/border';
import { readDomain } from '../../src/table/domains';
import { nameKey, shown, skeleton } from '../../src/table/names';
import { isBlank, readNumber, readWhole, tidied } from '../../src/table/numbers';
import { readPointsTable } from '../../src/table/pointsTable';
import { readScore } from '../../src/table/scoreText';
import { teamBook } from '../../src/table/teams';
import { readMoment } from '../../src/table/time';
import { ZONE } from '../book';
import { BOOKS, type Columns, type Spoiled, type Spoiling, spoiled, spoilings } from './books';
import { anyCell, hostile, long, nameCell, numberCell, scoreCell, slipped } from './cells';
import { judged, shownInPanel, shownInReport } from './judged';
import { type Fate, type Kind, kind, must } from './kind';
import { mustBePlain, mustBeUnpolluted } from './sound';

const locale = fc.constantFrom('ru_RU', 'en_US', 'de_DE', '');
const withLong = (cell: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 199, arbitrary: cell }, { weight: 1, arbitrary: long });

/** A score is two whole numbers that stand in the text, in their order; nothing else ever is one. */
function readsScore(cell: unknown, file: string): Fate {
  const entry = readScore(cell, { zone: ZONE, locale: file });
  if (isBlank(cell)) must(entry.state === 'blank', 'a blank cell is no score', entry);
  else must(entry.state !== 'blank', 'a filled cell is not blank', entry);
  if (entry.state === 'unreadable') {
    for (const { a, b } of entry.likely)
      must(Number.isSafeInteger(a) && Number.isSafeInteger(b), 'a likely score of no numbers', entry);
    must(typeof entry.text === 'string', 'an unreadable cell without its text', entry);
    return 'refused';
  }
  if (entry.state === 'blank') return 'refused';
  const digits = typeof cell === 'string' ? (tidied(cell).match(/\d+/g) ?? []).map(Number) : [];
  must(
    digits.length === 2 && digits[0] === entry.score.a && digits[1] === entry.score.b,
    'a score that does not stand there',
    entry,
  );
  return 'accepted';
}

/** A number stands in the text, and a nought only where a nought was written. */
function readsNumber(cell: unknown): Fate {
  const read = readNumber(cell);
  const whole = readWhole(cell);
  must(whole === undefined || Number.isFinite(whole), 'no whole number', whole);
  if (!read.ok) return 'refused';
  must(/\d/.test(String(cell).normalize('NFKC')), 'a number without a digit', cell);
  must(!isZero(read.points) || isNought(cell), 'an invented nought', cell);
  return 'accepted';
}

/** A cell of a number too small for points is a nought too. */
const isNought = (cell: unknown): boolean =>
  Math.abs(
    Number(
      String(cell)
        .normalize('NFKC')
        .replace(',', '.')
        .replace(/[^\d.e+-]/gi, ''),
    ),
  ) < 1e-300 || /^[^1-9]*0[^1-9]*$/.test(String(cell));

function readsName(first: unknown, second: unknown): Fate {
  const [a, b] = [String(first), String(second)];
  for (const key of [nameKey(a), skeleton(a), shown(a)]) must(typeof key === 'string', 'no key');
  must(nameKey(shown(a)) === nameKey(a), 'a name as it is shown is another name', {
    a,
    key: nameKey(a),
    shown: nameKey(shown(a)),
  });
  const border = openBorder();
  const book = teamBook([{ name: shown(a), players: [], at: { sheet: 'Команды', cell: 'A2' } }], border);
  const found = book.named(b, { sheet: 'Стенки', cell: 'E2' });
  must(found === undefined || nameKey(found) === nameKey(b), 'another name was found', { a, b, found });
  must((found === undefined) === (border.findings.length === 1), 'a name that is not known goes unsaid', {
    a,
    b,
  });
  book.player(b);
  return found === undefined ? 'refused' : 'accepted';
}

const DOMAINS = regulations.flatMap(({ parameters }) =>
  Object.entries(parameters).map(([name, { domain }]) => ({ name, domain })),
);
const parameter = fc.nat(DOMAINS.length - 1);

const listText = fc
  .array(fc.tuple(anyCell, fc.constantFrom(':', '/', '>', ';', ',', ' ', '–')), { maxLength: 5 })
  .map(parts => parts.flat().join(''));
const lawWords = fc.constantFrom(
  ...[
    'да',
    'нет',
    'YES',
    'template',
    '2016',
    'cup',
    'walls',
    'league',
    'предупреждение > минус 3 > дисквалификация',
    '1:0.5; 3:1',
  ],
  ...[
    '9: citizen 6, commissar 1, mafia 2',
    'групп:3/1; мафия:2/0',
    '4.1.a > 4.1.b',
    'Europe/Moscow',
    'ru_RU',
    '0–20',
    'минус 1/3',
  ],
);
const lawCell = fc.oneof(
  { weight: 4, arbitrary: numberCell },
  { weight: 4, arbitrary: slipped(lawWords) },
  { weight: 2, arbitrary: listText },
  { weight: 2, arbitrary: hostile },
);

function readsDomain(at: number, cell: unknown): Fate {
  const { name, domain } = DOMAINS[at] as (typeof DOMAINS)[number];
  const read = readDomain(domain, cell);
  if (!read.ok) {
    must(read.problems.length > 0, 'refused without a word', name);
    mustBePlain(read.problems, true);
    return 'refused';
  }
  if (domain.kind === 'whole')
    must(
      Number.isSafeInteger(read.value) && (read.value as number) >= domain.min,
      'no whole number',
      read.value,
    );
  if (domain.kind === 'points') {
    const value = read.value as Points;
    must(compare(value, { n: domain.min, d: 1 }) >= 0, 'below the least', value);
    must(
      !isZero(value) || isNought(cell) || /^\D*0+\/\d+\D*$/.test(String(cell)),
      'an invented nought',
      cell,
    );
    must(compare(value, ZERO) >= -1, 'no points', value);
  }
  mustBeUnpolluted();
  return 'accepted';
}

const tableCell = fc.oneof(
  {
    weight: 3,
    arbitrary: slipped(
      fc.constantFrom(
        'игроков',
        'сторона',
        'side',
        'город',
        'мафия',
        'омон-1',
        'ничья',
        'маньяк',
        'мирные',
        'ком',
      ),
    ),
  },
  { weight: 3, arbitrary: numberCell },
  { weight: 1, arbitrary: hostile },
);
const HEAD = ['игроков', 'сторона', 'город', 'мафия', 'ничья'];
const pointsSheet = fc.tuple(
  fc.oneof(
    { weight: 3, arbitrary: fc.constant(HEAD as readonly unknown[]) },
    { weight: 1, arbitrary: fc.array(tableCell, { maxLength: 6 }) },
  ),
  fc.array(fc.array(tableCell, { maxLength: 6 }), { maxLength: 5 }),
);

/** Every outcome that is nought was written nought, and every cell that is no number is a problem of its place. */
function readsPoints(rows: readonly (readonly unknown[])[]): Fate {
  const { table, rowOf, columnOf, problems } = readPointsTable(rows);
  for (const { row, column } of problems)
    must(row >= 0 && row < Math.max(1, rows.length) && column >= 0, 'a problem of no place', { row, column });
  for (const line of table)
    for (const [outcome, value] of Object.entries(line.points)) {
      const cell = rows[rowOf.get(line) ?? -1]?.[columnOf.get(outcome as never) ?? -1];
      must(!isZero(value) || isNought(cell), 'an invented nought', { cell, outcome });
    }
  return problems.length > 0 ? 'refused' : 'accepted';
}

const SCORES = { online: ['Счёт капитана A', 'Счёт капитана B', 'Счёт судьи'] };
const NUMBERS = {
  ...{
    online: ['Партия', 'Создана', 'ГОУ', 'Внёс A', 'Внёс B', 'Срок', 'По картам'],
    walls: ['День', 'Начало', 'ФП', 'Этап', 'Группа'],
  },
  ...{
    games: [
      'Партия',
      'Время',
      'Игроков',
      'Исход',
      'Омон',
      'Роль',
      'Убийств',
      'Дней',
      'Всего дней',
      'Очки',
      'Этап',
      'Тур',
      'Улица',
    ],
  },
  ...{ teams: ['С', 'По', 'Зарплата', 'Лига', 'Группа'], log: ['Время', 'Ячейка', 'Было', 'Стало'] },
  penalties: [
    '№',
    'Время',
    'Пункт',
    'Этап',
    'Стенка',
    'Партия',
    'Повтор',
    'Санкция',
    'Очки',
    'Деньги',
    'Оплачено',
    'Состояние',
  ],
};
const NAMES = {
  ...{
    teams: ['Команда', 'Игрок', 'Капитан', 'Роль'],
    walls: ['Стенка', 'Команда A', 'Команда B'],
    games: ['Команда', 'Игрок'],
  },
  ...{
    online: ['Стенка', 'Команда A', 'Команда B', 'Статус', 'Замечание'],
    penalties: ['Команда', 'Игрок', 'Судья', 'Причина', 'Основание'],
    log: ['Лист', 'Запись', 'Кто'],
  },
};
const LAW = { regulation: ['Параметр', 'Значение'] };

/** A kind of workbooks of which cells under the named headers are spoilt. */
function inBook(
  name: string,
  share: number,
  columns: Columns,
  cell: fc.Arbitrary<unknown>,
  also?: Also,
): Kind {
  const inputs = fc.tuple(fc.nat(BOOKS.length - 1), spoilings(withLong(cell)));
  const play = ([at, all]: [number, readonly Spoiling[]]): Fate => {
    const book = BOOKS[columns === SCORES ? 0 : at] ?? [];
    const { sheets, places } = spoiled(book, columns, all);
    return judged(sheets, all, also && (check => also(check, places)));
  };
  return kind({ name, share, inputs, play });
}
const FILE = { zone: ZONE, locale: 'ru_RU' };
type Also = (check: Check, places: Spoiled['places']) => void;

/** A score that can't be read is an error that names its cell, unless a judge's score stands in its row. */
function saysUnreadable(check: Check, places: Spoiled['places']): void {
  const { sheets } = check.workbook;
  for (const { sheet, row, column } of places) {
    const line = sheets.find(({ name }) => name === sheet)?.values[row] ?? [];
    const [cell, judge] = [column, 12].map(i => readScore(line[i], FILE).state);
    if (cell !== 'unreadable' || judge === 'score') continue;
    const at = cellRef(sheet, row + 1, column).cell;
    const said = check.findings.filter(one => one.at?.sheet === sheet && one.at.cell === at);
    must(
      said.some(({ level }) => level === 'error'),
      'an unreadable score goes unsaid',
      { at, cell: line[column] },
    );
  }
  shownInReport(check);
}

/** A row of the regulation sheet that stands there or not. */
const lawRow = fc.tuple(
  fc.oneof(
    { weight: 6, arbitrary: parameter.map(at => DOMAINS[at]?.name ?? '') },
    { weight: 1, arbitrary: nameCell },
  ),
  lawCell,
);
const lawBook = fc.tuple(
  fc.nat(2),
  fc.array(lawRow, { minLength: 1, maxLength: 3 }),
  pointsSheet,
  fc.boolean(),
);

export const SHEET_KINDS = [
  kind({
    name: 'score cells: one read',
    share: 300,
    inputs: fc.tuple(withLong(scoreCell), locale),
    play: ([cell, file]) => readsScore(cell, file),
  }),
  kind({
    name: 'numbers: one read',
    share: 150,
    inputs: fc.tuple(withLong(numberCell)),
    play: ([cell]) => readsNumber(cell),
  }),
  kind({
    name: 'moments: one read',
    share: 60,
    inputs: fc.tuple(withLong(anyCell), fc.constantFrom(0, undefined, 1.8e12)),
    play: ([cell, start]) => {
      const read = readMoment(cell, ZONE, start);
      must(!read.ok || Number.isFinite(read.at), 'no moment', read);
      return read.ok ? 'accepted' : 'refused';
    },
  }),
  kind({
    name: 'names: one found',
    share: 150,
    inputs: fc.oneof(
      fc.tuple(nameCell, nameCell),
      nameCell.map((one): [unknown, unknown] => [one, ` ${String(one).toUpperCase()}\u200b `]),
    ),
    play: ([a, b]) => readsName(a, b),
  }),
  kind({
    name: 'regulation: a value',
    share: 250,
    inputs: fc.tuple(parameter, withLong(lawCell)),
    play: ([at, cell]) => readsDomain(at, cell),
  }),
  kind({
    name: 'regulation: points tables',
    share: 100,
    inputs: pointsSheet,
    play: ([head, rows]) => readsPoints([head, ...rows]),
  }),
  inBook('score cells: in a workbook', 25, SCORES, scoreCell, saysUnreadable),
  inBook('names: in a workbook', 20, NAMES, nameCell),
  inBook('numbers: in a workbook', 20, NUMBERS, anyCell),
  inBook('score cells: in the panel', 1, SCORES, scoreCell, shownInPanel),
  inBook('names: in the panel', 1, NAMES, nameCell, shownInPanel),
  inBook('numbers: in the panel', 1, NUMBERS, anyCell, shownInPanel),
  kind({
    name: 'regulation: in a workbook',
    share: 20,
    inputs: lawBook,
    play: ([at, rows, [head, table], isOwn]) => {
      const sheets = (BOOKS[at] ?? []).map(one => {
        if (one.name === 'Регламент') return { ...one, values: [...one.values, ...rows] };
        return one.name === 'points' && isOwn ? { ...one, values: [head, ...table] } : one;
      });
      return judged(sheets, [rows, table, head]);
    },
  }),
  inBook('regulation: its own cells', 5, LAW, lawCell),
];
