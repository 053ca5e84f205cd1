import { warning } from '../../../src/core/sanction';
import {
  appearances,
  barred,
  exact,
  findings,
  judged,
  moment,
  penalties,
  type SmallGame,
  type SmallRuling,
  type SmallSeason,
  type SmallTeam,
} from './season';

/** Two games a day, at 18 and 22 hours, from 1 October on; Ann plays for A wherever the test says. */
const calendar = (n: number, player: (game: number) => string | undefined = () => undefined) =>
  Array.from({ length: n }, (_, i): SmallGame => {
    const day = String(1 + Math.floor(i / 2)).padStart(2, '0');
    const name = player(i + 1);
    return {
      id: String(i + 1),
      start: `2009-10-${day}T${i % 2 === 0 ? '18' : '22'}:00`,
      seats: { A: { role: 'citizen', ...(name && { player: name }) }, B: 'citizen' },
    };
  });

describe('contracts', () => {
  const seen = (team: SmallTeam, games = calendar(4, () => 'Ann')) =>
    findings(judged({ teams: { A: team, B: {}, C: {}, D: {}, E: {}, F: {} }, games }), 'noContract');
  const ann = (from?: string, to?: string) => ({
    name: 'Ann',
    ...(from !== undefined && { from: moment(from) }),
    ...(to !== undefined && { to: moment(to) }),
  });

  test('2.3: whose contract does not cover the day has none: a warning in the player’s cell', () => {
    expect(seen({ players: [ann('2009-09-01', '2009-10-01T23:00')] })).toEqual([
      'warning J301',
      'warning J401',
    ]);
    expect(seen({ players: [ann()] })).toEqual([]);
  });

  test('2.4: it is in force from the day on which it was certified', () => {
    expect(seen({ players: [ann('2009-10-01T20:00')] })).toEqual(['warning J101']);
  });

  test('2.4: one of several contracts is enough', () => {
    expect(seen({ players: [ann('2009-09-01', '2009-10-01T23:00'), ann('2009-10-02')] })).toEqual([]);
  });

  test('2.5: the owner or captain needs none', () => {
    expect(seen({ captain: 'Ann', players: [ann('2010-01-01')] })).toEqual([]);
    expect(seen({ players: [{ ...ann('2010-01-01'), captain: true }] })).toEqual([]);
  });

  test('2.12: a salary below the minimum of the league, in its cell; one not written is not judged', () => {
    const low = (league: string, salary?: string) => {
      const player = {
        ...ann(),
        ...(salary !== undefined && { salary: exact(salary) }),
        salaryAt: { sheet: 'Teams', cell: 'J2' },
      };
      const teams = { A: { league, players: [player] } };
      const stage = { ...calendar(1)[0], stage: league } as SmallGame;
      return findings(judged({ teams, games: [stage] }), 'salaryLow');
    };
    expect([low('top', '19'), low('top', '20'), low('top')]).toEqual([['warning J2'], [], []]);
    expect([low('second', '9.5'), low('second', '10')]).toEqual([['warning J2'], []]);
  });

  describe('2.6', () => {
    // Two teams: four rounds, the pause after the second; the third is three days later.
    const games = calendar(2).concat(
      calendar(2).map((game, i) => ({ ...game, id: String(i + 3), start: `2009-10-0${4 + i}T18:00` })),
    );
    const outside = (from?: string, to?: string) =>
      findings(judged({ teams: { A: { players: [ann(from, to)] }, B: {} }, games }), 'transferOutside');

    test('2.6: squads change before the tournament, in its pause until an hour before the next game, and after it', () => {
      expect(outside('2009-09-01', '2009-12-01')).toEqual([]);
      expect(outside('2009-10-01T16:59')).toEqual([]);
      expect(outside('2009-10-02')).toEqual([]);
      expect(outside('2009-10-04T17:00')).toEqual([]);
    });

    test('2.6: not in between', () => {
      expect(outside('2009-10-01T17:30')).toEqual(['warning F0']);
      expect(outside('2009-10-04T17:01')).toEqual(['warning F0']);
      expect(outside('2009-09-01', '2009-10-01T20:00')).toEqual(['warning F0']);
    });
  });
});

describe('2.7', () => {
  // Six teams: twelve rounds, a third is four.
  const teams = 'A B C D E F';
  const all = (n: number, player: (game: number) => string | undefined) =>
    judged({ teams, games: calendar(n, player).map(game => ({ ...game, round: game.id })) });
  const fined = (verdict: ReturnType<typeof judged>) =>
    penalties(verdict).filter(line => line.startsWith('2.23'));

  test('2.7: a player may play a third of the rounds; each game beyond it is fined', () => {
    expect(fined(all(4, () => 'Ann'))).toEqual([]);
    expect(fined(all(6, () => 'Ann'))).toEqual([
      '2.23 A Ann 5 1 100 -0.1 proposed',
      '2.23 A Ann 6 2 100 -0.1 proposed',
    ]);
  });

  test('2.7: a third is rounded down', () => {
    const five = judged({ teams: 'A B C D E', games: calendar(4, () => 'Ann') });
    expect(fined(five)).toEqual(['2.23 A Ann 4 1 100 -0.1 proposed']);
  });

  test('2.7: who has played his third may not play for the team any more', () => {
    expect(barred(all(3, () => 'Ann'))).toEqual([]);
    expect(barred(all(4, () => 'Ann'))).toEqual(['A Ann 2.7 end']);
  });

  test('2.7: the count begins anew on a transfer', () => {
    const games = calendar(9, game => (game === 5 ? undefined : 'Ann')).map(
      (game): SmallGame =>
        game.id === '5' ? { ...game, seats: { A: 'citizen', B: { role: 'citizen', player: 'Ann' } } } : game,
    );
    expect(fined(judged({ teams, games }))).toEqual([]);
    const only = (n: number) => appearances(judged({ teams, games: games.slice(0, n) }));
    expect([only(4), only(5), only(6)]).toEqual([['Ann A top 4/4'], ['Ann B top 1/4'], ['Ann A top 1/4']]);
  });

  test('2.7: a stopped game and the extra round do not count', () => {
    const games = calendar(6, () => 'Ann').map(
      (game, i): SmallGame =>
        i === 0 ? { ...game, outcome: 'stopped' } : i === 5 ? { ...game, round: 'extra' } : game,
    );
    expect(fined(judged({ teams, games }))).toEqual([]);
    expect(appearances(judged({ teams, games }))).toEqual(['Ann A top 4/4']);
  });
});

describe('misconduct', () => {
  const row = (clause: string, game: string, more: Partial<SmallRuling> = {}): SmallRuling => ({
    team: 'A',
    clause,
    player: 'Ann',
    game,
    ...more,
  });
  const season = (rulings: readonly SmallRuling[], more: Partial<SmallSeason> = {}) =>
    judged({ teams: 'A B', games: calendar(8), rulings, now: '2009-10-05', ...more });
  const steps = (rulings: readonly SmallRuling[]) =>
    season(rulings)
      .penalties.filter(({ clause }) => clause.startsWith('5'))
      .map(({ repeat, sanctions }) => `${repeat} ${sanctions.map(s => ('until' in s ? s.until : s.kind))}`);

  test.each([
    ['5.1: late votes'],
    ['5.2: private messages'],
    ['5.3: roles told outside the game'],
    ['5.4: oaths, bets, threats'],
    ['5.5: proofs outside the game'],
  ])('%s: a warning first', name => {
    const clause = name.slice(0, 3);
    expect(steps([row(clause, '1')])).toEqual(['1 warning']);
  });

  test('5.6: warning, 5.7: a day, 5.8: half, 5.9: to the end: one count of all kinds', () => {
    expect(steps(['5.1', '5.4', '5.2', '5.5', '5.3'].map((clause, i) => row(clause, String(i + 1))))).toEqual(
      ['1 warning', '2 day', '3 half', '4 end', '5 end'],
    );
  });

  test('5.6: another player has a count of his own; after a transfer it goes on', () => {
    expect(steps([row('5.1', '1'), row('5.1', '2', { player: 'Bob' })])).toEqual(['1 warning', '1 warning']);
    expect(steps([row('5.1', '1'), row('5.1', '2', { team: 'B' })])).toEqual(['1 warning', '2 day']);
  });

  test('5.6: P8 when one is withdrawn, later ones become milder', () => {
    const rows = [row('5.1', '1', { state: 'withdrawn' }), row('5.2', '2', { repeat: 2 })];
    expect(steps(rows)[1]).toBe('1 warning');
  });

  test('5.6: a row that names the punishment itself has it, and counts', () => {
    expect(steps([row('5.7', '1'), row('5.1', '2')])).toEqual(['1 day', '2 day']);
    expect(steps([row('5.6', '1'), row('5.9', '2')])).toEqual(['1 warning', '2 end']);
  });

  test('5.7: the day out is the next after that of the offence', () => {
    const two = [row('5.1', '1'), row('5.2', '2')];
    const at = (now: string, games: number) => barred(season(two, { now, games: calendar(games) }));
    expect(at('2009-10-01T23:00', 2)).toEqual(['A Ann 5.2 day']);
    expect(at('2009-10-02T18:30', 3)).toEqual(['A Ann 5.2 day']);
    expect(at('2009-10-03T18:30', 5)).toEqual([]);
    expect(at('2009-10-03T12:00', 4)).toEqual([]);
  });

  test('5.7: who plays on that day all the same is a finding in his cell', () => {
    const games = calendar(6, () => 'Ann');
    const law = { 'limit.part': exact('1') };
    const verdict = season([row('5.1', '1'), row('5.2', '2')], { teams: 'A B C', games, law });
    expect(findings(verdict, 'barredPlayed')).toEqual(['warning J301', 'warning J401']);
  });

  test('5.8: half of the rounds, from the first after the offence', () => {
    const three = ['1', '2', '3'].map((game, i) => row(`5.${i + 1}`, game));
    // Four teams: eight rounds, half is four: games 4 to 7.
    const left = (games: number) =>
      barred(season(three, { teams: 'A B C D', games: calendar(games) })).filter(one => one.includes('half'));
    expect([left(3), left(5), left(6), left(7)]).toEqual([
      ['A Ann 5.3 half 4'],
      ['A Ann 5.3 half 2'],
      ['A Ann 5.3 half 1'],
      [],
    ]);
  });

  test('5.9: the fourth time to the end, whatever is played', () => {
    const four = ['1', '2', '3', '4'].map((game, i) => row(`5.${i + 1}`, game));
    expect(barred(season(four, { games: calendar(30) })).filter(one => one.includes('end'))).toEqual([
      'A Ann 5.4 end',
    ]);
  });

  test('5.7: who is out by a ruling is told with its id; by the limit of 2.7 without one', () => {
    const rows = [row('5.1', '1'), row('5.2', '2')];
    const { barred: out = [] } = season(rows, { teams: 'A B C', games: calendar(2, () => 'Ann') });
    expect(out.map(({ clause, penalty }) => [clause, penalty])).toEqual([
      ['2.7', undefined],
      ['5.2', '5.2 · 2 · A/Ann'],
    ]);
  });

  test('5.9: the commission may change all but the first', () => {
    const day = [{ kind: 'playerOut', until: 'day' }] as const;
    const changed = (repeat: number) =>
      findings(
        season([
          row('5.1', '1', repeat === 1 ? { sanctions: day } : {}),
          row('5.2', '2', { sanctions: [warning] }),
        ]),
        'firstStepChanged',
      );
    expect([changed(1), changed(2)]).toEqual([['warning O2'], []]);
  });

  test('5.9: the ladder is a parameter', () => {
    const verdict = season([row('5.1', '1')], {
      law: { 'ladder.misconduct': [[{ kind: 'playerOut', until: 'end' }]] },
    });
    expect(barred(verdict)).toEqual(['A Ann 5.1 end']);
  });

  test('5.6: a ruling without its player is an error: nobody is warned', () => {
    expect(findings(season([{ team: 'A', clause: '5.1', game: '1' }]), 'playerMissing')).toEqual([
      'error O2',
    ]);
  });

  test('5.7: from which game on must be known', () => {
    const verdict = season([{ team: 'A', clause: '5.7', player: 'Ann' }]);
    expect(findings(verdict, 'banStartUnknown')).toEqual(['warning O2']);
  });

  test('2.24: under arrest: out to the end', () => {
    expect(barred(season([row('2.24', '1')]))).toEqual(['A Ann 2.24 end']);
  });

  test('2.25: who threw a game is out to the end, a proposal bars nobody', () => {
    expect(barred(season([row('2.25', '1')]))).toEqual(['A Ann 2.25 end']);
    expect(barred(season([row('2.25', '1', { state: 'proposed' })]))).toEqual([]);
  });
});
