// Cases W6, W9, W10, W12, W13: work in the file.
import { type Book, charges, check, checkSheets, findings, sheetsOf, states, wallOf } from '../book';
import { charged, closeAll, type Host, judged, ONLINE, open, openBook, statuses } from './workbook';

afterEach(closeAll);

describe('W6: a spreadsheet in Yekaterinburg, an entry at 00:30', () => {
  const ZONE = 'Asia/Yekaterinburg';
  const book: Book = {
    walls: [
      {
        start: '2026-11-28T23:50',
        games: [
          { both: '2:0', go: '23:55' },
          { both: '20:0', go: '00:27' },
        ],
      },
    ],
  };
  /** Time cells as people type them: bare times become times of 30.12.1899 by the zone of the file. */
  async function typed(stampA: string): Promise<Host> {
    const host = await openBook(book, { zone: ZONE });
    await host.typeCells(ONLINE, 2, 10, [
      [stampA, '00:05'],
      ['00:40', '00:40'],
    ]);
    await host.typeCells(ONLINE, 2, 4, [['23:55'], ['00:27']]);
    return host;
  }
  test('in time by the file’s own clock: due 00:30', async () => {
    const host = await typed('00:30');
    expect(host.getCells(ONLINE, 2, 10)[0]?.[0]).toBeInstanceOf(Date);
    expect(charged(await judged(host))).toEqual([]);
  });
  test('a minute later it is late, and the evidence is by the same clock', async () => {
    const [charge] = (await judged(await typed('00:31'))).charges;
    expect([charge?.clause, charge?.evidence]).toEqual([
      '7.3.14',
      'Внесено 00:31, срок 00:30: позже на 1 мин.',
    ]);
  });
  test('`now` is a moment of the file’s clock', async () => {
    const host = await openBook(
      { walls: [{ games: [{ a: '2:0', go: '20:00' }, { go: '20:30' }] }] },
      { zone: ZONE },
    );
    expect(charged(await judged(host, { now: '2026-11-28T20:33' }))).toEqual([]);
    expect(charged(await judged(host, { now: '2026-11-28T20:34' }))).toEqual(['7.3.14 Совы 1.1: warning']);
  });
});

describe('W9: a score corrected by its captain', () => {
  const corrected = (time: string): Book => ({
    walls: [
      {
        games: [
          { both: '2:0', go: '20:00' },
          { a: '2:3', b: '2:3', go: '20:10' },
          { both: '20:3', go: '20:30' },
        ],
      },
    ],
    log: [
      ['2026-11-28T20:12', '1', 2, 'A', '2:4'],
      [time, '1', 2, 'A', '2:3'],
      ['2026-11-28T20:12', '1', 2, 'B', '2:3'],
    ],
  });
  test('before the due time: fine', () => expect(charges(check(corrected('2026-11-28T20:32')))).toEqual([]));
  test('after it: charged, the old value as evidence', () => {
    const { report } = check(corrected('2026-11-28T20:34'));
    expect(
      report.charges.map(({ clause, team, game, sanction, evidence }) => [
        clause,
        team,
        game,
        sanction,
        evidence,
      ]),
    ).toEqual([['7.3.15', 'Волки', 2, 'warning', 'В срок стояло 2:4, верно 2:3; исправлено после срока.']]);
  });
  test('after it, where the log saw only the correction: the old value is its evidence', () => {
    const book = corrected('2026-11-28T20:34');
    const sheets = sheetsOf({ ...book, log: [] }).map(s =>
      s.name === 'Журнал'
        ? { ...s, values: [...s.values, ['2026-11-28T20:34', ONLINE, 'G3', '1/2', '2:4', '2:3', '']] }
        : s,
    );
    expect(
      charges(checkSheets(sheets)).map(([clause, team, game, kind]) => [clause, team, game, kind]),
    ).toEqual([['7.3.15', 'Волки', '1.2', 'inaccurate']]);
  });
});

test('W10: validate run twice: one charge, and nothing is written the second time', async () => {
  const host = await openBook({
    walls: [
      {
        games: [
          { both: '2:0', go: '20:00', stampA: '20:40', stampB: '20:05' },
          { both: '20:0', go: '20:10' },
        ],
      },
    ],
  });
  const first = await judged(host);
  const cells = () => ['Положение', 'Штрафы', ONLINE].map(name => host.getCells(name, 1, 1, 6, 17));
  const before = cells();
  const { value, counters } = await host.run('validate', [{ now: '2026-11-30T12:00' }]);
  expect((value as { report: unknown }).report).toEqual(first);
  expect([cells(), counters.valueWrites]).toEqual([before, 0]);
  expect(charged(first)).toEqual(['7.3.14 Волки 1.1: warning']);
  expect(host.getCells('Штрафы', 2, 3, 2).map(([cell]) => cell)).toEqual(['7.3.14', '']);
});

describe('W12: nobody typed GO', () => {
  const games = (stampA: string) => [
    { both: '2:0', stampA, stampB: '20:10' },
    { both: '20:0', stampA: '20:30', stampB: '20:31' },
  ];
  test('late when the score came after the next game’s, due by that moment; no time is invented', () => {
    const { report } = check({ walls: [{ games: games('20:32') }] });
    expect(report.charges.map(({ clause, team, game, evidence }) => [clause, team, game, evidence])).toEqual([
      ['7.3.14', 'Волки', 1, 'Внесено 20:32, срок 20:30: позже на 2 мин.'],
    ]);
  });
  test('in time when it came before', () =>
    expect(charges(check({ walls: [{ games: games('20:29') }] }))).toEqual([]));
  test('without any stamps, never entered and the next is in: late, and no moment is named', () => {
    const checked = check({ walls: [{ games: [{ b: '2:0' }, '20:0'] }] });
    expect(checked.report.charges.map(({ team, evidence }) => [team, evidence])).toEqual([
      ['Волки', 'Счёт не внесён, а счёт партии 2 уже стоит.'],
    ]);
  });
  test('GO and due are not filled in', async () => {
    const host = await openBook({ walls: [{ games: games('20:32') }] });
    await judged(host);
    expect([host.getCells(ONLINE, 2, 3, 2, 2), host.getCells(ONLINE, 2, 12, 2, 2)]).toEqual([
      [
        ['', ''],
        ['', ''],
      ],
      [
        ['', ''],
        ['', ''],
      ],
    ]);
  });
});

test('W13: game 3 given to the other side after game 6: rows 4–6 agree, nobody is charged, the final score moves', async () => {
  const games = ['3:0', '3:2', '6:2', '8:2', '8:5', '20:5'];
  const lost = {
    Время: '2026-11-28T23:00',
    Пункт: '7.3.10',
    Команда: 'Волки',
    Стенка: 1,
    Партия: 3,
    Санкция: 'партия проиграна',
    Очки: 3,
    Состояние: 'подтверждён',
  };
  const book: Book = { walls: [{ games }], penalties: [lost] };
  const checked = check(book);
  expect([states(checked), charges(checked)]).toEqual([
    ['agreed', 'agreed', 'ruled', 'agreed', 'agreed', 'agreed'],
    [],
  ]);
  expect([wallOf(check({ walls: [{ games }] })), wallOf(checked)]).toEqual([
    'validated 20:5',
    'validated 17:8',
  ]);
  expect(findings(checked).filter(({ level }) => level === 'error')).toEqual([]);
  const host = await open(
    Object.fromEntries(sheetsOf(book).map(({ name, values }) => [name, values.map(row => [...row])])),
  );
  expect((await judged(host)).walls).toMatchObject([{ state: 'validated', a: '17', b: '8' }]);
  expect(statuses(host, 6)).toEqual(['сошлось', 'сошлось', 'решено судьёй', 'сошлось', 'сошлось', 'сошлось']);
});
