const LOCK_MS = 20_000;

/** Runs a step while no other run of this file does; where another one does not end in time, answers as `busy` says. */
export function inTurn<T>(step: () => T, busy: () => T): T {
  const lock = LockService.getDocumentLock();
  if (!lock.tryLock(LOCK_MS)) return busy();
  try {
    return step();
  } finally {
    lock.releaseLock();
  }
}
