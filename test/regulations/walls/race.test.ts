import fc from 'fast-check';
import { outlook } from '../../../src/core/outlook';
import { toText } from '../../../src/core/points';
import type { Prospect } from '../../../src/core/race';
import type { Judgement, StandingsTable } from '../../../src/core/regulation';
import type { Tournament, WallGame } from '../../../src/core/tournament';
import { walls } from '../../../src/regulations/walls';
import { check, type PenaltyRow, ruling, type WallRow } from '../../book';

type Values = Parameters<typeof walls.judge>[1];

const TEAMS = ['Волки', 'Совы', 'Лисы', 'Ежи'];
const PAIRS = TEAMS.flatMap((a, i) => TEAMS.slice(i + 1).map(b => [a, b] as const));
/** Small walls, so that every end of every wall can be played. */
const SMALL = { 'target.group': 3, scale: '1:0,5; 2:1; 3:2', 'forfeit.points': 3 };

const understoodIn = (rows: readonly WallRow[], penalties: readonly PenaltyRow[], more: object = {}) => {
  const { judgement, understood } = check({
    parameters: { ...SMALL, 'qualify.group': 2, ...more },
    walls: rows,
    penalties,
    teams: TEAMS,
  }).check;
  return { judgement, facts: understood.tournament, values: understood.values as Values };
};

const prospectsIn = (rows: readonly WallRow[], penalties: readonly PenaltyRow[] = [], more: object = {}) => {
  const { judgement, facts, values } = understoodIn(rows, penalties, more);
  const [race] = walls.races?.(facts, values, judgement) ?? [];
  if (!race) throw new Error('no race');
  return outlook(race);
};

/** The facts with one row more in a wall, where the judge says how it ended. */
function ended(facts: Tournament, wall: string, score: { a: number; b: number }): Tournament {
  const own = facts.wallGames.filter(game => game.wall === wall);
  const blank = { entry: { state: 'blank' as const }, history: [], at: { sheet: '', cell: '' } };
  const game: WallGame = {
    wall,
    game: Math.max(0, ...own.map(one => one.game)) + 1,
    captains: { a: blank, b: blank },
    judge: score,
    at: { sheet: '', cell: '' },
  } as WallGame;
  return { ...facts, wallGames: [...facts.wallGames, game] };
}

/** Every way in which the open walls can end: one side reaches 3 or goes beyond, the other has less than 3. */
function everyWay(facts: Tournament, judgement: Judgement, open: readonly string[]): readonly Tournament[] {
  return open.reduce<readonly Tournament[]>(
    (all, wall) => {
      const last = judgement.rows.filter(row => row.wall === wall && row.score);
      const from = last[last.length - 1]?.score ?? { a: 0, b: 0 };
      const ends = [0, 1, 2].flatMap(lost =>
        [3, 4, 5].flatMap(won => [
          ...(lost >= from.b ? [{ a: won, b: lost }] : []),
          ...(lost >= from.a ? [{ a: lost, b: won }] : []),
        ]),
      );
      return all.flatMap(one => ends.map(end => ended(one, wall, end)));
    },
    [facts],
  );
}

/**
 * What a whole table says of a team, where games of walls that are still to be played decide nothing: teams told apart
 * by 4.1.b only then share the span of their places.
 */
function fateIn({ rows }: StandingsTable, team: string, open: ReadonlySet<string>): string {
  const row = rows.find(one => one.team === team);
  if (!row || row.place === undefined) return 'out';
  const unsure = row.trials.find(
    ({ criterion, teams }) => criterion === '4.1.b' && teams.some(one => open.has(one.team)),
  );
  const level = unsure
    ? unsure.teams.map(one => one.team)
    : rows.filter(r => r.place === row.place).map(r => r.team);
  const first = Math.min(...rows.filter(r => level.includes(r.team)).map(r => r.place ?? 0));
  if (first + level.length - 1 <= 2) return 'through';
  return first > 2 ? 'out' : 'level';
}

const aWall = fc.constantFrom<readonly string[]>(
  ['3:0'],
  ['0:1', '3:1'],
  ['0:3'],
  ['1:0', '1:3'],
  ['2:0', '2:3'],
  ['0:2', '4:2'],
);
const anOpenWall = fc.constantFrom<readonly string[]>([], [], ['1:0'], ['0:2'], ['1:0', '1:2']);
const aRuling = fc
  .tuple(
    fc.constantFrom(...PAIRS.keys()),
    fc.boolean(),
    fc.constantFrom('минус 1', 'минус 2', 'сопернику 1', 'предупреждение'),
  )
  .map(([i, isA, sanction]) => ruling(PAIRS[i]?.[isA ? 0 : 1] ?? '', sanction, { Стенка: String(i + 1) }));
const aRulingOnGroup = fc
  .constantFrom(...TEAMS)
  .map(team => ruling(team, 'минус 2', { Стенка: '', Этап: 'группа' }));
const aGroup = fc.record({
  played: fc.array(aWall, { minLength: 6, maxLength: 6 }),
  open: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 2 }),
  running: fc.array(anOpenWall, { minLength: 2, maxLength: 2 }),
  rulings: fc.array(fc.oneof(aRuling, aRulingOnGroup), { maxLength: 1 }),
  from: fc.constantFrom('wallScore', 'groupPoints'),
});

test('3.4, 4.1: clinched and eliminated in a group are what every end of its open walls says', () => {
  const seen = new Map<Prospect['state'], number>();
  fc.assert(
    fc.property(aGroup, ({ played, open, running, rulings, from }) => {
      const rows = PAIRS.map(([a, b], i): WallRow => {
        const at = open.indexOf(i);
        return { id: String(i + 1), a, b, games: at < 0 ? (played[i] ?? []) : (running[at] ?? []) };
      });
      const { judgement, facts, values } = understoodIn(rows, rulings, { 'deduct.from': from });
      const [race] = walls.races?.(facts, values, judgement) ?? [];
      if (!race) throw new Error('no race');
      const left = judgement.walls.filter(({ state }) => state !== 'validated').map(({ wall }) => wall);
      const unsure = new Set(left.flatMap(id => PAIRS[Number(id) - 1] ?? []));
      const tables = everyWay(facts, judgement, left).map(way => walls.judge(way, values).tables[0]);
      const { by, prospects } = outlook(race);
      expect(by).toBe(left.length > 0 ? 'exact' : 'final');
      for (const team of TEAMS) {
        const all = new Set(tables.map(table => (table ? fateIn(table, team, unsure) : '')));
        const only = all.size === 1 ? [...all][0] : 'open';
        const state = prospects.find(one => one.team === team)?.state;
        expect([team, state]).toEqual([team, only === 'level' ? 'open' : only]);
        const said = judgement.tables[0]?.rows.find(row => row.team === team)?.qualified;
        if (said !== undefined) expect([team, state]).toEqual([team, said ? 'through' : 'out']);
        if (state) seen.set(state, (seen.get(state) ?? 0) + 1);
      }
    }),
    { numRuns: 40 },
  );
  expect([...seen.keys()].sort()).toEqual(['open', 'out', 'through']);
});

const full = (open: Readonly<Record<string, readonly string[]>>): WallRow[] =>
  PAIRS.map(([a, b], i) => ({ id: String(i + 1), a, b, games: open[i + 1] ?? ['3:0'] }));

test('3.4: a last wall that can change nothing leaves everyone decided', () => {
  const { prospects, tried, by } = prospectsIn(full({ 6: [] }));
  expect([by, tried]).toEqual(['exact', 6]);
  expect(prospects.map(({ team, state }) => [team, state])).toEqual([
    ['Волки', 'through'],
    ['Совы', 'through'],
    ['Лисы', 'out'],
    ['Ежи', 'out'],
  ]);
});

test('3.4: what a team needs is a number of group points of its open wall', () => {
  const rows = full({ 4: ['0:3'], 5: [], 6: ['3:0'] });
  const { prospects } = prospectsIn(rows);
  const [owls, foxes] = ['Совы', 'Лисы'].map(name => prospects.find(({ team }) => team === name));
  expect(foxes).toMatchObject({ state: 'through' });
  expect(owls).toMatchObject({ state: 'out' });
  const { prospects: closer } = prospectsIn(full({ 4: ['2:0', '2:3'], 5: [], 6: ['0:1', '0:3'] }));
  const needs = closer.find(({ team }) => team === 'Совы');
  expect(needs).toMatchObject({ state: 'open', enough: { isOver: false } });
  expect(needs?.enough && toText(needs.enough.points)).toBe('2');
});

test('a wall whose open row comes before a settled one is only bounded', () => {
  const rows = full({});
  const games = [{ a: '1:0', b: '0:1' }, '2:0', '3:0'];
  const outlooks = prospectsIn([...rows.slice(0, 5), { ...rows[5], games } as WallRow]);
  expect(outlooks.by).toBe('bound');
});

test('without a number of teams that go on there is no race', () => {
  const { judgement, facts, values } = understoodIn(full({}), []);
  expect(walls.races?.(facts, { ...values, 'qualify.group': undefined } as Values, judgement)).toEqual([]);
});

test('4.1.b++: points of games in an open wall tell nobody from the teams level with its own', () => {
  const law = { scale: '1:1', 'chain.group': '4.1.b' };
  const rows = (last: readonly string[]): WallRow[] =>
    PAIRS.map(([a, b], i) => ({ id: String(i + 1), a, b, games: i === 5 ? last : ['1:0', '1:1', '3:1'] }));
  const open = prospectsIn(rows(['1:0', '1:1']), [], law);
  expect(open.prospects.map(({ state }) => state)).toEqual(['open', 'open', 'open', 'open']);
  const ended = prospectsIn(rows(['1:0', '1:1', '3:1']), [], law);
  expect(ended.prospects.map(({ state }) => state)).toEqual(['through', 'through', 'out', 'out']);
});
