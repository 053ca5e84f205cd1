// Whether everything open together can change who goes on, against a try of every combination of the charges.
import fc from 'fast-check';
import { outlook } from '../../src/core/outlook';
import { type InForce, MOST_JUDGED, topSafety } from '../../src/core/topSafety';
import { withSwitches } from '../../src/core/whatIf';
import { walls } from '../../src/regulations/walls';
import { check, type PenaltyRow, ruling } from '../book';

type Values = Parameters<typeof walls.judge>[1];

const TEAMS = ['Волки', 'Совы', 'Лисы'];
const PAIRS = [
  ['Волки', 'Совы'],
  ['Волки', 'Лисы'],
  ['Совы', 'Лисы'],
] as const;

function tableOf(scores: readonly string[], charges: readonly PenaltyRow[]) {
  const { judgement, understood } = check({
    parameters: { 'qualify.group': 1 },
    walls: PAIRS.map(([a, b], i) => ({
      id: String(i + 1),
      a,
      b,
      games: scores[i] ? onTheWay(scores[i]) : [],
    })),
    penalties: charges,
    teams: TEAMS,
  }).check;
  const values = understood.values as Values;
  const law: InForce = {
    judge: facts => walls.judge(facts, values),
    races: (facts, other) => walls.races?.(facts, values, other) ?? [],
    ladder: clause => walls.ladder(clause, values),
  };
  return { judgement, facts: understood.tournament, law };
}

/** The loser's points first, then the winner's: each row raises one side. */
function onTheWay(score: string): string[] {
  const [a = 0, b = 0] = score.split(':').map(Number);
  return a > b ? [`0:${b}`, score] : [`${a}:0`, score];
}

/** Who goes on in each combination of the charges; empty where the open walls leave it open. */
function tops({ judgement, facts, law }: ReturnType<typeof tableOf>): ReadonlySet<string> {
  const charges = judgement.penalties.filter(({ state }) => state === 'proposed');
  const ways = charges.reduce<readonly boolean[][]>(
    (all, _) =>
      all.flatMap(one => [
        [...one, true],
        [...one, false],
      ]),
    [[]],
  );
  return new Set(
    ways.map(way => {
      const other = withSwitches(
        facts,
        charges.map((penalty, i) => ({ set: 'penalty', penalty, state: way[i] ? 'confirmed' : 'dismissed' })),
      );
      const [race] = law.races(other, law.judge(other));
      const { prospects } = race ? outlook(race) : { prospects: [] };
      if (prospects.some(({ state }) => state === 'open')) return '';
      return prospects
        .filter(({ state }) => state === 'through')
        .map(({ team }) => team)
        .join();
    }),
  );
}

const aCharge = (least: number) =>
  fc
    .array(
      fc.tuple(
        fc.nat({ max: 2 }),
        fc.boolean(),
        fc.constantFrom('минус 1', 'минус 3', 'минус 8', 'предупреждение'),
      ),
      { minLength: least, maxLength: least + 1 },
    )
    .map(all =>
      all.map(([i, isA, sanction], n) =>
        ruling(PAIRS[i]?.[isA ? 0 : 1] ?? '', sanction, {
          Пункт: '7.3.12',
          '№': `п${n}`,
          Стенка: String(i + 1),
          Партия: String(n + 1),
          Состояние: 'предложен',
        }),
      ),
    );
const scores = fc.array(fc.constantFrom('20:3', '20:12', '4:20', '15:20', '20:19'), {
  minLength: 3,
  maxLength: 3,
});

test('few charges: safe is when every combination leaves the same teams, and moves when one does not', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(scores, aCharge(0), (played, charges) => {
      const table = tableOf(played, charges);
      const all = tops(table);
      const [safety] = topSafety(table.facts, table.judgement, table.law);
      expect(safety?.is).toBe(all.size === 1 && !all.has('') ? 'safe' : 'moves');
      seen.add(safety?.is ?? '');
    }),
    { numRuns: 25 },
  );
  expect([...seen].sort()).toEqual(['moves', 'safe']);
});

test('many charges: what two bounds call safe, every combination bears out', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(scores, aCharge(6), (played, charges) => {
      const table = tableOf(played, charges);
      expect(2 ** table.judgement.penalties.length).toBeGreaterThan(MOST_JUDGED);
      const [safety] = topSafety(table.facts, table.judgement, table.law);
      if (safety?.is === 'safe') expect(tops(table).size).toBe(1);
      seen.add(safety?.is ?? '');
    }),
    { numRuns: 8 },
  );
  expect(seen.size).toBeGreaterThan(0);
});

test('many charges of which none can matter are proven harmless; one that loses a wall is not known', () => {
  const warnings = (last: string) =>
    Array.from({ length: 7 }, (_, n) =>
      ruling('Лисы', n === 6 ? last : 'минус 1', {
        Пункт: '7.3.12',
        '№': `п${n}`,
        Стенка: '3',
        Партия: String(n + 1),
        Состояние: 'предложен',
      }),
    );
  const is = (last: string) => {
    const { facts, judgement, law } = tableOf(['20:3', '20:3', '20:3'], warnings(last));
    return topSafety(facts, judgement, law).map(one => one.is);
  };
  expect(is('минус 1')).toEqual(['safe']);
  expect(is('0–20')).toEqual(['unknown']);
});

test('with a wall still to be played that can change the first place, it moves', () => {
  const { facts, judgement, law } = tableOf(['20:3', '', '20:3'], []);
  expect(topSafety(facts, judgement, law).map(({ is }) => is)).toEqual(['moves']);
});
