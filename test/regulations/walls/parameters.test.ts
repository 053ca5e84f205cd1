import {
  type Book,
  charged,
  check,
  findings,
  type GameRow,
  places,
  ruling,
  states,
  wallOf,
} from '../../book';

const of = (
  games: readonly (GameRow | string)[],
  parameters: Book['parameters'] = {},
  more: Partial<Book> = {},
) => check({ walls: [{ games }], parameters, ...more });

describe('where deductions go', () => {
  const penalties = [ruling('Волки', 'минус 3', { Партия: 1 })];

  test('7.3+: `deduct.from` = groupPoints: off the group table, the wall stays', () => {
    const checked = of(['5:0', '5:6', '20:6'], { 'deduct.from': 'groupPoints' }, { penalties });
    expect(wallOf(checked)).toBe('validated 20:6');
    expect(places(checked)).toEqual(['1 Волки 2.5', '2 Совы 1.5']);
    expect(checked.report.standings[0]?.rows[0]?.penalties).toBe('3');
  });

  test('7.3+: then a credit is points of the group too, and ends no wall', () => {
    const credit = [ruling('Волки', 'сопернику 20')];
    const parameters = { 'deduct.from': 'groupPoints' };
    expect(wallOf(of(['5:0', '5:6'], parameters, { penalties: credit }))).toBe('running 5:6');
    expect(places(of(['5:0', '20:0'], parameters, { penalties: credit }))).toEqual([
      '1 Совы 20',
      '2 Волки 5.5',
    ]);
  });

  test('7.3+: day 2 has no group points: there it is the wall', () => {
    const walls = [{ stage: 'полуфинал', games: ['0:28', '30:28'] }];
    expect(wallOf(check({ walls, penalties, parameters: { 'deduct.from': 'groupPoints' } }))).toBe(
      'validated 27:28',
    );
  });

  test('7.3+: `deduct.running` = no: captains write the score without deductions', () => {
    expect(wallOf(of(['5:0', '5:6', '20:6'], {}, { penalties }))).toBe('validated 17:6');
    expect(states(of(['5:0', '2:6', '20:6'], {}, { penalties }))[1]).toBe('impossible');
  });

  test('7.3+: `deduct.running` = yes: with them, from the row after the offence', () => {
    const parameters = { 'deduct.running': 'да' };
    const checked = of(['5:0', '2:6', '20:6'], parameters, { penalties });
    expect([states(checked), charged(checked)]).toEqual([['agreed', 'agreed', 'agreed'], []]);
    expect(wallOf(checked)).toBe('validated 20:6');
    // Games: 5 + 18 for Волки, and the deduction is not one of them.
    const [first] = checked.report.standings[0]?.rows ?? [];
    expect([first?.team, first?.criteria['4.1.b']]).toEqual(['Волки', '23']);
  });

  test('7.3+: `deduct.running` = yes: captains who did not take the deduction up lose it at the end', () => {
    expect(wallOf(of(['5:0', '5:6', '20:6'], { 'deduct.running': 'да' }, { penalties }))).toBe(
      'validated 17:6',
    );
  });

  test('7.3+: `deduct.running` = yes: a credit is in the running score and not added again', () => {
    const credit = [ruling('Волки', 'сопернику 5', { Партия: 1 })];
    const parameters = { 'deduct.running': 'да' };
    expect(wallOf(of(['5:0', '5:11', '5:16'], parameters, { penalties: credit }))).toBe('running 5:16');
    expect(wallOf(of(['5:0', '5:11', '5:20'], parameters, { penalties: credit }))).toBe('validated 5:20');
  });
});

describe('one captain alone', () => {
  const games = ['5:0', { a: '5:6' }, '20:6'];

  test('7.3.14: `oneSided` = judge: a score of one captain waits for the judge', () => {
    const checked = of(games);
    expect([states(checked), wallOf(checked)]).toEqual([['agreed', 'waiting', 'agreed'], 'provisional 20:6']);
    expect(findings(checked, 'missing').map(({ level }) => level)).toEqual(['error']);
  });

  test('7.3.14: `oneSided` = final: it stands after the due time, the other is late all the same', () => {
    const checked = of(games, { oneSided: 'final' });
    expect([states(checked), wallOf(checked)]).toEqual([['agreed', 'agreed', 'agreed'], 'validated 20:6']);
    expect(checked.check.judgement.rows.map(({ by }) => by)).toEqual(['both', 'oneSided', 'both']);
    expect(findings(checked, 'missing')).toEqual([]);
    expect(charged(checked)).toEqual(['7.3.14 Совы 1.2 late 1 warning proposed']);
  });

  test('7.3.14: `oneSided` = final: not before the due time, and never an impossible score', () => {
    const last = [{ a: '20:0', stampA: '21:00' }];
    const at = (now: string) => states(of(last, { oneSided: 'final' }, { now: `2026-11-28T${now}` }));
    expect([at('21:10'), at('21:10:01')]).toEqual([['waiting'], ['agreed']]);
    expect(states(of(['5:0', { a: '4:0' }, '9:0'], { oneSided: 'final' }))[1]).toBe('impossible');
    expect(states(of(['5:0', { a: '7:0', b: '5:3' }, '9:3'], { oneSided: 'final' }))[1]).toBe('dispute');
  });
});

describe('numbers', () => {
  test('3.4: the target of each stage', () => {
    const parameters = { 'target.group': 10, 'target.semi': 12, 'target.final': 14 };
    const at = (stage: string, score: string) =>
      wallOf(check({ walls: [{ stage, games: [score] }], parameters }));
    expect([at('группа', '9:0'), at('группа', '10:0')]).toEqual(['running 9:0', 'validated 10:0']);
    expect([at('полуфинал', '11:0'), at('полуфинал', '12:0')]).toEqual(['running 11:0', 'validated 12:0']);
    expect([at('финал', '13:0'), at('финал', '14:0')]).toEqual(['running 13:0', 'validated 14:0']);
  });

  test('7.3.8: `forfeit.points` of the opponent of a lost wall', () => {
    const penalties = [ruling('Волки', '0–20')];
    expect(wallOf(of(['5:0'], { 'forfeit.points': 15 }, { penalties }))).toBe('forfeited 0:15');
  });

  test('7.3.14: `firstNight.minutes` and `lastEntry.minutes`', () => {
    const games = [
      { both: '5:0', stampA: '20:20', stampB: '20:36' },
      { both: '20:0', go: '20:30', stampA: '20:50', stampB: '21:05' },
    ];
    expect(charged(of(games))).toEqual([
      '7.3.14 Совы 1.1 late 1 warning proposed',
      '7.3.14 Совы 1.2 late 2 deduct 3 proposed',
    ]);
    expect(charged(of(games, { 'firstNight.minutes': 6, 'lastEntry.minutes': 15 }))).toEqual([]);
    expect(charged(of(games, { 'firstNight.minutes': 5, 'lastEntry.minutes': 14 }))).toHaveLength(2);
  });

  test('3.6: what differs from the text is told, to be published under every table', () => {
    expect(of(['5:0']).report.changed).toEqual([]);
    expect(of(['5:0'], { 'target.group': 25, 'squad.max': 10 }).report.changed).toEqual([
      { name: 'target.group', clause: '3.4' },
    ]);
  });

  test('3.6: a parameter that the regulation does not have, or a bad value, never passes silently', () => {
    const unknown = findings(of(['5:0'], { 'target.grupp': 25 }), 'unknownParameter');
    expect(unknown.map(({ level, cell }) => [level, cell])).toEqual([['error', 'A3']]);
    expect(() => of(['5:0'], { 'target.group': 'много' })).toThrow('B3');
  });
});
