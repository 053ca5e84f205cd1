/** A job that takes longer than this, in ms, is run once. */
const LONG = 2000;

async function once(job) {
  const from = performance.now();
  await job();
  return performance.now() - from;
}

export const median = times => [...times].sort((x, y) => x - y)[Math.floor(times.length / 2)];

/** How long a job takes when it is warm, in ms: the median of some runs, and the best of them. */
export async function timed(job, { warm = 250, budget = 500 } = {}) {
  const first = await once(job);
  if (first > LONG) return { ms: first, least: first };
  for (let spent = first; spent < warm; ) spent += await once(job);
  const times = [];
  for (let spent = 0; spent < budget || times.length < 3; spent += times.at(-1)) times.push(await once(job));
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
