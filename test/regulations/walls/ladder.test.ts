import type { SheetCells } from '../../../src/table/sheets';
import {
  type Book,
  charged,
  check,
  checkSheets,
  type GameRow,
  type PenaltyRow,
  ruled,
  sheetsOf,
  wallOf,
} from '../../book';

/** Совы write the score of the first `late` games of a wall a minute too late; game k starts at 20:k0. */
const lateGames = (late: number, hour = 20): GameRow[] =>
  Array.from({ length: 5 }, (_, i) => ({
    both: `${i + 1}:0`,
    go: `${hour}:${i}0`,
    stampA: `${hour}:${i}8`,
    stampB: i < late ? `${hour + (i === 5 ? 1 : 0)}:${i + 1}4` : `${hour}:${i}8`,
  }));

const charge = (clause: string, game: number, more: PenaltyRow): PenaltyRow => ({
  Пункт: clause,
  Команда: 'Совы',
  Стенка: '1',
  Партия: game,
  ...more,
});
const late = (count: number, penalties: readonly PenaltyRow[] = [], more: Partial<Book> = {}) =>
  check({ walls: [{ games: lateGames(count) }], penalties, ...more });

describe('repeats', () => {
  test('7.3.14: the second late entry costs 3 points', () => {
    expect(charged(late(2))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
      '7.3.14 Совы 1.2 late 2 deduct 3 proposed',
    ]);
  });

  test('7.3.14++: the last step repeats', () => {
    expect(charged(late(4)).map(line => line.split(' late ')[1])).toEqual([
      '1 warning proposed',
      '2 deduct 3 proposed',
      '3 deduct 3 proposed',
      '4 deduct 3 proposed',
    ]);
  });

  test('7.3.15: the second inaccurate entry costs 5 points', () => {
    const rows = [1, 2].map(n => ({ a: `${n}:0`, b: `${n}:${n + 5}`, judge: `${n}:0` }));
    expect(charged(check({ walls: [{ games: rows }] }))).toEqual([
      '7.3.15 Совы 1.1 inaccurate 1 warning proposed',
      '7.3.15 Совы 1.2 inaccurate 2 deduct 5 proposed',
    ]);
  });

  test('7.3.14++: each team and each clause has a count of its own', () => {
    const games = lateGames(1).map((row, i) =>
      i === 1 ? { ...row, b: '1:7', judge: '2:0', both: '', a: '2:0' } : row,
    );
    expect(charged(check({ walls: [{ games }] }))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
      '7.3.15 Совы 1.2 inaccurate 1 warning proposed',
    ]);
  });

  test.each(['отклонён', 'отозван'])(
    '7.3.14++: one that is «%s» does not count, later ones become a step milder (P8)',
    state => {
      const row = charge('7.3.14', 1, { Повтор: 1, Санкция: 'предупреждение', Состояние: state });
      expect(charged(late(3, [row])).slice(1)).toEqual([
        '7.3.14 Совы 1.2 late 1 warning proposed',
        '7.3.14 Совы 1.3 late 2 deduct 3 proposed',
      ]);
    },
  );

  test('7.3.14++: a confirmed row with a repeat becomes milder too, and its points come back (P8)', () => {
    const games = [...lateGames(2).slice(0, 3), { both: '20:9' }].map((row, i) =>
      i === 3 ? row : { ...row, both: `0:${3 * (i + 1)}` },
    );
    const second = charge('7.3.14', 2, { Повтор: 2, Санкция: 'минус 3', Состояние: 'подтверждён' });
    const first = (state: string) =>
      charge('7.3.14', 1, { Повтор: 1, Санкция: 'предупреждение', Состояние: state });
    const of = (state: string) => check({ walls: [{ games }], penalties: [first(state), second] });
    expect(charged(of('подтверждён'))[1]).toBe('7.3.14 Совы 1.2 late 2 deduct 3 confirmed');
    expect(wallOf(of('подтверждён'))).toBe('validated 20:6');
    expect(charged(of('отозван'))[1]).toBe('7.3.14 Совы 1.2 late 1 warning confirmed');
    expect(wallOf(of('отозван'))).toBe('validated 20:9');
  });

  test('7.3.14++: a row that the product did not find counts too, and moves too', () => {
    const [two, three] = [
      charge('7.3.2', 2, { Повтор: 2, Санкция: 'минус 3' }),
      charge('7.3.2', 3, { Повтор: 3, Санкция: 'минус 3' }),
    ];
    const of = (state: string) =>
      ruled(
        check({
          walls: [{ games: lateGames(0) }],
          penalties: [
            charge('7.3.2', 1, { Повтор: 1, Санкция: 'предупреждение', Состояние: state }),
            ...[two, three].map(row => ({ ...row, Состояние: 'подтверждён' })),
          ],
        }),
      );
    expect(of('подтверждён').slice(1)).toEqual([
      '7.3.2 Совы 2 deduct 3 confirmed',
      '7.3.2 Совы 3 deduct 3 confirmed',
    ]);
    expect(of('отозван').slice(1)).toEqual([
      '7.3.2 Совы 1 roles void; warning confirmed',
      '7.3.2 Совы 2 deduct 3 confirmed',
    ]);
  });

  test('7.3.14++: a row without «Повтор» stands as typed and still counts', () => {
    const typed = charge('7.3.14', 1, { Санкция: 'минус 1', Состояние: 'подтверждён' });
    expect(charged(late(2, [typed]))).toEqual([
      '7.3.14 Совы 1.1 late 1 deduct 1 confirmed',
      '7.3.14 Совы 1.2 late 2 deduct 3 proposed',
    ]);
    const second = charge('7.3.14', 2, { Санкция: 'минус 3', Состояние: 'подтверждён' });
    const dismissed = charge('7.3.14', 1, { Санкция: 'предупреждение', Состояние: 'отклонён' });
    expect(charged(late(2, [dismissed, second]))[1]).toBe('7.3.14 Совы 1.2 late 1 deduct 3 confirmed');
  });

  test('7.3.14++: what a judge amended stands while its count does not fall', () => {
    const amended = charge('7.3.14', 2, { Повтор: 2, Санкция: 'минус 1', Состояние: 'подтверждён' });
    expect(charged(late(2, [amended]))[0]).toBe('7.3.14 Совы 1.2 late 2 deduct 1 confirmed');
  });

  test('7.3.14++: a proposal found later makes no confirmed decision harsher', () => {
    const warned = charge('7.3.14', 2, { Повтор: 1, Санкция: 'предупреждение', Состояние: 'подтверждён' });
    expect(charged(late(2, [warned]))).toEqual([
      '7.3.14 Совы 1.2 late 1 warning confirmed',
      '7.3.14 Совы 1.1 late 1 warning proposed',
    ]);
  });

  test('7.3.14: the same warning twice is one charge (W10)', () => {
    const row = charge('7.3.14', 1, { Повтор: 1, Санкция: 'предупреждение', Состояние: 'подтверждён' });
    const checked = late(1, [row, row]);
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.1 late 1 warning confirmed']);
    expect(checked.report.findings.filter(({ kind }) => kind === 'ruledTwice')).toHaveLength(1);
  });
});

describe('the order of offences', () => {
  const twoWalls = (first: number, second: number): Book => ({
    walls: [
      { games: lateGames(1, 22), day: 2, start: `2026-11-28T${first}:00` },
      { games: lateGames(1, 18), day: 1, start: `2026-11-28T${second}:00` },
    ],
  });

  test('7.3.14++: by time, not by the row', () => {
    expect(charged(check(twoWalls(22, 18)))).toEqual([
      '7.3.14 Совы 1.1 late 2 deduct 3 proposed',
      '7.3.14 Совы 2.1 late 1 warning proposed',
    ]);
  });

  test('7.3.14++: without times by the order of the wall sheet, then by game', () => {
    const games = ['1:0', { a: '2:0' }, { a: '3:0' }, '4:0'];
    const walls = [
      { id: 'б', games },
      { id: 'а', games },
    ];
    expect(charged(check({ walls })).map(line => line.slice(12))).toEqual([
      'б.2 late 1 warning proposed',
      'б.3 late 2 deduct 3 proposed',
      'а.2 late 3 deduct 3 proposed',
      'а.3 late 4 deduct 3 proposed',
    ]);
  });

  test.each([
    ['tournament', ['1 warning', '2 deduct 3', '3 deduct 3']],
    ['day', ['1 warning', '2 deduct 3', '1 warning']],
    ['wall', ['1 warning', '1 warning', '1 warning']],
  ])('7.3.14++: `repeat.scope` = %s', (scope, expected) => {
    const walls = [
      { games: lateGames(1, 18), start: '2026-11-28T18:00' },
      { games: lateGames(1, 20) },
      { games: lateGames(1, 20), day: 2, start: '2026-11-29T20:00' },
    ];
    const found = charged(check({ walls, parameters: { 'repeat.scope': scope } }));
    expect(found.map(line => line.replace(/.* late (.*) proposed/, '$1'))).toEqual(expected);
  });

  test('7.3.14++: an offence without a due time is of when it was written', () => {
    const wrong = (at: string) => [{ a: '2:0', b: '2:9', judge: '2:0', stampA: at, stampB: at }];
    const walls = [
      { games: wrong('22:00'), start: '2026-11-28T22:00' },
      { games: wrong('18:00'), start: '2026-11-28T18:00' },
    ];
    expect(charged(check({ walls }))).toEqual([
      '7.3.15 Совы 1.1 inaccurate 2 deduct 5 proposed',
      '7.3.15 Совы 2.1 inaccurate 1 warning proposed',
    ]);
  });

  test('7.3.15: a confirmed step of the ladder holds on an offence that is only proposed before it', () => {
    const parameters = { 'ladder.7.3.15': 'предупреждение > переигровка' };
    const games = [{ a: '2:0', b: '2:9', judge: '2:0' }, { a: '2:3', b: '2:4', judge: '2:3' }, '20:0'];
    const second = charge('7.3.15', 2, { Повтор: 2, Санкция: 'переигровка', Состояние: 'подтверждён' });
    const checked = check({ walls: [{ games }], penalties: [second], parameters });
    expect([...charged(checked)].sort()).toEqual([
      '7.3.15 Совы 1.1 inaccurate 1 warning proposed',
      '7.3.15 Совы 1.2 inaccurate 2 replay confirmed',
    ]);
    // Game 2 gave nothing: 2:0 → 20:0.
    expect(wallOf(checked)).toBe('validated 20:0');
  });

  test('7.3.14: the ladder is a parameter', () => {
    const parameters = { 'ladder.7.3.14': 'предупреждение > минус 3 > минус 6' };
    expect(charged(late(4, [], { parameters })).map(line => line.split(' late ')[1])).toEqual([
      '1 warning proposed',
      '2 deduct 3 proposed',
      '3 deduct 6 proposed',
      '4 deduct 6 proposed',
    ]);
  });

  test('7.3.12: a changed ladder is carried out, not only written', () => {
    const parameters = { 'ladder.7.3.12': 'предупреждение > переигровка' };
    const rows = [1, 2].map(game => charge('7.3.12', game, { Повтор: game, Состояние: 'подтверждён' }));
    const games = ['5:0', '5:4', '20:4'];
    const checked = check({ walls: [{ games }], penalties: rows, parameters });
    expect(ruled(checked)).toEqual(['7.3.12 Совы 1 warning confirmed', '7.3.12 Совы 2 replay confirmed']);
    expect(wallOf(checked)).toBe('validated 20:0');
  });
});

describe('the ledger that validate writes', () => {
  /** The sheets with what a check wants written; removed rows of the ledger are blanked. */
  const written = (sheets: readonly SheetCells[], checked: ReturnType<typeof checkSheets>): SheetCells[] => {
    const { blocks, ledger } = checked.check;
    return sheets.map(one => {
      const values = one.values.map(row => [...row]);
      for (const { sheet, row, column, values: block } of blocks) {
        if (sheet !== one.name) continue;
        block.forEach((cells, i) => {
          const before = values[row - 1 + i] ?? [];
          const [left, right] = [before.slice(0, column - 1), before.slice(column - 1 + cells.length)];
          values[row - 1 + i] = [...left, ...cells, ...right];
        });
      }
      if (one.name === 'Штрафы') for (const row of ledger.removed) values[row - 1] = [];
      return { ...one, values };
    });
  };
  const book: Book = {
    walls: [{ games: [...lateGames(3), { a: '20:0', b: '20:7', judge: '20:0' }] }],
    penalties: [charge('7.3.14', 2, { Состояние: 'отклонён', Повтор: 2, Санкция: 'минус 3' })],
  };

  test('7.3.14: checking twice changes nothing', () => {
    const sheets = sheetsOf(book);
    const once = checkSheets(sheets);
    const again = written(sheets, once);
    const twice = checkSheets(again);
    expect([...charged(twice)].sort()).toEqual([...charged(once)].sort());
    expect(twice.report.standings).toEqual(once.report.standings);
    expect(twice.check.blocks.filter(({ sheet }) => sheet === 'Штрафы')).toEqual([]);
    expect(twice.check.ledger.removed).toEqual([]);
  });

  test('7.3.14: a proposal that the facts no longer bear out goes, a decision stays', () => {
    const sheets = sheetsOf(book);
    const proposed = written(sheets, checkSheets(sheets));
    const online = sheetsOf({ ...book, walls: [{ games: lateGames(0) }] });
    const mended = proposed.map(one =>
      one.name === 'Онлайн-таблица' ? (online.find(s => s.name === one.name) ?? one) : one,
    );
    const checked = checkSheets(mended);
    expect(checked.check.judgement.penalties.map(({ state }) => state)).toEqual(['dismissed']);
    expect(checked.check.ledger.removed).toHaveLength(3);
  });
});
