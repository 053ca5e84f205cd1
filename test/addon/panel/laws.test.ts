import fc from 'fast-check';
import type { Decision, Panel } from '../../../src/addon/panel';
import { parsePoints, plus, toText, ZERO } from '../../../src/core/points';
import type { Book, GameRow, WallRow } from '../../book';
import { looked, ruled, workbookOf } from './book';

const TEAMS = ['Волки', 'Совы', 'Лисы'];
const score = fc.tuple(fc.nat(12), fc.nat(12)).map(([a, b]) => `${a}:${b}`);
const cell = fc.oneof(
  { weight: 6, arbitrary: score },
  { weight: 1, arbitrary: fc.constantFrom('', '7', 'семь') },
);
const game: fc.Arbitrary<GameRow> = fc.record({
  a: cell,
  b: cell,
  judge: fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: score }),
  due: fc.constantFrom('', '2026-11-28T21:00'),
  stampA: fc.constantFrom('', '2026-11-28T20:30', '2026-11-28T21:30'),
  stampB: fc.constantFrom('', '2026-11-28T20:40'),
});
/** Scores that grow as a wall's do, so that some walls are played out, with one row of chance. */
const played = fc
  .tuple(fc.nat(3), fc.constantFrom('20:9', '14:20', '20:19', '8:20'), game)
  .map(([at, end, odd]) => {
    const games: (GameRow | string)[] = ['3:0', '3:4', '8:8', end];
    games.splice(at, 1, odd);
    return games;
  });
const wall = (i: number): fc.Arbitrary<WallRow> =>
  fc.record({
    a: fc.constant(TEAMS[i % 3] as string),
    b: fc.constant(TEAMS[(i + 1) % 3] as string),
    stage: fc.constantFrom('группа', 'группа', 'полуфинал'),
    games: fc.oneof(played, fc.array(game, { maxLength: 4 })),
  });
const ruling = fc.record({
  Пункт: fc.constantFrom('7.3.14', '7.3.15', '7.3.3', '7.5'),
  Команда: fc.constantFrom(...TEAMS),
  Стенка: fc.constantFrom('1', '2', '3'),
  Партия: fc.constantFrom('', '1', '3'),
  Санкция: fc.constantFrom('минус 3', 'предупреждение', 'сопернику 2', '0–20'),
  Состояние: fc.constantFrom('подтверждён', 'отозван', 'отклонён'),
});
const books: fc.Arbitrary<Book> = fc.record({
  parameters: fc.constantFrom({}, { 'qualify.group': 1 }, { 'deduct.from': 'groupPoints' }),
  walls: fc.tuple(wall(0), wall(1), wall(2)),
  penalties: fc.array(ruling, { maxLength: 3 }),
  teams: fc.constant(TEAMS),
});

const explained = ({ report, awards }: Panel): unknown[] =>
  report.standings.flatMap(({ stage, group, rows }) =>
    rows.flatMap(({ team, points }) => {
      const own = awards.filter(
        award =>
          award.team === team &&
          award.stage === stage &&
          (stage === 'group'
            ? award.account === 'groupPoints'
            : award.wall === group && award.account !== 'groupPoints'),
      );
      const sum = own.reduce((total, award) => plus(total, parsePoints(award.points) ?? ZERO), ZERO);
      return points === null || points === toText(sum) ? [] : [{ stage, team, points, sum: toText(sum) }];
    }),
  );

test('every number of the standings is the sum of its awards', () => {
  fc.assert(
    fc.property(books, book => expect(explained(looked(workbookOf(book)).panel)).toEqual([])),
    { numRuns: 50 },
  );
});

/** A decision that the panel offers for its n-th case. */
function offered({ cases, penalties }: Panel, n: number): Decision | undefined {
  const open = cases.filter(({ charge, scores }) => charge || scores.length > 0);
  const one = open[n % Math.max(1, open.length)];
  const [score] = one?.scores ?? [];
  const record = one?.place?.record ?? '';
  if (one && score && record) return { do: 'score', record, seen: one.seen, score: score.score };
  if (one?.charge)
    return { do: n % 2 ? 'confirm' : 'dismiss', id: one.charge.id, seen: one.seen, reason: 'так' };
  const standing = penalties.find(({ state }) => state === 'confirmed');
  return standing && { do: 'withdraw', id: standing.id, seen: standing.seen, reason: 'так' };
}

test('a decision is taken back without a trace; taken twice it is refused', () => {
  let count = 0;
  fc.assert(
    fc.property(books, fc.nat(9), (book, n) => {
      const before = looked(looked(workbookOf(book)).workbook);
      const decision = offered(before.panel, n);
      if (!decision) return;
      const after = ruled(before.workbook, [decision]);
      if (typeof after === 'string') throw new Error(after);
      count++;
      expect(looked(after.workbook).panel.report).toEqual(after.panel.report);
      expect(ruled(after.workbook, [decision])).toMatch(/^changed: /);
      const back = ruled(after.workbook, after.undo);
      if (typeof back === 'string') throw new Error(back);
      const again = looked(back.workbook).panel;
      expect(again.report.standings).toEqual(before.panel.report.standings);
      expect(again.cases.map(({ id, seen }) => `${id} ${seen}`).sort()).toEqual(
        before.panel.cases.map(({ id, seen }) => `${id} ${seen}`).sort(),
      );
      expect(explained(after.panel)).toEqual([]);
    }),
    { numRuns: 50 },
  );
  expect(count).toBeGreaterThan(25);
});

test('what a case says it would move is what moves', () => {
  fc.assert(
    fc.property(books, fc.nat(9), (book, n) => {
      const before = looked(workbookOf(book));
      const charges = before.panel.cases.filter(({ charge }) => charge?.then);
      const one = charges[n % Math.max(1, charges.length)];
      if (!one?.charge?.then) return;
      const after = ruled(before.workbook, [{ do: 'confirm', id: one.charge.id, seen: one.seen }]);
      if (typeof after === 'string') throw new Error(after);
      const places = ({ report }: Panel): unknown =>
        report.standings.map(({ rows }) =>
          rows.map(({ team, place, points, qualified }) => [team, place, points, qualified]),
        );
      const moved = JSON.stringify(places(after.panel)) !== JSON.stringify(places(before.panel));
      if (moved) expect(one.charge.then.lines).not.toEqual([]);
      else expect(one.charge.then.decides).toBe(false);
    }),
    { numRuns: 30 },
  );
});
