// What a report of Stryker comes to: for each file how many mutants ended how.

const NAMES = {
  Killed: 'killed',
  Timeout: 'timedOut',
  Survived: 'survived',
  NoCoverage: 'notReached',
  Ignored: 'leftOut',
  RuntimeError: 'invalid',
  CompileError: 'invalid',
};

const none = () => ({
  killed: 0,
  timedOut: 0,
  survived: 0,
  notReached: 0,
  leftOut: 0,
  invalid: 0,
  kinds: {},
});

const fileOf = ({ mutants }) => {
  const counts = none();
  for (const { status, mutatorName, statusReason } of mutants) {
    // Words are no mutants at all; what is left out here is what runs only while a file loads.
    if (status === 'Ignored' && statusReason?.includes('excluded')) continue;
    counts[NAMES[status]]++;
    if (status === 'Survived') counts.kinds[mutatorName] = (counts.kinds[mutatorName] ?? 0) + 1;
  }
  return counts;
};

export const resultOf = ({ files }) =>
  Object.fromEntries(
    Object.entries(files)
      .map(([name, file]) => [name, fileOf(file)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** @returns the sum of many, kind by kind */
export const summed = many => {
  const sum = none();
  for (const { kinds, ...counts } of many) {
    for (const [name, count] of Object.entries(counts)) sum[name] += count;
    for (const [kind, count] of Object.entries(kinds)) sum.kinds[kind] = (sum.kinds[kind] ?? 0) + count;
  }
  return sum;
};

/** All that could have been killed. */
export const mutantsOf = ({ killed, timedOut, survived, notReached }) =>
  killed + timedOut + survived + notReached;

/** Stryker's mutation score: detected of all that could have been. */
export const scoreOf = counts => (100 * (counts.killed + counts.timedOut)) / mutantsOf(counts);
