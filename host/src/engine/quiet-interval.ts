// Takes the place of the global setInterval inside the engine bundle (see build.mjs): some of Univer's
// plugins tick for ever, which must not keep the process alive.

const tick = globalThis.setInterval;

function quietInterval(run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): NodeJS.Timeout {
  return tick(run, ms, ...args).unref();
}

export { quietInterval as setInterval };
