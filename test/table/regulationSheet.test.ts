import fc from 'fast-check';
import { fraction, toText } from '../../src/core/points';
import type { Scale } from '../../src/core/scale';
import { regulations } from '../../src/regulations';
import { parameters as walls } from '../../src/regulations/walls/parameters';
import { readDomain } from '../../src/table/domains';
import type { SheetCells } from '../../src/table/sheets';
import { readWorkbook } from '../../src/table/workbook';
import { sheet, sheetsOf } from '../book';

/** A workbook of walls with these rows in «Регламент»; what it read, or the problems as `kind sheet!cell`. */
function read(
  rows: readonly (readonly unknown[])[],
  more: readonly SheetCells[] = [],
  zone = 'Europe/Moscow',
) {
  const rest = sheetsOf({ walls: [{ games: [] }] }).slice(1);
  const regulation = sheet('Регламент', [['Параметр', 'Значение'], ...rows]);
  const book = readWorkbook(
    { sheets: [regulation, ...rest, ...more], zone, locale: 'ru_RU', now: 0 },
    regulations,
  );
  if (!book.ok)
    return {
      problems: book.problems.map(({ kind, at }) => `${kind} ${at?.sheet}!${at?.cell}`),
      data: book.problems.map(({ data }) => data),
    };
  const { values, changed, regulation: law, findings, edition } = book.understood;
  return {
    problems: [],
    values,
    changed,
    law: law.id,
    edition,
    findings: findings.map(({ level, kind, at }) => `${level} ${kind} ${at?.cell}`),
  };
}
const WALLS = ['regulation', 'walls'];

describe('the regulation in force', () => {
  test('only the regulation is needed: the rest is the text’s own', () =>
    expect(read([WALLS])).toMatchObject({
      law: 'walls',
      edition: 'template',
      changed: [],
      findings: [],
      values: { 'target.group': 20, 'cards.semi': 6, annex1: [] },
    }));
  test('changed parameters win, and are listed; one that says what the text says is not', () =>
    expect(
      read([WALLS, ['target.group', '25'], ['CARDS.SEMI', 4], ['target.semi', 30], ['target.final', '']]),
    ).toMatchObject({
      values: { 'target.group': 25, 'cards.semi': 4, 'target.semi': 30, 'target.final': 40 },
      changed: ['target.group', 'cards.semi'],
    }));
  test('an edition is a set of values, and a row wins over it', () => {
    const rest = sheetsOf({ walls: [] }).slice(1, 2);
    const games = sheet('Протоколы', [['Партия', 'Исход', 'Команда']]);
    const of = (...rows: unknown[][]) => {
      const regulation = sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['regulation', 'cup'],
        ['edition', 2016],
        ...rows,
      ]);
      const book = readWorkbook(
        { sheets: [regulation, games, ...rest], zone: 'Europe/Moscow', locale: 'ru_RU', now: 0 },
        regulations,
      );
      return book.ok ? book.understood : undefined;
    };
    expect(of()).toMatchObject({ edition: '2016', values: { maniac: 'kills' } });
    expect(of()?.changed).toContain('maniac');
    expect(of(['maniac', 'citizen'])?.values.maniac).toBe('citizen');
    expect(of(['maniac', 'citizen'])?.changed).not.toContain('maniac');
  });
  test.each([
    ['no row', [], ['unknownRegulation Регламент!A2']],
    ['an unknown one', [['regulation', 'лига']], ['unknownRegulation Регламент!B2']],
    ['a blank one', [['regulation', '']], ['unknownRegulation Регламент!B2']],
    ['an unknown edition', [WALLS, ['edition', '2016']], ['unknownEdition Регламент!B3']],
  ])('%s', (_, rows, problems) => expect(read(rows).problems).toEqual(problems));
  test.each([
    ['an unknown key', [WALLS, ['target.grupa', 25]], ['error unknownParameter A3']],
    ['a key set twice', [WALLS, ['target.group', 25], ['target.group', 26]], ['error parameterTwice A4']],
    ['a zone that is not the file’s', [WALLS, ['zone', 'Asia/Omsk']], ['warning zoneDiffers B3']],
    ['zone and locale are no parameters', [WALLS, ['zone', 'Europe/Moscow'], ['locale', 'ru_RU']], []],
    ['a row without a name is for people', [WALLS, ['', 'что угодно']], []],
  ])('%s', (_, rows, findings) => expect(read(rows).findings).toEqual(findings));
  test('all the problems at once, each by its cell', () => {
    const rows = [
      WALLS,
      ['target.group', 0],
      ['forfeitInTieBreak', 'может быть'],
      ['repeat.scope', 'week'],
      ['scale', '3:1; 1:0,5'],
      ['annex1', 'чистая:x'],
    ];
    const { problems } = read(rows, [sheet('Лист', [])]);
    expect(problems).toEqual([
      'outOfRange Регламент!B3',
      'notYesNo Регламент!B4',
      'notAnOption Регламент!B5',
      'scaleUnsorted Регламент!B6',
      'badAnnexRow Регламент!B7',
    ]);
  });
});

describe('the value of a parameter', () => {
  const read = (name: keyof typeof walls, cell: unknown): unknown => {
    const value = readDomain(walls[name].domain, cell);
    return value.ok ? value.value : value.problems.map(({ kind }) => kind).join(' ');
  };
  test.each([
    ['target.group', '25', 25],
    ['target.group', 25, 25],
    ['target.group', '25,0', 25],
    ['target.group', 0, 'outOfRange'],
    ['target.group', 1000, 'outOfRange'],
    ['target.group', 2.5, 'outOfRange'],
    ['target.group', 'двадцать', 'outOfRange'],
    ['target.group', '1,234', 'outOfRange'],
    ['forfeitInTieBreak', 'да', true],
    ['forfeitInTieBreak', 'Нет', false],
    ['forfeitInTieBreak', true, true],
    ['forfeitInTieBreak', 'ЛОЖЬ', false],
    ['forfeitInTieBreak', 'no', false],
    ['forfeitInTieBreak', 'может', 'notYesNo'],
    ['repeat.scope', 'Day', 'day'],
    ['repeat.scope', 'week', 'notAnOption'],
    ['chain.group', '4.1.b > 4.1.a', ['4.1.b', '4.1.a']],
    ['chain.group', '4.1.b', ['4.1.b']],
    ['chain.group', '4.1.b > 4.1.b', 'linkTwice'],
    ['chain.group', '4.1.c', 'notAnOption'],
    [
      'annex1',
      'чистая:3; грязная : 2/1',
      [
        { kind: 'чистая', winner: 3, loser: 0 },
        { kind: 'грязная', winner: 2, loser: 1 },
      ],
    ],
    ['annex1', 'чистая', 'badAnnexRow'],
    ['annex1', 'чистая:2,5', 'badAnnexRow'],
    ['annex1', 'a:x; b:3; c:y', 'badAnnexRow badAnnexRow'],
    ['scale', '3:1; 1:2', 'scaleUnsorted'],
    ['scale', '1:x', 'badScaleRow'],
    ['scale', ';', 'emptyTable'],
  ] as const)('%s %j', (name, cell, as) => expect(read(name, cell)).toEqual(as));
  test('a ladder of penalties, and points', () => {
    const ladder = readDomain({ kind: 'ladder' }, 'предупреждение > минус 3; роли не в счёт');
    expect(ladder).toMatchObject({
      ok: true,
      value: [[{ kind: 'warning' }], [{ kind: 'deduction' }, { kind: 'rolesVoid' }]],
    });
    expect(readDomain({ kind: 'ladder' }, 'выговор')).toMatchObject({ problems: [{ kind: 'badLadder' }] });
    expect(readDomain({ kind: 'points', min: 0 }, '0,1')).toEqual({ ok: true, value: fraction(1, 10) });
    expect(readDomain({ kind: 'points', min: 0 }, '1/3')).toEqual({ ok: true, value: fraction(1, 3) });
    expect(readDomain({ kind: 'points', min: 0 }, '1/0')).toMatchObject({
      problems: [{ kind: 'badNumber', data: { text: '1/0' } }],
    });
    expect(readDomain({ kind: 'points', min: 0 }, -1)).toMatchObject({
      problems: [{ kind: 'belowMinimum' }],
    });
    expect(readDomain({ kind: 'points', min: 0 }, 'мало')).toMatchObject({
      problems: [{ kind: 'badNumber' }],
    });
    expect(readDomain({ kind: 'pointsTable' }, 'x')).toMatchObject({
      problems: [{ kind: 'tableNeedsSheet' }],
    });
  });
  test('law: a printed scale is read back', () => {
    const scales = fc
      .uniqueArray(fc.nat(99), { minLength: 1, maxLength: 6 })
      .map(
        (froms): Scale => [...froms].sort((x, y) => x - y).map((from, i) => [fraction(from), fraction(i, 4)]),
      );
    fc.assert(
      fc.property(scales, scale => {
        const text = scale.map(row => row.map(toText).join(':')).join('; ');
        expect(readDomain({ kind: 'scale' }, text)).toEqual({ ok: true, value: scale });
      }),
    );
  });
});

describe('tables in sheets of their own', () => {
  const scale = (rows: readonly (readonly unknown[])[]) => read([WALLS], [sheet('scale', rows)]);
  const rowsOf = (value: unknown): string[] => (value as Scale).map(row => row.map(toText).join(':'));
  test.each([
    [
      'with a header',
      [
        ['Счёт', 'Очки'],
        [1, '0,5'],
        [3, 1],
      ],
    ],
    [
      'without',
      [
        [1, 0.5],
        ['3', '1'],
      ],
    ],
    [
      'with blank rows and remarks',
      [
        ['от', 'очки', ''],
        ['', '', ''],
        [1, '0.5', 'мало'],
        [3, 1, ''],
      ],
    ],
  ])('a scale %s', (_, rows) => {
    const { values, changed } = scale(rows);
    expect([rowsOf(values?.scale), changed]).toEqual([['1:0.5', '3:1'], ['scale']]);
  });
  test('the sheet wins over the row', () =>
    expect(rowsOf(read([WALLS, ['scale', 'см. лист']], [sheet('scale', [[1, 2]])]).values?.scale)).toEqual([
      '1:2',
    ]));
  test('each faulty row is named by its cell', () => {
    expect(
      scale([
        ['от', 'очки'],
        [1, '0,5'],
        ['', ''],
        ['три', 1],
        [5, '1,500'],
      ]).problems,
    ).toEqual(['badScaleRow scale!A4', 'badScaleRow scale!A5']);
    expect(
      scale([
        ['от', 'очки'],
        [3, 1],
        [1, 2],
      ]).problems,
    ).toEqual(['scaleUnsorted scale!A3']);
    expect(scale([['от', 'очки']]).problems).toEqual(['emptyTable scale!A1']);
  });
  test('Annex 1, and its faulty rows', () => {
    const annex = (rows: readonly (readonly unknown[])[]) => read([WALLS], [sheet('annex1', rows)]);
    expect(
      annex([
        ['вид', 'взявшему', 'отдавшему'],
        ['чистая', 3, ''],
        ['грязная', '2', 1],
      ]).values?.annex1,
    ).toEqual([
      { kind: 'чистая', winner: 3, loser: 0 },
      { kind: 'грязная', winner: 2, loser: 1 },
    ]);
    expect(
      annex([
        ['вид', 'взявшему', 'отдавшему'],
        ['чистая', 'три', ''],
        ['грязная', 2, '½'],
      ]).problems,
    ).toEqual(['badAnnexRow annex1!A2', 'badAnnexRow annex1!A3']);
  });
});

describe('sheets of the workbook', () => {
  test.each([
    ['Команды', 'missingSheet'],
    ['Стенки', 'missingSheet'],
    ['Онлайн-таблица', 'missingSheet'],
    ['Регламент', 'missingSheet'],
  ])('without %s nothing is judged', (name, kind) => {
    const sheets = sheetsOf({ walls: [{ games: [] }] }).filter(s => s.name !== name);
    const book = readWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'ru_RU', now: 0 }, regulations);
    expect(book).toMatchObject({ ok: false, problems: [{ kind, data: { ru: name } }] });
  });
  test('a ledger or a log without a single filled cell is as good as none', () => {
    const sheets = sheetsOf({ walls: [{ games: [] }] }).map(s =>
      ['Штрафы', 'Журнал'].includes(s.name) ? sheet(s.name, [['']]) : s,
    );
    expect(readWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'ru_RU', now: 0 }, regulations).ok).toBe(
      true,
    );
  });
  test('W5: a ledger whose header was deleted is named, and nothing is judged', () => {
    const sheets = sheetsOf({ walls: [{ games: [] }] }).map(s =>
      s.name === 'Штрафы' ? sheet(s.name, [['1', '', '7.3.14', 'Волки']]) : s,
    );
    expect(
      readWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'ru_RU', now: 0 }, regulations),
    ).toMatchObject({
      ok: false,
      problems: [{ kind: 'missingColumn', at: { sheet: 'Штрафы', cell: 'A1' } }, { kind: 'missingColumn' }],
    });
  });
  test('English names of sheets', () => {
    const english = ['Regulation', 'Teams', 'Walls', 'Online table', 'Penalties', 'Log'];
    const sheets = sheetsOf({ walls: [{ games: ['2:0'] }] }).map((s, i) => sheet(english[i] ?? '', s.values));
    expect(
      readWorkbook({ sheets, zone: 'Europe/Moscow', locale: 'en_US', now: 0 }, regulations),
    ).toMatchObject({ ok: true, understood: { tournament: { wallGames: [{ game: 1 }] } } });
  });
});

describe('what is wrong is told with all that its sentence names', () => {
  const told = (rows: readonly (readonly unknown[])[]) => read(rows).data ?? [];
  const findingsOf = (rows: readonly (readonly unknown[])[], zone = 'Europe/Moscow') => {
    const rest = sheetsOf({ walls: [{ games: [] }] }).slice(1);
    const regulation = sheet('Регламент', [['Параметр', 'Значение'], ...rows]);
    const book = readWorkbook({ sheets: [regulation, ...rest], zone, locale: 'ru_RU', now: 0 }, regulations);
    return book.ok ? book.understood.findings.map(({ kind, data }) => [kind, data]) : book.problems;
  };

  test('a regulation or an edition that nobody knows, and those that there are', () => {
    expect(told([['regulation', 'стенки']])).toEqual([
      { text: 'стенки', known: regulations.map(({ id }) => id) },
    ]);
    const [law] = regulations.filter(({ id }) => id === 'walls');
    expect(told([WALLS, ['edition', '1999']])).toEqual([
      { text: '1999', known: Object.keys(law?.editions ?? {}) },
    ]);
  });

  test('a parameter twice, and one that is none with those that begin as it does', () => {
    expect(findingsOf([WALLS, ['target.group', 20], ['Target.Group', 20]])).toEqual([
      ['parameterTwice', { name: 'Target.Group', first: 'A3' }],
    ]);
    const [[, data] = []] = findingsOf([WALLS, ['target.moon', 20]]) as [
      string,
      { name: string; near: string[] },
    ][];
    expect(data?.name).toBe('target.moon');
    expect(data?.near).toEqual(Object.keys(walls).filter(name => name.startsWith('target')));
  });

  test('another time zone than that of the file; none says nothing', () => {
    expect(findingsOf([WALLS, ['zone', 'Asia/Tokyo']])).toEqual([
      ['zoneDiffers', { text: 'Asia/Tokyo', zone: 'Europe/Moscow' }],
    ]);
    expect(findingsOf([WALLS, ['zone', 'Europe/Moscow']])).toEqual([]);
    expect(findingsOf([WALLS, ['zone', '']])).toEqual([]);
  });

  test.each(['ru', 'ru_RU', 'en-US', ''])('the locale “%s” is one, or none is said', locale => {
    expect(findingsOf([WALLS, ['locale', locale]])).toEqual([]);
  });

  test.each(['r', 'русский', 'ru_RUS', 'xru', 'ru_RU x'])('the locale “%s” is none', locale => {
    expect(told([WALLS, ['locale', locale]])).toEqual([{ text: locale }]);
  });
});
