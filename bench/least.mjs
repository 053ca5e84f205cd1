// What parts of the engine's job cost by themselves, at one size. Prints JSON: multiples of the floor.
import { floor } from './floor.mjs';
import { deductionsOf, gamesOf } from './games.mjs';
import { ratio } from './measure.mjs';

const [teams, games] = process.argv.slice(2).map(Number);
const rows = gamesOf(teams, games);
const deductions = deductionsOf(teams);
const names = deductions.map((_, i) => `Команда ${i + 1}`);

const record = (row, side) => ({
  team: names[row[side]],
  stage: 'group',
  account: 'groupPoints',
  points: row[side + 2],
  clause: '3.1',
  game: row,
});

/** A record with its clause for each result, and nothing done with it. */
function records() {
  const ledger = [];
  for (const row of rows) ledger.push(record(row, 0), record(row, 1));
  return ledger;
}

/** The team of each result found by its name once, and nothing done with it. */
function found() {
  const numbers = new Map(names.map((name, i) => [name, i]));
  let sum = 0;
  for (const row of rows) sum += numbers.get(names[row[0]]) + numbers.get(names[row[1]]);
  return sum;
}

const bare = () => floor(rows, deductions);
const [{ times: ofRecords }, { times: ofNames }] = [await ratio(records, bare), await ratio(found, bare)];
console.log(JSON.stringify({ ofRecords, ofNames }));
