// Times are of the processor, not of the clock: on a machine that does other work as well the clock runs on while a long
// job waits for its turn, and hardly ever in a short one, so that ratios of it would say what else went on.

/** A job that takes longer than this, in ms, is run once. */
const LONG = 1000;
/** Runs before anything counts: the compiler needs some, unless they take too long. */
const [WARM_RUNS, WARM, LONGEST_WARM] = [40, 250, 2000];
/** So many batches of runs, each of so many ms; what counts is the median of their means, the collector's work included. */
const [BATCHES, BATCH] = [5, 120];

async function once(job) {
  const from = process.cpuUsage();
  await job();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

export const median = times => [...times].sort((x, y) => x - y)[Math.floor(times.length / 2)];

/** The mean of runs that together take so long. */
async function batch(job) {
  const from = process.cpuUsage();
  for (let runs = 1; ; runs++) {
    await job();
    const { user, system } = process.cpuUsage(from);
    if (user + system > BATCH * 1000) return (user + system) / 1000 / runs;
  }
}

/** How long a job takes when it is warm, in ms. */
export async function timed(job) {
  let spent = await once(job);
  if (spent > LONG) return spent;
  for (let runs = 1; spent < LONGEST_WARM && (runs < WARM_RUNS || spent < WARM); runs++)
    spent += await once(job);
  const means = [];
  while (means.length < BATCHES) means.push(await batch(job));
  return median(means);
}

/** A job as a multiple of a bare one, which is measured before and after it; the faster of the two counts. */
export async function ratio(job, bare) {
  const before = await timed(bare);
  const ms = await timed(job);
  const floor = Math.min(before, await timed(bare));
  return { ms, floor, times: ms / floor };
}
