import type { Call } from '../calls';

/**
 * Death of an execution at one of its service calls, as when the platform's limit or a lost machine ends it: before the
 * call does anything, or when it is done and its answer never arrives. Nothing that the script does after it counts,
 * not even in `finally`; its lock is free.
 */
export type Fault = 'kill' | 'killAfter';

/**
 * Told of every execution of a host, also of those of `onEdit`, and asked at each of their service calls: an answer
 * that is kept waiting lets others go on meanwhile. `id` tells executions apart.
 */
export interface Conductor {
  begins?(id: number, functionName: string): void;
  /** Before each service call, counted from 1. */
  call(id: number, call: Call, number: number): Fault | undefined | Promise<Fault | undefined>;
  ends?(id: number): void;
}
