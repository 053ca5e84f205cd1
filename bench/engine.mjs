// The product's engine at the job: a ledger of awards with their clauses, exact totals, a chain with head to head,
// places with the reasons of each.
import { product } from './product.mjs';

const { points, ZERO, negated, Sum, totals, rank, byValue, headToHead } = await product(`
  export { points, ZERO, negated, Sum } from './src/core/points';
  export { totals } from './src/core/ledger';
  export { rank, byValue } from './src/core/standings';
  export { headToHead } from './src/core/headToHead';
`);

const STAGE = 'group';
const TABLE = '3.1';
const MINUS = '7.3.14';
/** Columns of a row with the part that its first team earned as such. */
const [MAFIA, COMMISSAR] = [4, 6];

const award = (team, account, points, clause, game) => ({
  team,
  stage: STAGE,
  account,
  points,
  clause,
  game,
});

/** What every game and every ruling gives, by clause. */
function ledgerOf(rows, deductions, names) {
  const ledger = [];
  rows.forEach((row, game) => {
    ledger.push(award(names[row[0]], 'groupPoints', points(row[2]), TABLE, game));
    ledger.push(award(names[row[1]], 'groupPoints', points(row[3]), TABLE, game));
  });
  deductions.forEach((amount, team) => {
    if (amount > 0) ledger.push(award(names[team], 'deduction', negated(points(amount)), MINUS));
  });
  return ledger;
}

/** Points of a kind from the games of a team, which only a tie asks for. */
function partsOf(rows, names) {
  const games = names.map(() => []);
  for (const row of rows) {
    games[row[0]].push(row);
    games[row[1]].push(row);
  }
  const numbers = new Map(names.map((name, i) => [name, i]));
  return column => name => {
    const team = numbers.get(name);
    const parts = new Sum();
    for (const row of games[team]) {
      const part = row[row[0] === team ? column : column + 1];
      if (part !== 0) parts.add(points(part));
    }
    return parts.value;
  };
}

const matchesOf = (rows, names) =>
  rows.map(row => {
    const a = names[row[0]];
    const b = names[row[1]];
    return { a, b, winner: row[2] > row[3] ? a : row[2] < row[3] ? b : undefined };
  });

function standings(names, { ledger, matches, part }) {
  const sums = totals(ledger, () => true);
  return rank(names, [
    byValue('points', team => sums.get(team) ?? ZERO),
    headToHead('4.1.a', matches),
    byValue('4.1.b', part(MAFIA)),
    byValue('4.1.c', part(COMMISSAR)),
  ]);
}

const factsOf = (rows, deductions, names) => ({
  ledger: ledgerOf(rows, deductions, names),
  matches: matchesOf(rows, names),
  part: partsOf(rows, names),
});

const namesOf = deductions => deductions.map((_, i) => `Команда ${i + 1}`);

/** The job without making the ledger. */
export const fromLedger = {
  prepare(rows, deductions) {
    const names = namesOf(deductions);
    const facts = factsOf(rows, deductions, names);
    return () => standings(names, facts);
  },
};

export default {
  does: 'awards with their clauses, exact points, head to head among exactly the tied, the reason of every place',
  prepare(rows, deductions) {
    const names = namesOf(deductions);
    return () => standings(names, factsOf(rows, deductions, names));
  },
  places(games, teams) {
    const rows = games.map(([a, b, x, y]) => [teams.indexOf(a), teams.indexOf(b), x, y, 0, 0, 0, 0]);
    const none = teams.map(() => 0);
    return standings(teams, factsOf(rows, none, teams)).map(({ team, place }) => [team, place]);
  },
};
