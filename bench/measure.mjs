/** A job that takes longer than this, in ms, is run once. */
const LONG = 1000;

async function once(job) {
  const from = performance.now();
  await job();
  return performance.now() - from;
}

export const median = times => [...times].sort((x, y) => x - y)[Math.floor(times.length / 2)];

/** Runs before anything counts: the compiler needs some, however long they take. */
const [WARM_RUNS, WARM, LONGEST_WARM] = [40, 250, 4000];
const BUDGET = 600;

/** How long a job takes when it is warm, in ms: the median of some runs, and the best of them. */
export async function timed(job) {
  const first = await once(job);
  if (first > LONG) return { ms: first, least: first };
  let spent = first;
  for (let runs = 1; spent < LONGEST_WARM && (runs < WARM_RUNS || spent < WARM); runs++)
    spent += await once(job);
  const times = [];
  for (spent = 0; spent < BUDGET || times.length < 5; spent += times.at(-1)) times.push(await once(job));
  return { ms: median(times), least: Math.min(...times) };
}

/** A job as a multiple of a bare one, which is measured before and after it; the faster of the two counts. */
export async function ratio(job, bare) {
  const before = await timed(bare);
  const { ms, least } = await timed(job);
  const after = await timed(bare);
  const floor = Math.min(before.ms, after.ms);
  const leastFloor = Math.min(before.least, after.least);
  return { ms, floor, times: ms / floor, leastTimes: least / leastFloor };
}
