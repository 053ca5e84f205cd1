import GroupStage from 'groupstage';

export default {
  package: 'groupstage',
  does: 'wins, then the difference of scores; full round robins only, no head to head, no reasons',
  /** It makes its own pairs, so groups are such that their games are about as many. */
  prepare(rows, { length: teams }) {
    const size = Math.min(teams, Math.round((2 * rows.length) / teams / 4) * 4);
    const stage = new GroupStage(teams, { groupSize: size, scoresBreak: true });
    stage.matches.forEach(({ id }, i) => {
      const row = rows[i % rows.length];
      stage.score(id, [row[2], row[3]]);
    });
    return Object.assign(() => stage.results(), { games: stage.matches.length });
  },
  places(games, teams) {
    const stage = new GroupStage(teams.length, { scoresBreak: true });
    for (const { id, p } of stage.matches) {
      const [one, other] = p.map(seed => teams[seed - 1]);
      const game = games.find(([a, b]) => (a === one && b === other) || (a === other && b === one));
      stage.score(id, game[0] === one ? [game[2], game[3]] : [game[3], game[2]]);
    }
    return stage.results().map(({ seed, gpos }) => [teams[seed - 1], gpos]);
  },
};
