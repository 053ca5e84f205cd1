import fc from 'fast-check';
import { type Points, parsePoints, sum, toNumber, toText } from '../../../src/core/points';
import type { SheetCells } from '../../../src/table/sheets';
import {
  type Checked,
  charges,
  checkSheets,
  type GameRow,
  type PenaltyRow,
  sheetsOf,
  type WallRow,
} from '../../book';

const TEAMS = ['Волки', 'Совы', 'Зайцы', 'Лисы'];
const PAIRS = TEAMS.flatMap((a, i) => TEAMS.slice(i + 1).map(b => [a, b] as const));

const clock = (minutes: number): string =>
  new Date(Date.UTC(2026, 10, 28, 8) + minutes * 60_000).toISOString().slice(0, 16);

/** One game: who goes up by how much, and what goes wrong with the entries. */
const step = fc.record({
  side: fc.constantFrom('a' as const, 'b' as const),
  points: fc.integer({ min: 0, max: 7 }),
  trouble: fc.constantFrom(
    '',
    '',
    '',
    '',
    'lateA',
    'lateB',
    'blank',
    'unreadable',
    'other',
    'bothUp',
    'down',
    'mirrored',
    'corrected',
    'slow',
  ),
  judged: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A legal chain of steps up to the target as two captains write it, with their troubles. Game k starts at minute 10k. */
function games(steps: readonly Step[], start: number, target: number): GameRow[] {
  const rows: GameRow[] = [];
  const score = { a: 0, b: 0 };
  for (const [i, { side, points, trouble, judged }] of steps.entries()) {
    const before = `${score.a}:${score.b}`;
    if (score.a >= target || score.b >= target) break;
    score[side] += points;
    const right = `${score.a}:${score.b}`;
    const wrong: Readonly<Record<string, string>> = {
      blank: '',
      unreadable: 'семь',
      other: `${score.a + 1}:${score.b}`,
      bothUp: `${score.a + 1}:${score.b + 9}`,
      down: before === '0:0' ? '' : `0:${Math.max(0, score.b - 1)}`,
      mirrored: `${score.b}:${score.a}`,
    };
    const go = start + 10 * i;
    const late = (name: string): string => clock(trouble === name ? go + 14 : go + 8);
    const b = wrong[trouble] ?? right;
    rows.push({
      a: right,
      b,
      go: clock(go),
      created: clock(trouble === 'slow' ? go - 1 : go - 2),
      stampA: late('lateA'),
      stampB: b === '' ? '' : late('lateB'),
      ...(judged && b !== right && { judge: right }),
    });
  }
  return rows;
}

const wall = fc.record({
  pair: fc.constantFrom(...PAIRS),
  steps: fc.array(step, { maxLength: 12 }),
  isSemi: fc.boolean(),
});

const SANCTIONS = [
  'предупреждение',
  'минус 2',
  'минус 5',
  'сопернику 4',
  'сопернику 20',
  'партия проиграна',
  '0–20',
  'роли не в счёт',
  'переигровка',
  'аннулирована',
  'стенка окончена',
  'игрок вне игры: день',
  'команда снята',
  'выше',
  '',
];
const penalty = fc.record({
  wall: fc.nat(),
  side: fc.nat(1),
  game: fc.integer({ min: 1, max: 9 }),
  sanction: fc.constantFrom(...SANCTIONS),
  points: fc.nat(6),
  clause: fc.constantFrom('7.5', '7.3.14', '7.3.15', '7.3.2', '7.3.7', '7.3.12'),
  repeat: fc.nat(3),
  state: fc.constantFrom('подтверждён', 'подтверждён', 'предложен', 'отклонён', 'отозван'),
});

interface Facts {
  readonly walls: readonly WallRow[];
  readonly penalties: readonly PenaltyRow[];
}

/** Walls four hours apart, each ruling a minute after the one before: no two offences of a team at one time. */
const facts = fc
  .record({
    walls: fc.array(wall, { minLength: 1, maxLength: 5 }),
    penalties: fc.array(penalty, { maxLength: 4 }),
  })
  .map(({ walls, penalties }): Facts => {
    const rows = walls.map(({ pair: [a, b], steps, isSemi }, i): WallRow => {
      const start = 240 * i;
      const semi = isSemi && i === walls.length - 1;
      const time = { a, b, start: clock(start), games: games(steps, start + 5, semi ? 30 : 20) };
      return semi ? { ...time, stage: 'полуфинал' } : time;
    });
    const ledger = penalties.map((row, i): PenaltyRow => {
      const at = row.wall % rows.length;
      return {
        Время: clock(2000 + i),
        Пункт: row.clause,
        Команда: rows[at]?.[row.side ? 'a' : 'b'] ?? '',
        Стенка: String(at + 1),
        Партия: row.game,
        Повтор: row.repeat || '',
        Санкция: row.sanction,
        Очки: row.sanction === 'партия проиграна' ? row.points : '',
        Состояние: row.state,
      };
    });
    return { walls: rows, penalties: ledger };
  });

const sheetsFor = ({ walls, penalties }: Facts): SheetCells[] => sheetsOf({ walls, penalties, teams: TEAMS });
const verdict = (given: Facts): Checked => checkSheets(sheetsFor(given));

/** Everything but where it stands in the sheets. */
function said(checked: Checked) {
  const { report, check } = checked;
  return {
    standings: report.standings
      .map(({ stage, group, rows }) => ({
        stage,
        group,
        rows: [...rows].sort((x, y) => (x.team < y.team ? -1 : 1)),
      }))
      .sort((x, y) => (x.stage + x.group < y.stage + y.group ? -1 : 1)),
    charges: charges(checked)
      .map(line => line.join(' '))
      .sort(),
    walls: report.walls.map(x => `${x.wall} ${x.state} ${x.a}:${x.b}`).sort(),
    rows: check.judgement.rows.map(x => `${x.wall}.${x.game} ${x.state}`).sort(),
    findings: report.findings.map(({ level, kind }) => `${level} ${kind}`).sort(),
  };
}

const placeOf = ({ report }: Checked, team: string): number | undefined =>
  report.standings.find(({ stage }) => stage === 'group')?.rows.find(row => row.team === team)?.place ??
  undefined;

const exact = (text: string): Points => parsePoints(text) as Points;

/** 3.4 once more, in its own words. */
const groupPoints = (own: number): number =>
  own < 1 ? 0 : own >= 20 ? 5.5 : own >= 19 ? 5 : Math.floor((Math.floor(own) + 1) / 2) / 2;

const winnerOf = ({ report }: Checked, id: string): string => {
  const found = report.walls.find(({ wall }) => wall === id);
  const [a, b] = [Number(found?.a), Number(found?.b)];
  return a === b ? 'level' : a > b ? 'a' : 'b';
};

const isCounted = ({ report }: Checked, id: string): boolean =>
  ['validated', 'forfeited'].includes(report.walls.find(({ wall }) => wall === id)?.state ?? '');

describe('laws of walls', () => {
  test('7.3.14++: the order of rows, walls, teams and rulings is nothing', () => {
    fc.assert(
      fc.property(facts, fc.array(fc.nat(1000), { minLength: 80, maxLength: 80 }), (given, keys) => {
        const shuffled = sheetsFor(given).map(one => {
          if (one.name === 'Регламент') return one;
          const [header = [], ...rows] = one.values;
          const moved = rows.map((row, i) => ({ row, key: keys[i] ?? 0 })).sort((x, y) => x.key - y.key);
          return { ...one, values: [header, ...moved.map(({ row }) => row)] };
        });
        expect(said(checkSheets(shuffled))).toEqual(said(verdict(given)));
      }),
      { numRuns: 100 },
    );
  });

  test('5.1: the final score is the sum of the awards of the wall, and those of the group table by the scale', () => {
    fc.assert(
      fc.property(facts, given => {
        const checked = verdict(given);
        const { awards, walls } = checked.check.judgement;
        for (const { wall: id, state, final } of walls) {
          if (state !== 'validated' && state !== 'forfeited') continue;
          const row = given.walls[Number(id) - 1];
          for (const side of ['a', 'b'] as const) {
            const own = awards.filter(
              x => x.wall === id && x.team === row?.[side] && x.account !== 'groupPoints',
            );
            expect(toText(sum(own.map(({ points }) => points)))).toBe(toText(final[side]));
          }
        }
        for (const { team, points } of checked.report.standings.find(({ stage }) => stage === 'group')
          ?.rows ?? []) {
          const mine = checked.report.walls.filter(
            (x, i) => given.walls[i]?.stage === undefined && isCounted(checked, x.wall),
          );
          const total = mine.map(x => {
            const row = given.walls[Number(x.wall) - 1];
            return groupPoints(Number(row?.a === team ? x.a : row?.b === team ? x.b : 0));
          });
          expect(toNumber(exact(points ?? '')) as number).toBe(total.reduce((x, y) => x + y, 0));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('7.3+: without rulings on games a validated wall ends as last written, plus credits, minus deductions', () => {
    const onWalls = facts.map(({ walls, penalties }) => ({
      walls,
      penalties: penalties
        .filter(({ Санкция }) => /минус|сопернику|предупреждение/.test(String(Санкция)))
        .map(row => ({ ...row, Пункт: '7.5' })),
    }));
    fc.assert(
      fc.property(onWalls, given => {
        const checked = verdict(given);
        for (const { wall: id, state, a, b } of checked.report.walls) {
          if (state !== 'validated') continue;
          const row = given.walls[Number(id) - 1] as WallRow;
          const last = row.games[row.games.length - 1] as GameRow | undefined;
          const score = String(last?.a ?? '0:0')
            .split(':')
            .map(Number);
          for (const { Стенка, Команда, Санкция, Состояние } of given.penalties as Record<string, string>[]) {
            if (Стенка !== id || Состояние !== 'подтверждён') continue;
            const own = Команда === row.a ? 0 : 1;
            const points = Number(/\d+/.exec(Санкция ?? '')?.[0] ?? 0);
            if (Санкция?.startsWith('минус')) score[own] = (score[own] ?? 0) - points;
            if (Санкция?.startsWith('сопернику')) score[1 - own] = (score[1 - own] ?? 0) + points;
          }
          expect([a, b]).toEqual(score.map(String));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('7.3.14: checking what a check wrote gives the same, and writes nothing more', () => {
    fc.assert(
      fc.property(facts, given => {
        const sheets = sheetsFor(given);
        const once = checkSheets(sheets);
        const twice = checkSheets(written(sheets, once));
        expect(said(twice)).toEqual(said(once));
        expect(twice.check.blocks).toEqual([]);
        expect(twice.check.ledger.removed).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  // A wall that was drawn is left out: to lose it may separate the winner from a circle and so lift the loser over
  // the rest (4.1.a+ starts again), which the law itself does.
  test('7.3+: confirming a deduction never raises the offender', () => {
    fc.assert(
      fc.property(
        facts,
        fc.nat(),
        fc.integer({ min: 1, max: 15 }),
        fc.boolean(),
        (given, at, points, isFirst) => {
          const id = String((at % given.walls.length) + 1);
          const team = given.walls[Number(id) - 1]?.[isFirst ? 'a' : 'b'] ?? '';
          const row = {
            Время: clock(3000),
            Пункт: '7.5',
            Команда: team,
            Стенка: id,
            Санкция: `минус ${points}`,
          };
          const before = verdict({
            ...given,
            penalties: [...given.penalties, { ...row, Состояние: 'предложен' }],
          });
          const after = verdict({
            ...given,
            penalties: [...given.penalties, { ...row, Состояние: 'подтверждён' }],
          });
          fc.pre(winnerOf(before, id) !== 'level');
          expect(placeOf(after, team) ?? 0).toBeGreaterThanOrEqual(placeOf(before, team) ?? 0);
        },
      ),
      { numRuns: 100 },
    );
  });

  // Every game is agreed and nobody is out: a credit may end a wall that a team out would else lose 0–20.
  const agreed = facts.map(
    ({ walls, penalties }): Facts => ({
      walls: walls.map(row => ({
        ...row,
        games: (row.games as GameRow[]).map(game => ({ ...game, b: game.a, judge: '' })),
      })),
      penalties: penalties.filter(({ Санкция }) => Санкция !== 'команда снята'),
    }),
  );

  test('4.1.a: a team that gains points never falls', () => {
    fc.assert(
      fc.property(
        agreed,
        fc.nat(),
        fc.integer({ min: 1, max: 15 }),
        fc.boolean(),
        (given, at, points, isFirst) => {
          const before = verdict(given);
          const counted = before.report.walls.map(({ wall: id }) => id).filter(id => isCounted(before, id));
          const id = counted[at % counted.length];
          fc.pre(id !== undefined);
          const row = given.walls[Number(id) - 1];
          const [team, other] = isFirst ? [row?.a, row?.b] : [row?.b, row?.a];
          const credit = {
            Время: clock(3000),
            Пункт: '7.5',
            Команда: other ?? '',
            Стенка: id ?? '',
            Санкция: `сопернику ${points}`,
            Состояние: 'подтверждён',
          };
          const after = verdict({ ...given, penalties: [...given.penalties, credit] });
          fc.pre(winnerOf(after, id ?? '') !== 'level');
          expect(placeOf(after, team ?? '') ?? 0).toBeLessThanOrEqual(placeOf(before, team ?? '') ?? 0);
        },
      ),
      { numRuns: 100 },
    );
  });

  test('3.6: nothing throws, whatever stands in the cells', () => {
    const cell = fc.oneof(
      fc.constantFrom('', '5:0', '5:3к', '20:3', '3:5', 'семь', '-1:4', '20:20', '10:08'),
      fc.integer({ min: -5, max: 500 }),
      fc.boolean(),
      fc.date({ min: new Date(-5e12), max: new Date(5e12), noInvalidDate: false }),
      fc.string({ maxLength: 6 }),
    );
    const column = fc.dictionary(
      fc.constantFrom('a', 'b', 'judge', 'created', 'go', 'stampA', 'stampB', 'due', 'byCards', 'game'),
      cell,
    );
    const annexes = fc.constantFrom('', 'простая:2; активом:3', 'простая:3/1', 'странная:0/-2');
    fc.assert(
      fc.property(
        facts,
        fc.array(column, { maxLength: 6 }),
        annexes,
        fc.boolean(),
        (given, rows, annex1, isOther) => {
          const walls = [{ a: 'Волки', b: 'Совы', games: rows as GameRow[] }, ...given.walls];
          const other = {
            'deduct.from': 'groupPoints',
            'deduct.running': 'да',
            oneSided: 'final',
            disqualified: 'all',
            'qualify.group': 2,
            'cards.group': 1,
          };
          const parameters = { ...(annex1 && { annex1 }), ...(isOther && other) };
          const running = { 'deduct.running': 'да', 'repeat.scope': 'day', 'cardsZeroFrom.group': 3 };
          for (const set of [parameters, { ...parameters, ...running, 'deduct.from': 'wallScore' }]) {
            const checked = checkSheets(sheetsOf({ ...given, walls, parameters: set, teams: TEAMS }), {
              confirmBy: 'Судья',
            });
            expect(checked.report.walls).toHaveLength(walls.length);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});

/** The sheets with what a check wants written; removed rows of the ledger are blanked. */
function written(sheets: readonly SheetCells[], { check: { blocks, ledger } }: Checked): SheetCells[] {
  const all = [
    ...sheets,
    ...blocks
      .filter(({ sheet }) => sheets.every(({ name }) => name !== sheet))
      .map(({ sheet }) => ({ name: sheet, values: [], merges: [], filtered: false })),
  ];
  return all.map(one => {
    const values = one.values.map(row => [...row]);
    for (const { sheet, row, column, values: block } of blocks) {
      if (sheet !== one.name) continue;
      block.forEach((cells, i) => {
        const before = values[row - 1 + i] ?? [];
        values[row - 1 + i] = [
          ...before.slice(0, column - 1),
          ...cells,
          ...before.slice(column - 1 + cells.length),
        ];
      });
    }
    if (one.name === 'Штрафы') for (const row of ledger.removed) values[row - 1] = [];
    return { ...one, values };
  });
}
