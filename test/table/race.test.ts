import type { Award } from '../../src/core/ledger';
import { fraction, ZERO } from '../../src/core/points';
import type { StandingsTable } from '../../src/core/regulation';
import { racesOf } from '../../src/table/race';

const table = (...teams: readonly string[]): StandingsTable => ({
  stage: '2',
  rows: teams.map((team, i) => ({
    team,
    place: i + 1,
    shared: false,
    carryIn: ZERO,
    penalties: ZERO,
    pending: ZERO,
    criteria: {},
    decidedBy: '',
    trials: [],
  })),
});
const award = (team: string, points: number, more: Partial<Award> = {}): Award => ({
  team,
  stage: '2',
  account: 'seat',
  points: fraction(points),
  clause: '1',
  ...more,
});
const inTens = (id: string): number => Number(id);

test('what is brought along comes first, then the games in their order, then rulings on no game', () => {
  const awards = [
    award('Совы', 3, { game: '12' }),
    award('Волки', 2, { game: '11' }),
    award('Совы', -1, { account: 'fine' }),
    award('Волки', 4, { account: 'carryOver' }),
  ];
  expect(racesOf([table('Совы', 'Волки')], awards, inTens)).toEqual([
    {
      stage: '2',
      teams: ['Совы', 'Волки'],
      lines: [
        { after: 'start', id: '', points: [0, 4] },
        { after: 'game', id: '11', points: [0, 6] },
        { after: 'game', id: '12', points: [3, 6] },
        { after: 'rulings', id: '', points: [2, 6] },
      ],
    },
  ]);
});

test('walls: the points of the group race, not those of the walls; a final has no race', () => {
  const group: StandingsTable = { ...table('Совы', 'Волки'), stage: 'group', group: 'A' };
  const final: StandingsTable = { ...table('Совы', 'Волки'), stage: 'final', group: '9' };
  const of = (stage: string, wall: string): readonly Award[] => [
    award('Совы', 20, { stage, account: 'game', wall, game: '1' }),
    ...(stage === 'group' ? [award('Совы', 2, { stage, account: 'groupPoints', wall })] : []),
  ];
  const [race, ...more] = racesOf([group, final], [...of('group', '1'), ...of('final', '9')], inTens);
  expect(more).toEqual([]);
  expect(race).toMatchObject({ group: 'A', lines: [{ after: 'start' }, { after: 'wall', points: [2, 0] }] });
});

test('no points yet, or one team alone: nothing to draw', () => {
  expect(racesOf([table('Совы', 'Волки')], [], inTens)).toEqual([]);
  expect(racesOf([table('Совы')], [award('Совы', 1, { game: '1' })], inTens)).toEqual([]);
});
