// Cases C1–C14 of people who keep such tables, from the cell that was typed to what the judge reads.

import { built, message } from '../addon/functions/built';
import { check, checkSheets, findings, sheet, sheetsOf, states, wallOf } from '../book';
import { A, charged, closeAll, found, type Host, judged, ONLINE, open, openBook, statuses } from './workbook';

afterEach(closeAll);
const { OMONPOINTS } = built as Record<'OMONPOINTS', (...args: unknown[]) => unknown>;

/** A wall of these games, typed by both captains into cells that are not plain text. */
async function typed(texts: readonly string[], options: object = {}): Promise<Host> {
  const host = await openBook({ walls: [{ games: texts.map(() => '') }] }, options);
  await host.typeCells(
    ONLINE,
    2,
    A,
    texts.map(text => [text, text]),
  );
  return host;
}

describe('C1: 10:8 typed into a cell that is not plain text', () => {
  test.each(['Europe/Moscow', 'Asia/Yekaterinburg', 'America/New_York'])(
    '%s: a time, likely 10:8, never computed with',
    async zone => {
      const host = await typed(['10:8'], { zone });
      expect(host.getCells(ONLINE, 2, A)[0]?.[0]).toBeInstanceOf(Date);
      const report = await judged(host);
      expect(found(report, 'unreadable')).toEqual([
        [
          'error',
          'G2',
          'Не прочитан счёт: ячейка стала временем 10:08, похоже на 10:8 (стенка 1, партия 1). Впишите счёт текстом, например 7:4.',
        ],
        ['error', 'H2', expect.stringContaining('10:8')],
      ]);
      expect([statuses(host, 1), report.final, charged(report)]).toEqual([['не прочитан'], false, []]);
      expect(report.walls[0]).toMatchObject({ state: 'running', a: '0', b: '0' });
      expect(host.getCells(ONLINE, 2, A)[0]?.[0]).toBeInstanceOf(Date);
    },
  );
  test('27:14, a duration of over a day, was 27:14', async () =>
    expect(found(await judged(await typed(['27:14'])), 'unreadable')[0]?.[2]).toContain('похоже на 27:14'));
});

describe('C2: 1-2 and 3.5 became dates', () => {
  test('in a Russian file: 1:2 and 3:5', async () => {
    const report = await judged(await typed(['1-2', '3.5'], { locale: 'ru_RU' }));
    const messages = found(report, 'unreadable').map(([, cell, text]) => [
      cell,
      /похоже на (\S+) \(/.exec(text ?? '')?.[1],
    ]);
    expect(messages).toEqual([
      ['G2', '1:2'],
      ['H2', '1:2'],
      ['G3', '3:5'],
      ['H3', '3:5'],
    ]);
  });
  test('in an American file: 1:2', async () => {
    const report = await judged(await typed(['1-2'], { locale: 'en_US' }));
    expect(found(report, 'unreadable')[0]?.[2]).toContain('похоже на 1:2 (');
  });
  test('where the locale does not say, both', () => {
    const sheets = sheetsOf({ walls: [{ games: [{ both: new Date(Date.UTC(2026, 1, 1, -3)) }] }] });
    const [finding] = findings(checkSheets(sheets, { locale: 'en', lang: 'en' }), 'unreadable');
    expect(finding?.message).toContain('the date 2026-02-01, likely 1:2, 2:1 (');
  });
});

test('C3: seven writings of 7:4 agree', async () => {
  const writings = ['7:4', '07:04', '7 : 4', '7–4', '７：４', '7:4\u00a0', '7;4'];
  const host = await openBook({ walls: [{ games: ['7:0', ...writings] }] });
  const report = await judged(host);
  expect(statuses(host, 8)).toEqual(['7:0', ...writings].map(() => 'сошлось'));
  expect([report.walls[0]?.a, report.walls[0]?.b, found(report, 'unreadable')]).toEqual(['7', '4', []]);
});

test('C4: eight unreadable cells, eight sentences', async () => {
  const cells = ['7:4:1', '7:', ':4', 'семь:4', '-1:4', '7,5:4', '#REF!', true];
  const host = await openBook({ walls: [{ games: cells.map(both => ({ both })) }] });
  const sentences = found(await judged(host), 'unreadable').filter(([, cell]) => cell?.startsWith('G'));
  expect(sentences.map(([level, cell]) => [level, cell])).toEqual(
    cells.map((_, i) => ['error', `G${i + 2}`]),
  );
  expect(new Set(sentences.map(([, , text]) => text?.replace(/партия \d/, ''))).size).toBe(8);
  expect(statuses(host, 8)).toEqual(cells.map(() => 'не прочитан'));
});

test('C5: the number 74 is not 74:0', async () => {
  const report = await judged(await openBook({ walls: [{ games: [{ both: 74 }] }] }));
  expect(found(report, 'unreadable')[0]).toEqual([
    'error',
    'G2',
    expect.stringContaining('одно число 74, похоже на 7:4 ('),
  ]);
  expect(report.walls[0]).toMatchObject({ state: 'running', a: '0', b: '0' });
});

test('C6: 0:0 is a draw before any points, a blank cell is not entered and late', async () => {
  const games = [
    { both: '0:0', go: '20:00' },
    { a: '2:0', go: '20:10' },
    { both: '4:0', go: '20:30' },
  ];
  const host = await openBook({ walls: [{ games }] });
  const report = await judged(host);
  expect(statuses(host, 2)).toEqual(['сошлось', 'ждём второго капитана до 20:33 · поздно B']);
  expect([charged(report), found(report, 'missing').map(([, cell]) => cell)]).toEqual([
    ['7.3.14 Совы 1.2: warning'],
    ['H3'],
  ]);
});

test('C7: WALLPOINTS(A2:A) on 1,000 rows with 12 scores: 12 values, the rest blank', async () => {
  const scores = [0, 1, 3, 5, 8, 10, 13, 15, 18, 19, 20, -3];
  const rows = Array.from({ length: 1000 }, (_, i) => [i % 80 === 5 && i < 960 ? scores[(i - 5) / 80] : '']);
  const host = await open({ Лист: [['Счёт', 'Очки'], ...rows] });
  await host.setCells('Лист', 2, 2, [['=WALLPOINTS(A2:A)']]);
  const results = host.getCells('Лист', 2, 2, 1000).map(([cell]) => cell);
  expect(results.filter(cell => cell !== '')).toEqual([0, 0.5, 1, 1.5, 2, 2.5, 3.5, 4, 4.5, 5, 5.5, 0]);
  expect(results.filter((cell, i) => (cell === '') !== (rows[i]?.[0] === ''))).toEqual([]);
});

test('C8: 0,5 and 0.5 as text in a points table of a Russian file; 1,234 refused', () => {
  const table = (points: string) => [
    ['сторона', 'город'],
    ['честные', points],
  ];
  expect([
    OMONPOINTS('ком', 'город', 1, '', table('0,5')),
    OMONPOINTS('ком', 'город', 1, '', table('0.5')),
  ]).toEqual([0.5, 0.5]);
  const text = message(() => OMONPOINTS('ком', 'город', 1, '', table('1,234')));
  expect(text).toContain('table');
  expect(text).toContain('1,234');
});

test('C9: a percent cell of 50 % as share is 0.5', async () => {
  const host = await open({ Лист: [['чиж', 'город']] });
  await host.typeCells('Лист', 1, 3, [['50%']]);
  await host.setCells('Лист', 1, 4, [['=OMONPOINTS(A1;B1;C1)']]);
  expect(host.getCells('Лист', 1, 3, 1, 2)).toEqual([[0.5, 1]]);
});

describe('C12: rows are found by content', () => {
  const book = { walls: [{ games: ['2:0', '4:0', '20:0'] }] };
  const moved = (move: (rows: unknown[][]) => unknown[][]) =>
    checkSheets(
      sheetsOf(book).map(s => (s.name === ONLINE ? sheet(s.name, move(s.values.map(row => [...row]))) : s)),
    );
  test.each([
    ['an empty row in the middle', (rows: unknown[][]) => [...rows.slice(0, 2), [], ...rows.slice(2)], []],
    [
      'the header repeated in the middle',
      (rows: unknown[][]) => [...rows.slice(0, 2), rows[0] ?? [], ...rows.slice(2)],
      ['headerRepeated A3'],
    ],
    ['the block one row lower', (rows: unknown[][]) => [[], ...rows], ['headerShifted A2']],
  ])('%s', (_, move, problems) => {
    const checked = moved(move);
    expect(
      findings(checked)
        .filter(f => f.kind !== 'unstamped')
        .map(({ kind, cell }) => `${kind} ${cell}`),
    ).toEqual(problems);
    expect([wallOf(checked), states(checked)]).toEqual(['validated 20:0', ['agreed', 'agreed', 'agreed']]);
  });
});

describe('C13: a mark by one captain, a mirrored score', () => {
  test('7:4к against 7:4: agreed 7:4, "by cards" open', () => {
    const checked = check({ walls: [{ games: ['3:0', '3:4', { a: '7:4к', b: '7:4' }] }] });
    expect([states(checked), wallOf(checked)]).toEqual([['agreed', 'agreed', 'agreed'], 'running 7:4']);
    expect(findings(checked, 'cardsOpen').map(({ level, cell }) => [level, cell])).toEqual([
      ['warning', 'G4'],
    ]);
    expect(checked.report.charges).toEqual([]);
  });
  test('4:7 against 7:4: a dispute that looks mirrored, nobody is charged', () => {
    const checked = check({ walls: [{ games: ['4:0', '4:4', { a: '4:7', b: '7:4' }] }] });
    expect(states(checked)).toEqual(['agreed', 'agreed', 'dispute']);
    expect(findings(checked, 'dispute')[0]?.message).toContain('похоже на зеркальную запись');
    expect(checked.report.charges).toEqual([]);
  });
});

test('C14: the same score in two rows: agreed, no charge', () => {
  const checked = check({ walls: [{ games: ['3:0', '3:0', '20:0'] }] });
  expect([states(checked), checked.report.charges, wallOf(checked)]).toEqual([
    ['agreed', 'agreed', 'agreed'],
    [],
    'validated 20:0',
  ]);
});

test('what captains typed is read, never written', async () => {
  const host = await typed(['2:0', '1-2', '10:8']);
  const before = host.getCells(ONLINE, 1, A, 4, 2);
  await judged(host, { now: '2026-11-30T12:00', by: 'Фикус', confirm: 'all' });
  expect(host.getCells(ONLINE, 1, A, 4, 2)).toEqual(before);
});
