// What is proven of a race where the ways to end are not tried: only what each team can come to at least and at most.
import { outlook } from '../../src/core/outlook';
import { fraction, toText } from '../../src/core/points';
import type { OpenItem, Prospect, Race } from '../../src/core/race';
import { rank } from '../../src/core/standings';

/** A team with what it has, and the least and the most that it can still gain. */
type Given = readonly [team: string, points: number, least: number, most: number];

const race = (places: number, given: readonly Given[], more: Partial<Race> = {}): Race => ({
  stage: '1',
  places,
  runners: given.map(([team, points, least, most]) => ({
    team,
    points: fraction(points),
    least: fraction(least),
    most: fraction(most),
  })),
  out: [],
  items: [],
  isBounded: true,
  among: tied => rank(tied, []),
  ...more,
});

/** `Волки through`, or with what is enough (`>`: only more), too little, and the rivals of whom so many may come as far. */
const told = ({ team, state, enough, least, rivals }: Prospect): string =>
  [
    `${team} ${state}`,
    enough && `enough ${enough.isOver ? '>' : ''}${toText(enough.points)}`,
    least && `least ${toText(least)}`,
    rivals && `${rivals.may} of ${rivals.teams.join('+')}`,
  ]
    .filter(Boolean)
    .join(', ');
const bound = (places: number, ...given: readonly Given[]) => {
  const { by, tried, prospects } = outlook(race(places, given));
  return [`${by} ${tried}`, ...prospects.map(told)];
};

test('through: fewer than the places can come to its least; level with it counts as above', () => {
  expect(bound(1, ['Волки', 9, 0, 0], ['Совы', 5, 0, 3])).toEqual(['bound 0', 'Волки through', 'Совы out']);
  expect(bound(1, ['Волки', 9, 0, 0], ['Совы', 5, 0, 4])[1]).toBe('Волки open, 0 of Совы');
});

test('out: as many as the places surely come to more than its most; level with it counts as below', () => {
  expect(bound(1, ['Волки', 8, 0, 1], ['Совы', 5, 0, 3])[2]).toBe('Совы open, least 3');
  expect(bound(2, ['Волки', 9, 0, 1], ['Ежи', 9, 0, 1], ['Совы', 5, 0, 3])[3]).toBe('Совы out');
  expect(bound(2, ['Волки', 9, 0, 1], ['Ежи', 8, 0, 1], ['Совы', 5, 0, 3])[3]).toBe('Совы open, least 3');
});

test('enough: more than the place next below can come to; least: what the last place has for sure', () => {
  expect(bound(1, ['Волки', 5, 0, 5], ['Совы', 4, 0, 4])).toEqual([
    'bound 0',
    'Волки open, enough >3',
    'Совы open, least 1, 0 of Волки',
  ]);
  expect(bound(1, ['Волки', 5, 0, 3], ['Совы', 5, 0, 3])).toEqual([
    'bound 0',
    'Волки open, 0 of Совы',
    'Совы open, 0 of Волки',
  ]);
  expect(bound(2, ['Волки', 5, 0, 5], ['Совы', 4, 1, 4], ['Ежи', 0, 0, 7])).toEqual([
    'bound 0',
    'Волки open, enough >2',
    'Совы open, enough >3',
    'Ежи open, least 5, 1 of Волки+Совы',
  ]);
});

test('rivals: those that can come to its most and are not there for sure, and how many of them may', () => {
  const [, , , ...rest] = bound(
    2,
    ['Волки', 9, 0, 2],
    ['Совы', 6, 0, 5],
    ['Лисы', 5, 0, 5],
    ['Ежи', 4, 0, 5],
  );
  expect(rest).toEqual(['Лисы open, least 1, 1 of Волки+Совы', 'Ежи open, least 2, 0 of Совы+Лисы']);
});

test('nothing open: the table says it, and teams taken out are out', () => {
  const settled = race(
    1,
    [
      ['Волки', 9, 0, 0],
      ['Совы', 5, 0, 0],
      ['Ежи', 5, 0, 0],
    ],
    { out: ['Лисы'], group: 'A' },
  );
  const runners = settled.runners.map((runner, i) => ({ ...runner, ...(i < 2 && { qualified: i === 0 }) }));
  const { by, tried, group, prospects } = outlook({ ...settled, runners });
  expect([by, tried, group]).toEqual(['final', 1, 'A']);
  expect(prospects.map(one => [told(one), toText(one.points), toText(one.most)])).toEqual([
    ['Волки through', '9', '0'],
    ['Совы out', '5', '0'],
    ['Ежи open', '5', '0'],
    ['Лисы out', '0', '0'],
  ]);
  expect('group' in outlook(race(1, [['Волки', 9, 0, 0]]))).toBe(false);
});

test('one team that can still gain leaves the race open', () => {
  expect(bound(1, ['Волки', 9, 0, 0], ['Совы', 5, 0, 5])[0]).toBe('bound 0');
});

test('what can be gained is not known: nothing is said but the points', () => {
  const { by, tried, prospects } = outlook(
    race(
      1,
      [
        ['Волки', 9, 0, 0],
        ['Совы', 5, 0, 0],
      ],
      { isBounded: false },
    ),
  );
  expect([by, tried]).toEqual(['unknown', 0]);
  expect(prospects.map(one => [told(one), toText(one.points), toText(one.most)])).toEqual([
    ['Волки open', '9', '0'],
    ['Совы open', '5', '0'],
  ]);
});

describe('open matches', () => {
  const match = (isExact: boolean, ...pairs: readonly (readonly [number, number])[]): OpenItem => ({
    id: '1',
    isExact,
    endings: pairs.map(([a, b]) => ({ gains: { Волки: fraction(a), Совы: fraction(b) } })),
  });
  const GIVEN: readonly Given[] = [
    ['Волки', 5, 0, 0],
    ['Совы', 4, 0, 0],
    ['Ежи', 6, 0, 0],
  ];
  const by = (items: readonly OpenItem[], given = GIVEN) => {
    const found = outlook(race(1, given, { items }));
    return [`${found.by} ${found.tried}`, ...found.prospects.map(told)];
  };

  test('that can end exactly so are tried', () => {
    expect(by([match(true, [2, 0], [0, 3], [1, 1])])).toEqual([
      'exact 3',
      'Волки open, enough 2, least 1',
      'Совы open, enough 3, least 3',
      'Ежи open, 0 of Волки+Совы',
    ]);
  });

  test('that are only bounded are not, nor any others beside them', () => {
    const bounded = match(false, [2, 0], [0, 3], [1, 1]);
    expect(by([bounded])[0]).toBe('bound 0');
    expect(by([match(true, [1, 0]), bounded])[0]).toBe('bound 0');
    expect(by([match(false, [2, 0], [0, 3])]).slice(1)).toEqual([
      'Волки open, least 1, 0 of Совы',
      'Совы open, least 2, 0 of Волки',
      'Ежи open, 0 of Волки+Совы',
    ]);
  });

  test('nor where a team can gain beside them', () => {
    expect(
      by(
        [match(true, [2, 0], [0, 3])],
        [
          ['Волки', 5, 0, 1],
          ['Совы', 4, 0, 0],
          ['Ежи', 6, 0, 0],
        ],
      )[0],
    ).toBe('bound 0');
    expect(
      by(
        [match(true, [2, 0], [0, 3])],
        [
          ['Волки', 5, -1, 0],
          ['Совы', 4, 0, 0],
          ['Ежи', 6, 0, 0],
        ],
      )[0],
    ).toBe('bound 0');
  });

  test('of teams that do not run change nobody’s span', () => {
    const items = [match(false, [2, 9], [0, 9])];
    const { prospects } = outlook(
      race(
        1,
        [
          ['Волки', 5, 0, 0],
          ['Ежи', 6, 0, 0],
        ],
        { items },
      ),
    );
    expect(prospects.map(told)).toEqual(['Волки open, enough >1, least 1', 'Ежи open, 0 of Волки']);
  });
});
