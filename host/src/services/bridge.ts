import type { Call } from '../calls';
import { decode, encode } from '../wire';
import { exception } from './strict';

/** One synchronous call to the host: the method's name and its arguments as text; the answer as text. */
export type HostCall = (method: string, args: string) => string;

/** Asks the host; throws an Exception with its message when it refuses. */
export type Ask = (method: Call, ...args: unknown[]) => unknown;

interface Answer {
  value?: unknown;
  error?: string;
}

export function bridgeTo(host: HostCall): Ask {
  return (method, ...args) => {
    const answer = decode(host(method, encode(args))) as Answer;
    if (answer.error !== undefined) throw exception(answer.error);
    return answer.value;
  };
}
