// google.script inside the sidebar's frame. This function is sent there as its own source text, so it
// may use nothing from outside itself.

/** What the frame says to the page. */
export type FromFrame =
  | { script: 'run'; id: number; name: string; args: unknown[] }
  | { script: 'close' }
  | { script: 'focus' };

/** What the page answers. */
export interface ToFrame {
  script: 'done';
  id: number;
  answer: { value: unknown } | { error: string };
}

interface Handlers {
  success?: (value: unknown, userObject?: unknown) => void;
  failure?: (error: Error, userObject?: unknown) => void;
  userObject?: unknown;
}

export function installClient(functions: string[]): void {
  const waiting = new Map<number, Handlers>();
  let last = 0;
  const say = (message: FromFrame) => parent.postMessage(message, '*');

  /** Plain values only: dates, functions, elements and cycles are refused, undefined in lists is null. */
  function legal(value: unknown, where: string, above: unknown[]): unknown {
    const refuse = () => new TypeError(`Failed due to illegal value in property: ${where}`);
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value;
    if (value === undefined) return null;
    if (typeof value !== 'object' || above.includes(value)) throw refuse();
    const inside = [...above, value];
    if (Array.isArray(value)) return value.map((part, index) => legal(part, String(index), inside));
    const prototype = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) throw refuse();
    const parts = Object.entries(value).filter(([, part]) => part !== undefined);
    return Object.fromEntries(parts.map(([key, part]) => [key, legal(part, key, inside)]));
  }

  function runner(handlers: Handlers): object {
    const made = Object.create({
      withSuccessHandler: (success: Handlers['success']) => runner({ ...handlers, success: called(success) }),
      withFailureHandler: (failure: Handlers['failure']) => runner({ ...handlers, failure: called(failure) }),
      withUserObject: (userObject: unknown) => runner({ ...handlers, userObject }),
    });
    for (const name of functions) {
      made[name] = (...args: unknown[]) => {
        const sent = args.map((value, index) => legal(value, String(index), []));
        waiting.set(++last, handlers);
        say({ script: 'run', id: last, name, args: sent });
      };
    }
    return made;
  }

  function called<T>(handler: T): NonNullable<T> {
    if (typeof handler !== 'function') throw new TypeError('a handler must be a function');
    return handler as NonNullable<T>;
  }

  addEventListener('message', ({ source, data }: MessageEvent) => {
    if (source !== parent || data?.script !== 'done') return;
    const { id, answer } = data as ToFrame;
    const handlers = waiting.get(id);
    waiting.delete(id);
    if (!handlers) return;
    if ('value' in answer) {
      handlers.success?.(answer.value, handlers.userObject);
      return;
    }
    const error = new Error(answer.error);
    error.name = 'ScriptError';
    if (handlers.failure) handlers.failure(error, handlers.userObject);
    else console.error('Uncaught', error.message); // a server's failure that nobody handles is only seen here
  });

  const script = {
    run: runner({}),
    host: {
      close: () => say({ script: 'close' }),
      editor: { focus: () => say({ script: 'focus' }) },
    },
  };
  Object.defineProperty(globalThis, 'google', { value: { script } });
}
