import brackets from 'brackets-manager';

const { helpers } = brackets;

const side = (id, own, other) => ({
  id,
  score: own,
  result: own > other ? 'win' : own < other ? 'loss' : 'draw',
});
const match = ([a, b, x, y], id) => ({ id, opponent1: side(a, x, y), opponent2: side(b, y, x) });

export default {
  package: 'brackets-manager',
  does: 'points by a formula, then the difference of scores; no head to head, no reasons',
  prepare(rows, deductions) {
    const matches = rows.map(match);
    return () => helpers.getRanking(matches, item => item.scoreFor - deductions[item.id]);
  },
  places(games) {
    const ranking = helpers.getRanking(games.map(match), item => item.scoreFor);
    return ranking.map(({ id, rank }) => [id, rank]);
  },
};
