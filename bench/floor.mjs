/**
 * The floor: the least that a table costs in this language. One pass over the games into typed arrays, whole
 * thousandths of a point, one sort, shared places; no head to head, no clauses, no reasons. Its sums are floats that
 * are rounded once, which is right for these games only because all their points are thousandths.
 */
export function floor(rows, deductions) {
  const teams = deductions.length;
  const [points, mafia, commissar] = [0, 1, 2].map(() => new Float64Array(teams));
  for (const row of rows) {
    const a = row[0];
    const b = row[1];
    points[a] += row[2];
    points[b] += row[3];
    mafia[a] += row[4];
    mafia[b] += row[5];
    commissar[a] += row[6];
    commissar[b] += row[7];
  }
  for (let i = 0; i < teams; i++) points[i] = Math.round((points[i] - deductions[i]) * 1000);
  const above = (x, y) => points[y] - points[x] || mafia[y] - mafia[x] || commissar[y] - commissar[x];
  const order = Array.from({ length: teams }, (_, i) => i).sort((x, y) => above(x, y) || x - y);
  let place = 1;
  return order.map((team, i) => {
    if (i > 0 && above(order[i - 1], team) !== 0) place = i + 1;
    return [place, team, points[team] / 1000, mafia[team], commissar[team]];
  });
}
