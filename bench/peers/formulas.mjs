// The job as a sheet of formulas: sums by SUMIFS, places by COUNTIFS; nothing in it knows head to head or a reason.

/** Games in a sheet and a row of formulas for each team. */
export function sheetsOf(rows, deductions, teams) {
  const games = rows.map(([a, b, ...numbers]) => [a, b, ...numbers]);
  const of = column => `Games!$${column}$1:$${column}$${rows.length}`;
  const all = column => `$${column}$1:$${column}$${teams.length}`;
  const sum = (own, other, row) =>
    `SUMIFS(${of(own)},${of('A')},A${row})+SUMIFS(${of(other)},${of('B')},A${row})`;
  const table = teams.map((team, i) => {
    const row = i + 1;
    const above = [
      `COUNTIFS(${all('C')},">"&C${row})`,
      `COUNTIFS(${all('C')},C${row},${all('D')},">"&D${row})`,
      `COUNTIFS(${all('C')},C${row},${all('D')},D${row},${all('E')},">"&E${row})`,
    ];
    const sums = [`=${sum('C', 'D', row)}-B${row}`, `=${sum('E', 'F', row)}`, `=${sum('G', 'H', row)}`];
    return [team, deductions[i], ...sums, `=1+${above.join('+')}`];
  });
  return { Games: games, Table: table };
}

/** The job's rows with texts for teams, as a sheet has them. */
export const named = rows => rows.map(([a, b, ...numbers]) => [`t${a}`, `t${b}`, ...numbers]);

/** Small games as rows of the job. */
export const padded = games => games.map(game => [...game, 0, 0, 0, 0]);

export const PLACE = 5;
