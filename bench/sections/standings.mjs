import { child } from '../children.mjs';
import { digits, duration, sized, table, times, verdict } from '../words.mjs';

const SIZES = [
  [16, 120],
  [100, 1000],
  [1000, 10_000],
  [1000, 100_000],
  [10_000, 100_000],
];
/** Pairs of sizes of which the second is ten times the work. */
const TENFOLD = [
  [1, 2],
  [2, 4],
];
const MOST = 5;
const MOST_GROWTH = 12;

const METHOD = `The job: teams × games, a row for each game with both teams, both results and the parts of them earned as mafia and
as commissar, in quarters of a point; tenths off every tenth team. The floor sums the same rows in one pass into typed
arrays, sorts once and gives shared places. The engine (\`src/core\`) makes an award with its clause of every result and
ruling, sums exact fractions, ranks by points, head to head among exactly the tied, mafia points, commissar points, and
keeps every criterion asked with every value compared. *Whole*: from the rows to the places with reasons. *From the
ledger*: awards and results of matches made beforehand, as the packages below get their matches.`;

const exponent = (a, b) => Math.log(b.ms / a.ms) / Math.log(10);

export default function standings() {
  const found = SIZES.map(size => ({
    size,
    whole: child('contest.mjs', ['this engine', ...size]),
    ranking: child('contest.mjs', ['this engine, from the ledger', ...size]),
  }));
  const rows = found.map(({ size, whole, ranking }) => [
    sized(size),
    duration(whole.floor),
    duration(whole.ms),
    times(whole.times),
    duration(ranking.ms),
    times(ranking.times),
  ]);
  const at = found[2].whole.times;
  const least = child('least.mjs', SIZES[2]);
  const growth = TENFOLD.map(([a, b]) => [found[a], found[b]]).map(([a, b]) => [
    `${sized(a.size)} → ${sized(b.size)}`,
    times(b.whole.ms / a.whole.ms),
    digits(exponent(a.whole, b.whole)),
    times(b.whole.floor / a.whole.floor),
    verdict(b.whole.ms / a.whole.ms <= MOST_GROWTH),
  ]);
  const head = ['teams × games', 'floor', 'whole', '× floor', 'from the ledger', '× floor'];
  return `## Standings with head to head and reasons

${METHOD}

${table(head, rows)}

Target: the whole engine within ${MOST} floors at 1,000 × 10,000: ${times(at)}, **${verdict(at <= MOST)}**.
Of these, a record with its clause for each result costs ${times(least.ofRecords)} by itself (the collector's work is most of it), and finding
the team of each result by its name once ${times(least.ofNames)}. So the target would take a ledger without records and teams without
names: the engine keeps both, because every number opens into the award and the clause that it came from, and a
tournament has tens of teams and hundreds of games (the first row).

### Growth

Ten times the work, at most ${MOST_GROWTH} times the time (an exponent of 1.08).

${table(['from → to', 'engine', 'exponent', 'floor', `≤ ${MOST_GROWTH}×`], growth)}
`;
}
