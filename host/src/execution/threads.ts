import { Worker } from 'node:worker_threads';

/** Threads that wait for an execution, by the file that they run. */
const waiting = new Map<string, Worker[]>();

/** A thread for one execution; it holds the process only while it runs. */
export function takeThread(file: string): Worker {
  const thread = waiting.get(file)?.pop() ?? new Worker(file, { env: {} });
  thread.ref();
  return thread;
}

/** Gives back a thread whose execution came to its end; one that was stopped must be terminated instead. */
export function giveBack(file: string, thread: Worker): void {
  thread.unref();
  waiting.set(file, [...(waiting.get(file) ?? []), thread]);
}
