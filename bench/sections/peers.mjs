import fs from 'node:fs';
import path from 'node:path';
import { child } from '../children.mjs';
import { CONTESTANTS, contestant } from '../contestants.mjs';
import { duration, sized, table, times } from '../words.mjs';

const SIZES = [
  [16, 120],
  [100, 1000],
  [1000, 10_000],
  [1000, 100_000],
];
/** Seconds for one contestant at one size. */
const LIMIT = 20;

const packages = path.resolve(import.meta.dirname, '../peers/package.json');
const { dependencies } = JSON.parse(fs.readFileSync(packages, 'utf8'));

const label = (name, found) => (found ? `${name} ${dependencies[found] ?? ''}`.trim() : name);

/** At growing sizes, until one takes too long. */
function measured(name) {
  let isOver = false;
  return SIZES.map(size => {
    if (isOver) return 'not tried';
    const found = child('contest.mjs', [name, ...size], LIMIT);
    isOver = !found;
    if (!found) return `over ${LIMIT} s`;
    const games = found.games === size[1] ? '' : `, ${found.games} games`;
    return `${times(found.times)} (${duration(found.ms)}${games})`;
  });
}

export default async function peers() {
  const names = Object.keys(CONTESTANTS);
  const loaded = await Promise.all(names.map(contestant));
  const labels = names.map((name, i) => label(name, loaded[i].package));
  const speed = names.map((name, i) => [labels[i], ...measured(name)]);
  const faults = names.map((name, i) => {
    const { decimals, circle, beaten } = child('contest.mjs', [name]) ?? {};
    return [labels[i], decimals, circle, beaten, loaded[i].does];
  });
  return `## The same job elsewhere

Each gets the same games in the form it wants, made beforehand and not counted; the formulas are a whole workbook that is
built and computed. In multiples of the floor measured in the same process; ${LIMIT} s for one size. They do unequal work:
the next table says what.

${table(['', ...SIZES.map(sized)], speed)}

What each makes of three small tournaments, run here. *Decimals*: 0.1 + 0.2 against 0.15 + 0.15. *Circle*: A beat B, B beat
C, C beat A, in all orders of input. *Beaten*: two level in all, one of whom beat the other, in both orders of input.

${table(['', 'decimals', 'circle', 'beaten', 'what it computes'], faults)}
`;
}
