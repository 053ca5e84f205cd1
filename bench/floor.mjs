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
  const order = Array.from({ length: teams }, (_, i) => i).sort(
    (x, y) => points[y] - points[x] || mafia[y] - mafia[x] || commissar[y] - commissar[x] || x - y,
  );
  const table = new Array(teams);
  for (let i = 0, place = 1; i < teams; i++) {
    const team = order[i];
    const before = order[i - 1];
    const isLevel =
      i > 0 &&
      points[team] === points[before] &&
      mafia[team] === mafia[before] &&
      commissar[team] === commissar[before];
    if (!isLevel) place = i + 1;
    table[i] = [place, team, points[team] / 1000, mafia[team], commissar[team]];
  }
  return table;
}
