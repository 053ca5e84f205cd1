import { places } from '../../book';
import { type CupBook, cupBook, found } from './book';

const clans = (count: number): readonly (readonly string[])[] =>
  Array.from({ length: count }, (_, i) => [`К${i + 1}`]);
/** Every clan earns its number in one game. */
const game = (count: number, stage: string, id: number) => ({
  id,
  stage,
  seats: Object.fromEntries(clans(count).map(([name = ''], i) => [name, i + 1])),
});
const cup = (count: number, games: CupBook['games'], parameters: CupBook['parameters'] = {}) =>
  cupBook({ teams: clans(count), games, parameters: { plan: '9:1; 12:2; 15:3', ...parameters } });
const through = (checked: ReturnType<typeof cup>, stage = '1') =>
  checked.report.standings
    .find(table => table.stage === stage)
    ?.rows.filter(({ qualified }) => qualified === true).length;

describe('the plan of a cup', () => {
  test('terms.2: a cup of fewer than nine clans is refused by an error; the table of what was played stays', () => {
    const checked = cup(8, [game(8, '1', 1)]);
    expect(checked.report.final).toBe(false);
    expect(found(checked, 'tooFewClans')).toEqual(['tooFewClans A2']);
    expect(checked.report.findings[0]?.message).toContain('Кланов 8, а нужно не меньше 9');
    expect(places(checked, '1', null)[0]).toBe('1 К8 8');
    expect(found(cup(9, [game(9, '1', 1)]), 'tooFewClans')).toEqual([]);
  });

  test('stages: fifteen clans play three stages, 13 and 9 go on', () => {
    const checked = cup(15, [game(15, '1', 1), game(13, '2', 2), game(9, '3', 3)]);
    expect(checked.report.standings.map(({ stage }) => stage)).toEqual(['1', '2', '3']);
    expect([through(checked, '1'), through(checked, '2'), through(checked, '3')]).toEqual([13, 9, 0]);
  });

  test('stages: twelve to fourteen play two, the second is the final to which nine go', () => {
    for (const count of [12, 14]) {
      const checked = cup(count, [game(count, '1', 1), game(count, '2', 2)], { 'stage1.minimum': 12 });
      expect([through(checked, '1'), through(checked, '2')]).toEqual([9, 0]);
      expect(found(checked, 'tooFewPlayers')).toEqual([]);
    }
    expect(found(cup(14, [game(14, '3', 7)]))).toEqual(['otherStage C2']);
  });

  test('stages: the final of two carries half of the first and breaks ties by the chain of the final', () => {
    const final = {
      id: 2,
      stage: '2',
      seats: { К12: 0, К11: '4.9', К10: 0, К9: 0, К8: 0, К7: 0, К6: 0, К5: 0, К4: 0 },
    };
    const row = cup(12, [game(12, '1', 1), final]).report.standings[1]?.rows.find(
      ({ team }) => team === 'К12',
    );
    expect([row?.carryIn, Object.keys(row?.criteria ?? {})[0]]).toEqual(['6', 'stage3.tie.1']);
  });

  test('stages: nine to eleven play one, without a cut and without a minimum of twelve', () => {
    for (const count of [9, 11]) {
      const checked = cup(count, [game(count, '1', 1)], { 'stage1.minimum': 12 });
      expect([through(checked), found(checked)]).toEqual([0, []]);
      expect(checked.report.standings[0]?.rows.map(({ carryIn }) => carryIn)).toContain('0');
    }
  });

  test('stages: one stage of two weeks has thirty games, a stage of a week fifteen', () => {
    const games = (count: number) => Array.from({ length: count }, (_, i) => game(9, '1', i + 1));
    const tooMany = (count: number) => found(cup(9, games(count)), 'tooManyGames').length;
    expect([tooMany(30), tooMany(31)]).toEqual([0, 1]);
    expect(found(cup(15, games(16)), 'tooManyGames').length).toBe(1);
  });

  test('stages: the plan is the organizers’', () =>
    expect(through(cup(6, [game(6, '1', 1)], { plan: '5:2', 'stage2.cut': 4 }))).toBe(4));
});

describe('streets', () => {
  const on = (stage: string, streets: readonly string[], rounds: readonly string[] = []) =>
    found(
      cupBook({
        teams: clans(2),
        games: streets.map((street, i) => ({
          ...game(2, stage, i + 1),
          street,
          ...(rounds[i] && { round: rounds[i] }),
        })),
        parameters: { 'stage1.cut': 2, 'stage2.cut': 2 },
      }),
      'otherStreet',
    ).length;

  test('stage1.games: by the rules of Ожидания', () =>
    expect(on('1', ['Ожидания', 'ул. Ожидания', '', 'Крещения'])).toBe(1));
  test('stage2.games: by the rules of Крещения', () =>
    expect(on('2', ['улица Крещения', 'kreshcheniya', 'Сумеречный переулок'])).toBe(1));
  test('stage3.games: Крещения, Ожидания, then in turn from Крещения', () => {
    const [first, second] = ['Крещения', 'Ожидания'];
    const right = [first, second, first, first, second, second, first, second, first] as string[];
    expect(on('3', right)).toBe(0);
    expect(on('3', [first, second, second] as string[])).toBe(1);
    expect(on('3', [second, second, first] as string[])).toBe(1);
  });
  test('stage3.games: a typed round says which game of it this is', () => {
    expect(on('3', ['Крещения', 'Ожидания', 'Ожидания'], ['2', '2', '2'])).toBe(0);
    expect(on('3', ['Крещения', 'Крещения'], ['1', '2'])).toBe(0);
  });
});

describe('groups and a bonus by place', () => {
  const teams = [...'абвг'].flatMap(name => [
    [`А${name}`, '', '', '', 'А'],
    [`Б${name}`, '', '', '', 'Б'],
  ]);
  const group = (letter: string, id: number, points: readonly number[]) => ({
    id,
    seats: Object.fromEntries([...'абвг'].map((name, i) => [`${letter}${name}`, points[i] ?? 0])),
  });
  const parameters = {
    plan: '4:2',
    'stage1.groups': 'да',
    'stage2.cut': 2,
    'carry.places': '1:4; 2:3; 3:0',
  };
  const first = [group('А', 1, [1, 4, 3, 2]), group('Б', 2, [9, 8, 8, 7])];

  test('stage1.games: each group has its own table, and nobody is missed in the games of the other', () => {
    const checked = cupBook({ teams, games: first, parameters });
    expect(places(checked, '1', 'А')).toEqual(['1 Аб 4', '2 Ав 3', '3 Аг 2', '4 Аа 1']);
    expect(checked.report.charges).toEqual([]);
  });

  test('stage2.carry: a bonus by place instead of points; level teams share the bonuses of their places', () => {
    const final = { id: 3, stage: '2', seats: { Аб: 0, Ав: 0, Ба: 0, Бб: 0, Бв: 0 } };
    const table = cupBook({ teams, games: [...first, final], parameters }).report.standings.find(
      ({ stage }) => stage === '2',
    );
    expect(Object.fromEntries(table?.rows.map(({ team, carryIn }) => [team, carryIn]) ?? [])).toEqual({
      Аб: '4',
      Ав: '3',
      Ба: '4',
      Бб: '1.5',
      Бв: '1.5',
    });
  });

  test('stage1.cut: level across the cut of a group is that group’s error', () =>
    expect(found(cupBook({ teams, games: first, parameters }), 'tieAcrossCut').length).toBe(1));
});
