/** @jest-environment ./test/hostOutside.cjs */
// `onEdit` of the built files in the local host: what captains type is stamped, logged and answered.
import { charged, found, judged } from '../cases/workbook';
import {
  at,
  COLUMN,
  captains,
  clocks,
  closeAll,
  column,
  failures,
  insertRows,
  LOG,
  lines,
  notesAt,
  ONLINE,
  rowTexts,
  sort,
  type,
} from './tableOfCaptains';

afterEach(closeAll);

const SIGNED = '\n— Mafia Score Table';
const empty = (count: number) => Array.from({ length: count }, () => '');

describe('one cell', () => {
  test('a typed score is stamped with the time of the trigger and logged under the id of its row', async () => {
    const host = await captains({ walls: [{ games: ['', ''] }] }, { now: at('20:30:17') + 345 });
    await type(host, 'G2', '2:0');
    expect(host.getCells(ONLINE, 2, COLUMN.stampA)).toEqual([[new Date(at('20:30:17'))]]);
    expect(host.getCells(LOG, 2, 1, 1, 7)).toEqual([
      ['2026-11-28T20:30:17', ONLINE, 'G2', 'r1 A', '', '2:0', ''],
    ]);
    expect(column(host, 'status', 2)).toEqual(['ждём второго капитана', 'пусто']);
    expect(column(host, 'id', 2)).toEqual(['r1', 'r2']);
    expect(failures(host)).toEqual([]);
  });

  test('W9: a correction keeps the old value in the log and stamps anew; a cleared cell loses its stamp', async () => {
    const host = await captains({ walls: [{ games: [''] }] });
    await type(host, 'H2', '2:0');
    await type(host, 'H2', '0:2');
    await type(host, 'H2', '');
    expect(lines(host)).toEqual(['H2 r1 B:  → 2:0', 'H2 r1 B: 2:0 → 0:2', 'H2 r1 B: 0:2 → ']);
    expect(clocks(host, 'stampB', 1)).toEqual(['']);
    expect(column(host, 'status', 1)).toEqual(['пусто']);
  });

  test('the score of the judge is logged, not stamped; his cell settles the row', async () => {
    const host = await captains({ walls: [{ games: [{ a: '2:0', b: '0:3' }] }] });
    await type(host, 'M2', '2:0');
    expect(lines(host)).toEqual(['M2 r1 J:  → 2:0']);
    expect([clocks(host, 'stampA', 1), column(host, 'status', 1)]).toEqual([[''], ['решено судьёй']]);
  });

  test('an edit of another sheet, of a remark or of the header costs nothing and writes nothing', async () => {
    const host = await captains({ walls: [{ games: ['2:0'] }] });
    await host.edit('Команды', 'A5', 'Ежи');
    await type(host, 'O2', 'заметка');
    await type(host, 'G1', 'Счёт капитана A');
    const [other] = host.events.results.map(({ counters }) => counters);
    expect(other).toEqual({ valueReads: 0, valueWrites: 0, other: 2 });
    expect(host.events.results.map(({ counters }) => counters.valueWrites)).toEqual([0, 0, 0]);
    expect([lines(host), column(host, 'id', 1)]).toEqual([[], ['']]);
  });
});

describe('what is wrong is said at once', () => {
  test('an impossible score, its note and how both go', async () => {
    const host = await captains({ walls: [{ games: ['2:0', '', ''] }], parameters: { annex1: 'простая:2' } });
    await type(host, 'G3', '5:1');
    const sentence = 'A: после 2:0 не бывает 5:1. Ждём 4:0 или 2:2';
    expect(rowTexts(host, 3).slice(13, 15)).toEqual(['невозможный · ждём 4:0 или 2:2', sentence]);
    expect(notesAt(host, 3)).toEqual([sentence + SIGNED, '']);
    await type(host, 'G3', '4:0');
    expect([rowTexts(host, 3)[14], notesAt(host, 3)]).toEqual(['', ['', '']]);
  });

  test("a person's note at a faulty cell stays as it is, ours is set beside", async () => {
    const host = await captains({ walls: [{ games: [''] }] });
    host.workbook
      .sheetByName(ONLINE)
      ?.setNotes({ row: 2, column: 7, rows: 1, columns: 1 }, [['звонил капитан']]);
    await type(host, 'G2:H2', [['2:0', '0:2']], 'pasted');
    expect(notesAt(host, 2)).toEqual([
      'звонил капитан',
      `A: 2:0, B: 0:2. Похоже на зеркальную запись, решит судья${SIGNED}`,
    ]);
    await judged(host);
    expect(notesAt(host, 2)[0]).toBe('звонил капитан');
  });

  test('C1, C2, C5, C13: a time, a date, a number and a mark of cards', async () => {
    const host = await captains({ walls: [{ games: ['', '', '', ''] }] });
    host.setFormats(ONLINE, { row: 2, column: 7, rows: 3, columns: 1 }, 'General');
    await type(host, 'G2', '10:8');
    await type(host, 'G3', '1-2');
    await type(host, 'G4', '74');
    await type(host, 'G5:H5', [['7:4к', '7:4']], 'pasted');
    expect(column(host, 'status', 3)).toEqual(['не прочитан', 'не прочитан', 'не прочитан']);
    expect(column(host, 'note', 3)).toEqual([
      'A: 10:8 стало временем. Очистите ячейку и наберите 10:8',
      'A: 1:2 стало датой. Очистите ячейку и наберите 1:2',
      'A: в ячейке одно число 74, похоже на 7:4. Очистите ячейку и наберите счёт, например 7:4',
    ]);
    expect(lines(host)[0]).toBe('G2 r1 A:  → 1899-12-30 10:08');
    expect(column(host, 'status', 4)[3]).toBe('сошлось');
    expect(failures(host)).toEqual([]);
  });

  test('what a trigger says and what a check says are the same', async () => {
    const host = await captains({ walls: [{ games: ['2:0', '', '', ''] }] });
    await type(
      host,
      'G3:H5',
      [
        ['4:0', '2:2'],
        ['семь', '4:2'],
        ['', '1:1'],
      ],
      'pasted',
    );
    const answered = [2, 3, 4, 5].map(row => [rowTexts(host, row).slice(13), notesAt(host, row)]);
    expect(answered.map(([texts]) => texts?.[0])).toEqual([
      'сошлось',
      'спор',
      'не прочитан',
      expect.stringContaining('невозможный'),
    ]);
    const { valueWrites } = (await host.run('validate', [{ now: '2026-11-28T20:30' }])).counters;
    expect([2, 3, 4, 5].map(row => [rowTexts(host, row).slice(13), notesAt(host, row)])).toEqual(answered);
    expect(valueWrites).toBe(2); // the standings and what captains are told
  });

  test('an English file is answered in English', async () => {
    const host = await captains(
      { walls: [{ games: ['2:0', ''] }] },
      {
        locale: 'en_US',
        change: sheets => {
          sheets.Regulation = [
            ['Parameter', 'Value'],
            ['regulation', 'walls'],
          ];
          delete sheets.Регламент;
        },
      },
    );
    await type(host, 'G3', '3:1');
    expect(rowTexts(host, 3)[13]).toBe('impossible · after 2:0 one side goes up: A or B');
  });
});

describe('many cells', () => {
  const scores = Array.from({ length: 15 }, (_, i) => [`${i + 1}:0`, `${i + 1}:0`]);

  test('W1: 30 scores pasted as a block: 30 stamps and 30 lines, with no help of e.value', async () => {
    const host = await captains({ walls: [{ games: empty(15) }] });
    await type(host, 'G2:H16', scores, 'pasted');
    const full = scores.map(() => '20:30:00');
    expect([clocks(host, 'stampA', 15), clocks(host, 'stampB', 15)]).toEqual([full, full]);
    expect(new Set(lines(host)).size).toBe(30);
    expect(lines(host)).toContain('H16 r15 B:  → 15:0');
    expect(column(host, 'status', 15)).toEqual(scores.map(() => 'сошлось'));
    expect(failures(host)).toEqual([]);
  });

  test('the same pasted again changes nothing; among it one other score is one line', async () => {
    const host = await captains({ walls: [{ games: empty(3) }] });
    await type(host, 'G2:H4', scores.slice(0, 3), 'pasted');
    await type(host, 'G2:H4', scores.slice(0, 3), 'pasted');
    expect(lines(host)).toHaveLength(6);
    await type(
      host,
      'G2:H4',
      [
        ['1:0', '1:0'],
        ['2:0', '2:0'],
        ['3:0', '2:1'],
      ],
      'pasted',
    );
    expect(lines(host).slice(6)).toEqual(['H4 r3 B: 3:0 → 2:1']);
  });

  test('a cleared block: one line per score that stood there, the stamps go', async () => {
    const host = await captains({ walls: [{ games: empty(3) }] });
    await type(host, 'G2:H3', scores.slice(0, 2), 'pasted');
    await type(
      host,
      'G2:H4',
      [
        ['', ''],
        ['', ''],
        ['', ''],
      ],
      'cleared',
    );
    expect(lines(host).slice(4)).toEqual([
      'G2 r1 A: 1:0 → ',
      'H2 r1 B: 1:0 → ',
      'G3 r2 A: 2:0 → ',
      'H3 r2 B: 2:0 → ',
    ]);
    expect([clocks(host, 'stampA', 3), clocks(host, 'stampB', 3)]).toEqual([empty(3), empty(3)]);
  });

  test('a whole row filled: stamps come from the trigger; of cells under a merge only the first counts', async () => {
    const host = await captains({ walls: [{ games: empty(3) }] });
    host.workbook.sheetByName(ONLINE)?.addMerge({ row: 3, column: 7, rows: 1, columns: 2 });
    await type(
      host,
      'G2:I4',
      [
        ['1:0', '1:0', ''],
        ['2:0', '', ''],
        ['3:0', '3:0', ''],
      ],
      'filled',
    );
    expect(clocks(host, 'stampA', 3)).toEqual(['20:30:00', '20:30:00', '20:30:00']);
    expect(clocks(host, 'stampB', 3)).toEqual(['20:30:00', '', '20:30:00']);
  });

  test('values that were there before the log are not news to a paste that leaves them', async () => {
    const host = await captains({
      walls: [{ games: [{ both: '1:0', stampA: '20:10', stampB: '20:11' }, ''] }],
    });
    await type(
      host,
      'G2:H3',
      [
        ['1:0', '1:0'],
        ['2:0', ''],
      ],
      'pasted',
    );
    expect(lines(host)).toEqual(['G3 r2 A:  → 2:0']);
    expect(clocks(host, 'stampA', 2)).toEqual([rowTexts(host, 2)[9], '20:30:00']);
  });
});

describe('rows that move', () => {
  test('a sort, then an edit: the line and the stamp are of the game that stands there now', async () => {
    const host = await captains({ walls: [{ games: empty(3) }] });
    await type(host, 'G2', '1:0');
    await sort(host, 'game', false);
    await type(host, 'G2', '3:0');
    expect(lines(host)).toEqual(['G2 r1 A:  → 1:0', 'G2 r3 A:  → 3:0']);
    expect(column(host, 'id', 3)).toEqual(['r3', 'r2', 'r1']);
    await type(host, 'G4', '2:0');
    expect(lines(host)[2]).toBe('G4 r1 A: 1:0 → 2:0');
  });

  test('a sort that a platform told as a paste stamps and logs nothing', async () => {
    const host = await captains({ walls: [{ games: empty(3) }] });
    await type(
      host,
      'G2:H4',
      [
        ['1:0', '1:0'],
        ['2:0', '2:0'],
        ['', '3:0'],
      ],
      'pasted',
    );
    const before = lines(host);
    await sort(host, 'game', false);
    const texts = [2, 3, 4].map(row => rowTexts(host, row));
    await type(host, 'A2:P4', texts, 'pasted');
    expect(lines(host)).toEqual(before);
    expect(column(host, 'id', 3)).toEqual(['r3', 'r2', 'r1']);
  });

  test('rows inserted above, then an edit; the new rows get ids of their own', async () => {
    const host = await captains({ walls: [{ games: empty(2) }] });
    await type(host, 'G2', '1:0');
    await insertRows(host, 2, 3);
    await type(host, 'A3:B3', [['1', '3']], 'pasted');
    await type(host, 'G5', '2:0');
    expect(column(host, 'id', 5)).toEqual(['', 'r3', '', 'r1', 'r2']);
    expect(lines(host)[1]).toBe('G5 r1 A: 1:0 → 2:0');
  });

  test('a copied row gets an id and stamps of its own; the original keeps both', async () => {
    const host = await captains({
      walls: [{ games: [{ both: '1:0', stampA: '20:10', stampB: '20:11' }, ''] }],
    });
    await type(host, 'G3', '2:0');
    const original = rowTexts(host, 2);
    await type(host, 'A4:P4', [original], 'pasted');
    expect(column(host, 'id', 3)).toEqual(['r1', 'r2', 'r3']);
    expect(rowTexts(host, 2)).toEqual(original);
    expect(clocks(host, 'stampA', 3)[2]).toBe('20:30:00');
    // pasted above its original, it is still the copy
    await insertRows(host, 2, 1);
    await type(host, 'A2:P2', [original], 'pasted');
    expect(column(host, 'id', 4)).toEqual(['r4', 'r1', 'r2', 'r3']);
  });

  test('columns moved, headers in the third row, more columns between: all lands where the headers say', async () => {
    const host = await captains({ walls: [{ games: empty(2) }] });
    await type(host, 'H2', '1:0');
    const sheet = host.workbook.sheetByName(ONLINE);
    sheet?.insertColumnsBefore(1, 1);
    sheet?.insertRowsBefore(1, 2);
    await host.settle();
    await type(host, 'I4', '0:1');
    await type(host, 'H4', '1:0');
    expect(lines(host)).toEqual(['H2 r1 B:  → 1:0', 'I4 r1 B: 1:0 → 0:1', 'H4 r1 A:  → 1:0']);
    expect(host.getCells(ONLINE, 4, 15)).toEqual([['спор']]);
    expect(failures(host)).toEqual([]);
  });
});

describe('what a file lacks', () => {
  test('without ids, stamps and log a score is answered; found again by wall and game', async () => {
    const host = await captains(
      { walls: [{ games: ['', ''] }] },
      {
        change: sheets => {
          const online = sheets[ONLINE] ?? [];
          sheets[ONLINE] = online.map(row => row.filter((_, i) => ![9, 10, 15].includes(i)));
          delete sheets[LOG];
        },
      },
    );
    await type(host, 'G2', '2:0');
    expect(host.getCells(ONLINE, 2, 12)).toEqual([['ждём второго капитана']]);
    expect(failures(host)).toEqual([]);
  });

  test('a log without ids in the table names rows by wall and game', async () => {
    const host = await captains(
      { walls: [{ games: ['', ''] }] },
      {
        change: sheets => {
          for (const row of sheets[ONLINE] ?? []) row.pop();
        },
      },
    );
    await type(host, 'G3', '2:0');
    await sort(host, 'game', false);
    await type(host, 'G2', '0:2');
    expect(lines(host)).toEqual(['G3 1/2 A:  → 2:0', 'G2 1/2 A: 2:0 → 0:2']);
  });

  test.each(['Стенки', 'Регламент', 'Команды'])(
    'without «%s» nothing can be judged, but stamps and log go on',
    async name => {
      const host = await captains(
        { walls: [{ games: [''] }] },
        { change: sheets => void delete sheets[name] },
      );
      await type(host, 'G2', '2:0');
      expect([
        clocks(host, 'stampA', 1),
        lines(host),
        column(host, 'id', 1),
        column(host, 'status', 1),
      ]).toEqual([['20:30:00'], ['G2 r1 A:  → 2:0'], ['r1'], ['']]);
      expect(failures(host)).toEqual([]);
    },
  );

  test('an event of unclear shape is passed over', async () => {
    const host = await captains({ walls: [{ games: [''] }] });
    for (const event of [undefined, null, 'x', {}, { range: null }, { value: '2:0' }, { range: {} }])
      expect((await host.run('onEdit', [event], { mode: 'LIMITED' })).error).toBeUndefined();
    expect(lines(host)).toEqual([]);
  });
});

describe('safety', () => {
  test('N4: what a captain types can be no formula in the log', async () => {
    const host = await captains({ walls: [{ games: ['', '', ''] }] });
    for (const [i, text] of ['=SUM(1;1)', '+7', "'x", '@ник', '-1:4'].entries())
      await type(host, `G${2 + (i % 3)}`, text);
    const cells = host.getCells(LOG, 2, 6, 5).map(([cell]) => cell);
    expect(cells).toEqual(['=SUM(1;1)', '+7', "'x", '@ник', '-1:4']);
    expect(
      host.workbook
        .sheetByName(LOG)
        ?.formulas({ row: 2, column: 1, rows: 10, columns: 7 })
        .flat()
        .filter(Boolean),
    ).toEqual([]);
  });

  test('edits that the queue of two dropped are kept, unstamped, and a check says so', async () => {
    const host = await captains({ walls: [{ games: [{ a: '', b: '1:0' }, { a: '', b: '2:0' }, '', ''] }] });
    await type(host, 'G2', '0:1');
    await Promise.all(
      ['G3', 'G4', 'G5', 'G2'].map((a1, i) => host.edit(ONLINE, a1, ['2:0', '3:0', '4:0', '1:0'][i] ?? '')),
    );
    await host.events.idle();
    expect(host.events.dropped).toBe(2);
    expect(column(host, 'a', 4)).toEqual(['1:0', '2:0', '3:0', '4:0']);
    const unstamped = found(await judged(host, { now: '2026-11-28T20:40' }), 'unstamped').map(
      ([, cell]) => cell,
    );
    expect(unstamped).toEqual(expect.arrayContaining(['G2', 'G5']));
    expect(unstamped).not.toContain('G3');
    expect(failures(host)).toEqual([]);
  });

  test('while another run holds the lock a score is stamped, though no line is written', async () => {
    const host = await captains({ walls: [{ games: [''] }] }, { lockPatience: 50 });
    let typed: Promise<void> | undefined;
    await host.run('validate', [{ now: '2026-11-28T20:30' }], {
      onCall: async call => {
        if (call !== 'SpreadsheetApp.flush' || typed) return undefined;
        typed = type(host, 'G2', '2:0');
        await typed;
        return undefined;
      },
    });
    expect([clocks(host, 'stampA', 1), lines(host)]).toEqual([['20:30:00'], []]);
    await type(host, 'G2', '0:2');
    expect(lines(host)).toEqual(['G2 r1 A: 2:0 → 0:2']);
  });

  test('two captains at once: no line is written over another', async () => {
    const host = await captains({ walls: [{ games: ['', ''] }] });
    let typed: Promise<void> | undefined;
    await host.edit(ONLINE, 'G2', '2:0');
    await host.events.idle();
    await host.run('validate', [{ now: '2026-11-28T20:30' }], {
      onCall: call => {
        if (call === 'Sheet.getDataRange' && !typed) typed = type(host, 'H2', '2:0');
        return undefined;
      },
    });
    await typed;
    expect(lines(host)).toEqual(['G2 r1 A:  → 2:0', 'H2 r1 B:  → 2:0']);
  });

  test('a protected log costs no captain his stamp', async () => {
    const host = await captains({ walls: [{ games: [''] }] });
    const log = host.workbook.sheetByName(LOG);
    if (log) host.workbook.protections.add(log.id).editors.clear();
    await host.edit(ONLINE, 'G2', '2:0', 'typed', 'captain@example.org');
    await host.events.idle();
    expect([clocks(host, 'stampA', 1), lines(host)]).toEqual([['20:30:00'], []]);
    expect(host.events.results.map(({ error }) => error)).toEqual([undefined]);
  });

  test('W6: the stamp is the same instant whatever the zones of file and script', async () => {
    const host = await captains(
      { walls: [{ games: [''] }] },
      { zone: 'Asia/Yekaterinburg', now: at('22:30:05') },
    );
    await type(host, 'G2', '2:0');
    expect(host.getCells(ONLINE, 2, COLUMN.stampA)).toEqual([[new Date(at('22:30:05'))]]);
    expect(host.getCells(LOG, 2, 1)).toEqual([['2026-11-29T00:30:05']]);
  });

  test('W9: before the due time a correction is free; after it the old value is the evidence', async () => {
    const games = (due: string) => [{ both: '', due, created: '20:00' }];
    const host = await captains({ walls: [{ games: games('20:40') }] });
    await type(host, 'G2:H2', [['2:0', '0:2']], 'pasted');
    await type(host, 'H2', '2:0');
    expect(charged(await judged(host, { now: '2026-11-28T20:50' }))).toEqual([]);
    const late = await captains({
      walls: [{ games: [{ ...games('20:20')[0], a: '2:0', b: '0:2', stampA: '20:10', stampB: '20:11' }] }],
      log: [
        ['20:10:00', '1', 1, 'A', '2:0'],
        ['20:11:00', '1', 1, 'B', '0:2'],
      ],
    });
    await type(late, 'H2', '2:0');
    expect(lines(late)[2]).toBe('H2 r1 B: 0:2 → 2:0');
    const report = await judged(late, { now: '2026-11-28T20:50' });
    expect(report.charges.map(({ clause, team, evidence }) => [clause, team, evidence])).toEqual([
      ['7.3.15', 'Совы', 'В срок стояло 0:2, верно 2:0; исправлено после срока.'],
    ]);
  });
});

test('1,000 rows and a log of 2,000 lines: as many calls as for a few', async () => {
  const counts = async (rows: number) => {
    const walls = Array.from({ length: rows / 20 }, (_, i) => ({ id: String(i + 1), games: empty(20) }));
    const host = await captains({ walls });
    await type(
      host,
      `G2:H${rows + 1}`,
      Array.from({ length: rows }, () => ['1:0', '1:0']),
      'pasted',
    );
    await type(host, 'G2', '2:0');
    expect(failures(host)).toEqual([]);
    return host.events.results.map(({ counters }) => counters);
  };
  const [few, many] = [await counts(20), await counts(1000)];
  expect(many[1]?.other).toBeLessThanOrEqual((few[1]?.other ?? 0) + 1); // the log's grid grew by a row
  // The table twice: the second reading sees whether rows moved meanwhile.
  expect(many[1]?.valueReads).toBeLessThanOrEqual(7);
  expect(many[1]?.valueWrites).toBeLessThanOrEqual(4);
  const [pasted] = many;
  expect((pasted?.valueReads ?? 0) + (pasted?.valueWrites ?? 0) + (pasted?.other ?? 0)).toBeLessThan(90);
}, 60_000);
