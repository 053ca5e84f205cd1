// Cases N1–N6: names as people write them, in a real workbook.
import { check, findings, places, sheetsOf } from '../book';
import { cellsOf, closeAll, found, judged, ONLINE, open, openBook } from './workbook';

afterEach(closeAll);

const WON = { games: ['20:0'] };

test('N1: other writings of a name are the same team, shown as the team sheet writes it', async () => {
  const sheets = cellsOf(sheetsOf({ walls: [{ a: 'Пётр и Ко', b: 'Волки', ...WON }] }));
  sheets.Стенки?.[1]?.splice(4, 2, 'Петр и Ко ', 'ВОЛКИ');
  sheets[ONLINE]?.[1]?.splice(4, 2, 'пётр  и\u00a0ко', ' волки');
  const report = await judged(await open(sheets));
  expect(report.standings[0]?.rows.map(({ team }) => team)).toEqual(['Пётр и Ко', 'Волки']);
  expect(report.findings.filter(({ level }) => level === 'error')).toEqual([]);
});

test('N2: Latin Cова beside Сова: two teams and a warning', async () => {
  const report = await judged(await openBook({ walls: [{ a: 'Cова', b: 'Сова', ...WON }] }));
  expect(found(report, 'lookAlike')).toEqual([
    ['warning', 'A3', expect.stringContaining('«Сова» и «Cова» (A2)')],
  ]);
  expect(report.standings[0]?.rows.map(({ team, points }) => [team, points])).toEqual([
    ['Cова', '5.5'],
    ['Сова', '0'],
  ]);
});

test('N2: no warning for ordinary Cyrillic or ordinary Latin names', () =>
  expect(
    findings(
      check({
        walls: [
          { a: 'Сова', b: 'Wolves', ...WON },
          { a: 'Ноты', b: 'Owls', ...WON },
        ],
      }),
      'lookAlike',
    ),
  ).toEqual([]));

test('N3: Й in two characters and a zero-width space: the same team', async () => {
  const sheets = cellsOf(sheetsOf({ walls: [{ a: 'Йети', b: 'Волки', ...WON }] }));
  sheets.Стенки?.[1]?.splice(4, 2, 'И\u0306ети', 'Вол\u200bки');
  const report = await judged(await open(sheets));
  expect(report.standings[0]?.rows.map(({ team }) => team)).toEqual(['Йети', 'Волки']);
});

const HOSTILE = ['=SUM(1;1)', '+7', '-Волки', '@ник', "'кавычка", '<img src=x onerror=…>'];

test('N4: names that look like formulas or markup are shown as typed everywhere', async () => {
  const late = {
    games: [
      { both: '2:0', go: '20:00', stampA: '20:30', stampB: '20:30' },
      { both: '20:0', go: '20:10', stampA: '20:40', stampB: '20:40' },
    ],
  };
  const walls = [0, 2, 4].map(i => ({ a: HOSTILE[i] ?? '', b: HOSTILE[i + 1] ?? '', ...late }));
  const sheets = sheetsOf({ walls });
  const host = await open(Object.fromEntries(sheets.map(({ name }) => [name, [['']]])));
  for (const { name, values } of sheets) {
    const width = Math.max(...values.map(row => row.length));
    host.setFormats(name, { row: 1, column: 1, rows: values.length, columns: width }, '@');
    await host.typeCells(
      name,
      1,
      1,
      values.map(row => Array.from({ length: width }, (_, i) => String(row[i] ?? ''))),
    );
  }
  const report = await judged(host);
  const standings = host.getCells('Положение', 2, 4, 6).map(([cell]) => cell);
  const ledger = host.getCells('Штрафы', 2, 4, report.charges.length).map(([cell]) => cell);
  expect(new Set(standings)).toEqual(new Set(HOSTILE));
  expect(new Set(ledger)).toEqual(new Set(HOSTILE));
  expect(new Set(report.charges.map(({ team }) => team))).toEqual(new Set(HOSTILE));
  expect(new Set(report.standings.flatMap(({ rows }) => rows.map(({ team }) => team)))).toEqual(
    new Set(HOSTILE),
  );
  const again = await judged(host);
  expect(again).toEqual(report);
});

test('N5: a player listed twice is a warning, and the limit counts distinct players', () => {
  const squad = (count: number) =>
    Array.from({ length: count }, (_, i): [string, string] => ['Волки', `Игрок ${i}`]);
  const of = (players: ReturnType<typeof squad>) => check({ walls: [WON], players });
  const twice = of([...squad(10), ['Волки', 'ИГРОК  3']]);
  expect(findings(twice, 'playerTwice').map(({ level }) => level)).toEqual(['warning']);
  expect(findings(twice, 'squadTooLarge')).toEqual([]);
  expect(findings(of(squad(11)), 'squadTooLarge')).toMatchObject([
    { level: 'warning', message: expect.stringContaining('11\u00a0игроков') },
  ]);
});

test('N6: Аист, Ель, Ёж, Яма', () => {
  const level = { games: ['10:0', '10:10', '20:10'] };
  const names = ['Ёж', 'Аист', 'Ель', 'Яма'];
  const round = names.map((a, i) => ({ a, b: names[(i + 1) % 4] ?? '', ...level }));
  expect(places(check({ walls: round }))).toEqual(
    ['Аист', 'Ель', 'Ёж', 'Яма'].map(team => `1 ${team} 8 shared`),
  );
});
