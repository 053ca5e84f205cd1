import { Results, Tiebreak, Tiebreaker, TournamentType, UnplayedRoundsAdjustment } from 'tiebreak';

/** Games in rounds in which nobody plays twice, as it wants them. */
function roundsOf(games) {
  const [next, rounds] = [new Map(), []];
  for (const [white, black, scoreWhite, scoreBlack] of games) {
    const round = Math.max(next.get(white) ?? 0, next.get(black) ?? 0);
    for (const player of [white, black]) next.set(player, round + 1);
    rounds[round] ??= { pairings: [] };
    rounds[round].pairings.push({
      white: String(white),
      black: String(black),
      scoreWhite,
      scoreBlack,
      forfeited: false,
    });
  }
  return rounds;
}

const rankingOf = (games, criteria) => {
  const rounds = roundsOf(games);
  return () => {
    const results = new Results(TournamentType.SWISS, rounds);
    return new Tiebreaker(results, UnplayedRoundsAdjustment.NONE).ranking(rounds.length, criteria);
  };
};

export default {
  package: 'tiebreak',
  does: 'points, then Buchholz; no deductions, no head to head, no reasons',
  prepare: rows => rankingOf(rows, [Tiebreak.SCORE, Tiebreak.BUCHHOLZ]),
  places: games => rankingOf(games, [Tiebreak.SCORE])().map(({ playerId, rank }) => [playerId, rank]),
};
