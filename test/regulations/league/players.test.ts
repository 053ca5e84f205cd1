import { warning } from '../../../src/core/sanction';
import {
  appearances,
  barred,
  charges,
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

  test('2.5: the owner is one by name; his right is nobody else’s', () => {
    const squad = [{ name: 'Cap', captain: true }, ann('2010-01-01')];
    expect(seen({ captain: 'Cap', players: squad })).toHaveLength(4);
    expect(seen({ players: [{ name: 'Bob' }, { ...ann('2010-01-01'), captain: true }] })).toEqual([]);
  });

  test('2.4: on its first and its last moment it is in force', () => {
    expect(seen({ players: [ann('2009-10-01T18:00')] })).toEqual([]);
    expect(seen({ players: [ann('2009-09-01', '2009-10-02T22:00')] })).toEqual([]);
  });

  test('2.3: asked of the player who sat, by his own team, where the time is known', () => {
    const bob = { name: 'Bob', to: moment('2009-09-30') };
    expect(seen({ players: [bob] })).toEqual([]);
    expect(seen({ players: [bob] }, calendar(1))).toEqual([]);
    expect(seen({ players: [{ name: 'Bob' }, ann('2010-01-01')] })).toHaveLength(4);
    const guest = [{ ...calendar(1)[0], seats: { B: { role: 'citizen', player: 'Ann' } } } as SmallGame];
    expect(seen({ players: [ann('2010-01-01')] }, guest)).toEqual([]);
    const { start: _, ...timeless } = calendar(1, () => 'Ann')[0] as SmallGame;
    expect(seen({ players: [ann('2010-01-01')] }, [timeless])).toEqual([]);
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

    test('2.6: at the very moments at which they close and open', () => {
      const moments = ['2009-10-01T17:00', '2009-10-01T22:00', '2009-10-05T18:00'];
      expect(moments.flatMap(at => outside(at))).toEqual([]);
      expect(outside('2009-10-05T17:59')).toEqual(['warning F0']);
    });

    test('2.6: without the times of games nothing is outside', () => {
      const timeless = games.map(({ start: _, ...game }) => game);
      const teams = { A: { players: [ann('2009-10-01T20:00')] }, B: {} };
      expect(findings(judged({ teams, games: timeless }), 'transferOutside')).toEqual([]);
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

describe('who is out, and for which games', () => {
  const season = (rulings: readonly SmallRuling[], more: Partial<SmallSeason> = {}) =>
    judged({
      teams: 'A B C D',
      games: calendar(8, () => 'Ann'),
      law: { 'limit.part': exact('1') },
      now: '2009-10-05',
      rulings,
      ...more,
    });
  const out = (clause: string, more: Partial<SmallRuling> = {}): SmallRuling => ({
    team: 'A',
    clause,
    player: 'Ann',
    ...more,
  });
  const sat = (...rulings: readonly SmallRuling[]) => findings(season(rulings), 'barredPlayed');
  const cells = (...games: readonly number[]) => games.map(game => `warning J${game}01`);

  test.each([
    ['before all games: the first day', '2009-09-30', cells(1, 2)],
    ['at the start of a day: the next day', '2009-10-01T18:00', cells(3, 4)],
    ['in the night after it: the next day', '2009-10-02T05:00', cells(3, 4)],
    ['after all games: none yet', '2009-10-09', []],
  ])('5.7: a ruling that names no game counts from its time, %s', (_, at, sitting) => {
    expect(sat(out('5.7', { at }))).toEqual(sitting);
  });

  test('5.9: to the end is from its time on; a game without a time may be later', () => {
    expect(sat(out('5.9', { at: '2009-10-04T18:00' }))).toEqual(cells(8));
    const { start: _, ...timeless } = calendar(1, () => 'Ann')[0] as SmallGame;
    const games = [...calendar(2, () => 'Ann'), { ...timeless, id: '3' }];
    expect(findings(season([out('5.9', { at: '2009-10-03' })], { games }), 'barredPlayed')).toEqual(cells(3));
  });

  test('5.9: neither game nor time known: out of all games, and that is said; one of them is enough', () => {
    const said = (more: Partial<SmallRuling>) => findings(season([out('5.9', more)]), 'banStartUnknown');
    expect(sat(out('5.9'))).toHaveLength(8);
    expect([said({}), said({ at: '2009-10-04' }), said({ game: '1' })]).toEqual([['warning O2'], [], []]);
  });

  test('5.7: the day out is over once the next has games, or so many hours after its last', () => {
    const left = (now: string, games: number) =>
      barred(season([out('5.7', { game: '2' })], { now, games: calendar(games) }));
    expect(left('2009-10-02T23:00', 5)).toEqual([]);
    expect(left('2009-10-03T08:00', 4)).toEqual(['A Ann 5.7 day']);
    expect(left('2009-10-03T08:01', 4)).toEqual([]);
    expect(left('2009-12-01', 2)).toEqual(['A Ann 5.7 day']);
  });

  test('5.8: half of the rounds; those not played do not serve it, and after them he may play', () => {
    const half = out('5.8', { game: '1' });
    expect(sat(half)).toEqual(cells(2, 3, 4, 5));
    const ended = (outcome: SmallGame['outcome']) =>
      season([half], {
        games: calendar(5).map(game => (game.id === '3' && outcome ? { ...game, outcome } : game)),
      });
    expect([barred(ended('stopped')), barred(ended('city'))]).toEqual([['A Ann 5.8 half 1'], []]);
    const again = calendar(4).map(game => ({ ...game, round: game.id === '3' ? '2' : game.id }));
    const replayed = season([half], {
      games: again.map((game, i) => (i === 1 ? { ...game, outcome: 'stopped' } : game)),
    });
    expect(barred(replayed)).toEqual(['A Ann 5.8 half 2']);
  });

  test('who is out stands by team and name, with the cell of the ruling', () => {
    const rulings = [
      out('2.24', { game: '1', team: 'B', player: 'Bob' }),
      out('2.24', { game: '1', team: 'A', player: 'Cid' }),
      out('2.24', { game: '1', team: 'A', player: 'Ann' }),
    ];
    const verdict = season(rulings, { games: calendar(8) });
    expect(barred(verdict)).toEqual(['A Ann 2.24 end', 'A Cid 2.24 end', 'B Bob 2.24 end']);
    expect(verdict.barred?.map(({ at }) => at?.cell)).toEqual(['O4', 'O3', 'O2']);
    expect(barred(season([...rulings].reverse(), { games: calendar(8) }))).toEqual(barred(verdict));
  });

  test.each([
    ['2.24', 'confirmed', 'error O2'],
    ['5.3', 'confirmed', 'error O2'],
    ['5.3', 'proposed', undefined],
    ['2.21', 'confirmed', undefined],
  ] as const)('a ruling by %s, %s, without its player: %s', (clause, state, said) => {
    expect(findings(season([{ team: 'A', clause, state }]), 'playerMissing')).toEqual(said ? [said] : []);
  });

  test.each([
    ['misconduct', out('5.1', { points: '1' }), 1],
    ['with the warning beside it', out('5.1', { sanctions: [warning, { kind: 'rolesVoid' }] }), 0],
    ['not confirmed', out('5.1', { points: '1', state: 'proposed' }), 0],
    ['without its player', { team: 'A', clause: '5.1', points: '1' }, 0],
    ['not misconduct', out('2.21', { points: '1' }), 0],
  ] as const)('5.9: a first step that is no warning: %s', (_, ruling, count) => {
    expect(findings(season([ruling]), 'firstStepChanged')).toHaveLength(count);
  });

  test('5.9: a second step may be anything; a first that the ladder leaves empty is nobody’s change', () => {
    const two = [out('5.1', { at: '2009-10-01' }), out('5.2', { at: '2009-10-02', points: '1' })];
    expect(findings(season(two), 'firstStepChanged')).toEqual([]);
    const empty = season([out('5.1')], { law: { 'ladder.misconduct': [[]] } });
    expect(findings(empty, 'firstStepChanged')).toEqual([]);
  });
});

describe('2.7: what counts', () => {
  const seat = { role: 'citizen', player: 'Ann' } as const;
  const game = (id: string, more: Partial<SmallGame> = {}): SmallGame => ({
    id,
    seats: { A: seat, B: 'citizen' },
    ...more,
  });
  const of = (games: readonly SmallGame[], rulings: readonly SmallRuling[] = []) =>
    judged({ teams: 'A B C D E F', games, rulings });
  const annulled: SmallRuling = { team: 'A', clause: '4.2', game: '1', sanctions: [{ kind: 'annulled' }] };

  test('2.7: an annulled game, one without its outcome and a stopped one do not', () => {
    expect(appearances(of([game('1'), game('2')], [annulled]))).toEqual(['Ann A top 1/4']);
    const typed = { A: { ...seat, typed: '2' }, B: 'citizen' } as const;
    expect(appearances(of([game('1', { outcome: 'none', seats: typed }), game('2')]))).toEqual([
      'Ann A top 1/4',
    ]);
    expect(appearances(of([game('1', { outcome: 'stopped' })]))).toEqual([]);
  });

  test('2.7: a name in two seats is one player, of the first team by name, in whatever order the rows stand', () => {
    const two = [
      { A: 'citizen', C: seat, B: seat },
      { B: seat, C: seat, A: 'citizen' },
    ] as const;
    for (const seats of two) expect(appearances(of([game('1', { seats })]))).toEqual(['Ann B top 1/4']);
  });

  test('2.7: they stand by team, then by name', () => {
    const named = (player: string) => ({ role: 'citizen' as const, player });
    const games = [
      game('1', { seats: { B: named('Bob'), A: named('Cid') } }),
      game('2', { seats: { B: named('Abe'), A: named('Dan') } }),
      game('3', { seats: { B: named('Ann'), A: named('Bea') } }),
    ];
    const names = ['Bea A', 'Cid A', 'Dan A', 'Abe B', 'Ann B', 'Bob B'].map(name => `${name} top 1/4`);
    expect(appearances(of(games))).toEqual(names);
    expect(appearances(of([...games].reverse()))).toEqual(names);
  });

  test('2.7: in a game of no league nobody is over the limit', () => {
    const third = calendar(6, () => 'Ann').map(one => ({ ...one, stage: '3' }));
    expect(penalties(of(third)).filter(line => line.startsWith('2.23'))).toEqual([]);
  });
});

describe('2.23: the charge', () => {
  const named = (player: string) => ({ role: 'citizen' as const, player });
  const two = (more: Partial<SmallGame> = {}): SmallGame => ({
    id: '1',
    start: '2009-10-01T18:00',
    seats: { A: [named('Cid'), named('Bob')], B: 'mafia', C: 'citizen' },
    ...more,
  });
  const charged = (games: readonly SmallGame[], rulings: readonly SmallRuling[] = []) =>
    charges(judged({ teams: 'A B C', games, rulings })).filter(({ clause }) => clause === '2.23');

  test('two players of a team: both named, in the cell of the second, at the time of the game', () => {
    const evidence = { kind: 'twoOfTeam', data: { game: '1', team: 'A', player: 'Bob, Cid' } };
    const when = moment('2009-10-01T18:00');
    expect(charged([two()])).toEqual([{ clause: '2.23', team: 'A', when, cell: 'J102', evidence }]);
  });

  test('a game without its outcome charges nobody, nor does a number that stands for two games', () => {
    expect(charged([two({ outcome: 'none' })])).toEqual([]);
    const seats = { A: [named('Cid'), named('Bob')], B: [named('Abe'), named('Ann')] };
    expect(charged([two({ seats })])).toEqual([]);
  });

  test('a player beyond his third: what he had played and what he may', () => {
    const games = calendar(3, () => 'Ann').map(game => ({ ...game, round: game.id }));
    const data = { game: '3', player: 'Ann', team: 'A', games: 2, limit: 2 };
    expect(charged(games)).toEqual([
      {
        clause: '2.23',
        team: 'A',
        when: moment('2009-10-02T18:00'),
        cell: 'J301',
        evidence: { kind: 'overThird', data },
      },
    ]);
  });

  test.each([
    ['the same offence', {}, 0],
    ['another clause', { clause: '2.17' }, 1],
    ['another team', { team: 'B' }, 1],
    ['another game', { game: '2' }, 1],
    ['not confirmed', { state: 'proposed' }, 1],
  ] as const)('2.21: fined as in the request, %s', (_, more, count) => {
    const request: SmallRuling = { team: 'A', clause: '2.21', game: '1', ...more };
    expect(charged([two()], [request])).toHaveLength(count);
  });
});
