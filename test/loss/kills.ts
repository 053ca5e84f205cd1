// An action killed before and after a service call, and done again.
import { type Host, type KeptFile, keptFile } from '../../host/test/library';
import type { Action } from './actions';
import { contentsOf } from './contents';
import { checked, GAMES, ONLINE, opened } from './files';

export interface Kill {
  readonly call: number;
  readonly fault: 'kill' | 'killAfter';
  /** The platform keeps writes back until a flush or a reading: those that were kept back are lost with the execution. */
  readonly loses: boolean;
}

/** The action where nothing befalls it. */
export interface Undisturbed {
  readonly calls: readonly string[];
  /** After it and a check. */
  readonly contents: string;
  readonly captains: string;
}

/** The cells that captains type into. */
export const captainsOf = (host: Host): string =>
  host.workbook.sheetByName(ONLINE) ? JSON.stringify(host.getCells(ONLINE, 2, 7, GAMES, 2)) : '';

export async function undisturbed({ file, run, isDone }: Action): Promise<Undisturbed> {
  const host = await opened(file);
  try {
    const calls: string[] = [];
    host.conductor = {
      call: (_id, call) => {
        calls.push(call);
        return undefined;
      },
    };
    const answer = await run(host);
    if (!isDone(answer)) throw new Error(`not done: ${JSON.stringify(answer)}`);
    host.conductor = undefined;
    const captains = captainsOf(host);
    await checked(host);
    return { calls, contents: contentsOf(host), captains };
  } finally {
    host.dispose();
  }
}

/** Calls before which the platform must have written everything: those that look at cells, and those that move them. */
const FLUSHES = /flush$|getValues$|getNotes$|getDataRange$|getLast|getMax|insert|delete|Metadata/;
/** Calls that it may keep back until then. */
const WRITES =
  /^(?!Properties).*\.(set|clear|merge|breakApart|hide|show|shift|collapse|protect|remove|change)/;

/** All kills of an execution with these calls; those that lose only where there is something to lose. */
export function everyKill(calls: readonly string[]): readonly Kill[] {
  let isKeptBack = false;
  return calls.flatMap((name, i) => {
    const before = isKeptBack;
    isKeptBack = FLUSHES.test(name) ? false : isKeptBack || WRITES.test(name);
    const call = i + 1;
    return [
      { call, fault: 'kill', loses: false },
      ...(before ? [{ call, fault: 'kill', loses: true } as const] : []),
      { call, fault: 'killAfter', loses: false },
      ...(isKeptBack ? [{ call, fault: 'killAfter', loses: true } as const] : []),
    ] as const;
  });
}

/** Runs the action and kills it there. @returns the file that its death leaves */
export async function killed({ file, run }: Action, { call: at, fault, loses }: Kill): Promise<Host> {
  const host = await opened(file);
  let flushed = loses ? file.workbook : undefined;
  let number = 0;
  let [isWritten, isFlushed] = [false, false];
  host.conductor = {
    call: (id, call) => {
      if (++number > at) return undefined;
      if (flushed && (number === 1 || (isFlushed && isWritten))) {
        flushed = keptFile(host, id).workbook;
        isWritten = false;
      }
      isFlushed = FLUSHES.test(call);
      isWritten ||= WRITES.test(call) || /insert|delete/.test(call);
      return number === at ? fault : undefined;
    },
  };
  await run(host).catch((error: Error) => {
    if (error.message !== 'killed') throw error;
  });
  await host.events.idle();
  host.conductor = undefined;
  if (!flushed || (isFlushed && fault === 'killAfter')) return host;
  const left = await opened({ workbook: flushed, stores: keptFile(host).stores });
  host.dispose();
  return left;
}

/** What was found out about an action by killing it. */
export interface Survival {
  kills: number;
  /** Files that its deaths left behind, each another one; from each of them it was done again. */
  readonly left: Set<string>;
  /** Kills after which something was lost, doubled or changed that must not be. */
  readonly losses: { readonly kill: Kill; readonly call: string; readonly why: string }[];
}

/** Kills the action once and does it again, unless an earlier death left the very same file. */
export async function survived(
  action: Action,
  calm: Undisturbed,
  kill: Kill,
  survival: Survival,
): Promise<void> {
  const host = await killed(action, kill);
  try {
    survival.kills++;
    const left = contentsOf(host);
    if (survival.left.has(left)) return;
    survival.left.add(left);
    const why = await lossIn(host, action, calm);
    if (why) survival.losses.push({ kill, call: calm.calls[kill.call - 1] ?? '', why });
  } finally {
    host.dispose();
  }
}

/** As many calls of a long action are looked at in one run: a run has six minutes. */
const PIECE = 25;

/**
 * The same for every call at once, where an action is long: what a death leaves is the file as it stands between two
 * calls, and what the platform may lose with it is how it stood between two earlier ones. So runs are looked at.
 */
export async function survivedAll(action: Action, calm: Undisturbed, survival: Survival): Promise<void> {
  for (let from = 1; from <= calm.calls.length; from += PIECE)
    for (const [call, file] of await filesIn(action, from, from + PIECE)) {
      const left = await opened(file);
      const contents = contentsOf(left);
      const why = survival.left.has(contents) ? undefined : await lossIn(left, action, calm);
      survival.left.add(contents);
      left.dispose();
      const kill: Kill = { call, fault: 'kill', loses: false };
      if (why) survival.losses.push({ kill, call: calm.calls[call - 1] ?? '', why });
    }
  survival.kills += everyKill(calm.calls).length;
}

/** The file as it stands before each call of a part of a run, where it changed since the one before; then it is killed. */
async function filesIn(
  { file, run }: Action,
  from: number,
  to: number,
): Promise<ReadonlyMap<number, KeptFile>> {
  const host = await opened(file);
  const files = new Map<number, KeptFile>();
  let isWritten = true;
  host.conductor = {
    call: (id, call, number) => {
      if (number < from) return undefined;
      if (number >= to) return 'kill';
      if (isWritten) files.set(number, keptFile(host, id));
      isWritten = WRITES.test(call) || /insert|delete/.test(call);
      return undefined;
    },
  };
  await run(host).catch((error: Error) => {
    if (error.message !== 'killed') throw error;
  });
  host.dispose();
  return files;
}

async function lossIn(
  host: Host,
  { run, again = run }: Action,
  calm: Undisturbed,
): Promise<string | undefined> {
  if (captainsOf(host) !== calm.captains && captainsOf(host) !== '') return 'a captain’s cell was touched';
  await again(host);
  await checked(host);
  const contents = contentsOf(host);
  return contents === calm.contents ? undefined : differenceOf(calm.contents, contents);
}

/** Where two texts part, with what stands around. */
function differenceOf(wanted: string, found: string): string {
  let at = 0;
  while (wanted[at] === found[at]) at++;
  const around = (text: string): string => text.slice(Math.max(0, at - 150), at + 150);
  return `wanted …${around(wanted)}…\n   found …${around(found)}…`;
}
