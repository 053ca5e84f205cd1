// One contestant at the job of one size, in a process of its own: `node contest.mjs NAME TEAMS GAMES`; without a size
// what it makes of the small tournaments. Prints one line of JSON.
import { contestant } from './contestants.mjs';
import { fromLedger } from './engine.mjs';
import { faults } from './faults.mjs';
import { floor } from './floor.mjs';
import { deductionsOf, gamesOf } from './games.mjs';
import { ratio } from './measure.mjs';

const [name, teams, games] = process.argv.slice(2);
const one = name === 'this engine, from the ledger' ? fromLedger : await contestant(name);

async function measured(teams, games) {
  const rows = gamesOf(teams, games);
  const deductions = deductionsOf(teams);
  const job = await one.prepare(rows, deductions);
  return { ...(await ratio(job, () => floor(rows, deductions))), games: job.games ?? games };
}

console.log(JSON.stringify(teams ? await measured(Number(teams), Number(games)) : await faults(one)));
process.exit();
