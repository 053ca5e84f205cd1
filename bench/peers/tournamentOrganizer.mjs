import { Manager } from 'tournament-organizer/components';

const SCORING = { bestOf: 1, win: 3, draw: 1, loss: 0, bye: 3 };
const TIEBREAKS = ['versus', 'game win differential', 'sonneborn berger'];
const wins = (own, other) => ({
  win: own > other ? 1 : 0,
  loss: own < other ? 1 : 0,
  draw: own === other ? 1 : 0,
});

/** A tournament that is over, as it loads one. */
function tournament(games, teams) {
  const rounds = 1 + Math.floor((2 * games.length) / teams.length);
  const players = teams.map(id => ({ name: id, id, active: true, value: 0, matches: [], meta: {} }));
  const player = new Map(players.map(one => [one.id, one]));
  const matches = games.map(([a, b, x, y], i) => {
    const id = `m${i}`;
    const common = { pairUpDown: false, seating: null, bye: false };
    player.get(a).matches.push({ id, opponent: b, ...common, ...wins(x, y) });
    player.get(b).matches.push({ id, opponent: a, ...common, ...wins(y, x) });
    const round = 1 + Math.floor((2 * i) / teams.length);
    const pair = { player1: { id: a, ...wins(x, y) }, player2: { id: b, ...wins(y, x) } };
    return {
      id,
      round,
      match: i,
      active: false,
      bye: false,
      meta: {},
      path: { win: null, loss: null },
      ...pair,
    };
  });
  const stageOne = { format: 'swiss', consolation: false, rounds, initialRound: 1, maxPlayers: 0 };
  const stageTwo = { format: null, consolation: false, advance: { value: 0, method: 'all' } };
  const scoring = { ...SCORING, tiebreaks: TIEBREAKS };
  const over = { round: rounds, sorting: 'none', seating: false, meta: {}, status: 'complete' };
  return new Manager().loadTournament({
    id: 't',
    name: 't',
    ...over,
    players,
    matches,
    scoring,
    stageOne,
    stageTwo,
  });
}

const named = team => `t${team}`;

export default {
  package: 'tournament-organizer',
  does: 'wins, then a chain of tie-breaks by name; no deductions, no shared places, no reasons',
  countsWins: true,
  prepare(rows, deductions) {
    const teams = deductions.map((_, i) => named(i));
    const loaded = tournament(
      rows.map(([a, b, x, y]) => [named(a), named(b), x, y]),
      teams,
    );
    return () => loaded.getStandings();
  },
  /** It gives an order and no places. */
  places: (games, teams) =>
    tournament(games, teams)
      .getStandings()
      .map(({ player }, i) => [player.getId(), i + 1]),
};
