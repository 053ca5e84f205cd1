// Executions, as Apps Script does them: a fresh global scope, the services in it, then the script.
// A worker, because the services must answer synchronously while the engine computes asynchronously. It serves one
// execution after the other: a thread takes longer to start than most of them to run.

import fs from 'node:fs';
import vm from 'node:vm';
import { type MessagePort, parentPort, receiveMessageOnPort } from 'node:worker_threads';
import type { Caller, Scope } from '../services/index';
import { makeScope } from './scope';

export interface WorkerTask {
  /** Two 32-bit integers: a flag "answered", and the ms slept on the virtual clock. */
  shared: SharedArrayBuffer;
  port: MessagePort;
  servicesFile: string;
  scripts: { name: string; text: string }[];
  scriptZone: string;
  publicFunctions: string[];
  /** The clock at the start, ms, and whether it stands still but for sleeping. */
  startsAt: number;
  /** When it began by the real clock, ms. */
  began?: number;
  isClockFixed: boolean;
  functionName: string;
  args: string;
  caller: Caller;
  /** Runs in the scope of the execution before, if that ran the same script. */
  keepsScope: boolean;
}

export interface WorkerResult {
  value?: string;
  error?: { name: string; message: string; stack: string };
}

/** Asks the host of this execution and waits for its answer. */
function asked({ port, shared }: WorkerTask, method: string, args: string): string {
  const state = new Int32Array(shared);
  Atomics.store(state, 0, 0);
  port.postMessage({ method, args });
  // The wake-up for an answer that was already taken may come only now: then there is nothing to receive yet.
  while (Atomics.load(state, 0) === 0) Atomics.wait(state, 0, 0);
  let answer = receiveMessageOnPort(port);
  while (!answer) answer = receiveMessageOnPort(port); // on its way: a busy machine delivers it a moment later
  return String(answer.message);
}

const compiled = new Map<string, { text: string; script: vm.Script }>();

/** A script serves any number of scopes; each of them runs it anew. */
function scriptOf(name: string, text: string): vm.Script {
  const known = compiled.get(name);
  if (known?.text === text) return known.script;
  const script = new vm.Script(text, { filename: name });
  compiled.set(name, { text, script });
  return script;
}

function execute(task: WorkerTask): WorkerResult {
  try {
    return { value: scopeFor(task).invoke(task.functionName, task.args, task.caller) };
  } catch (thrown) {
    return { error: described(thrown) };
  }
}

/** A scope that outlives its execution, with the execution that it serves now. */
interface Kept {
  readonly scope: Scope;
  readonly scripts: string;
  task: WorkerTask;
}

let kept: Kept | undefined;

function scopeFor(task: WorkerTask): Scope {
  if (!task.keepsScope) return freshScope(task, () => task);
  const scripts = task.scripts.map(({ text }) => text).join();
  if (kept?.scripts === scripts) kept.task = task;
  else kept = { scope: freshScope(task, () => kept?.task ?? task), scripts, task };
  return kept.scope;
}

function freshScope(task: WorkerTask, current: () => WorkerTask): Scope {
  const services = scriptOf('services.js', fs.readFileSync(task.servicesFile, 'utf8'));
  const scripts = task.scripts.map(({ name, text }) => scriptOf(name, text));
  const { scriptZone, publicFunctions } = task;
  const ask = (method: string, args: string): string => asked(current(), method, args);
  return makeScope(services, scripts, ask, { scriptZone, now: () => clockOf(current()), publicFunctions });
}

function clockOf({ shared, startsAt, isClockFixed, began = Date.now() }: WorkerTask): number {
  return startsAt + Number(new Int32Array(shared)[1]) + (isClockFixed ? 0 : Date.now() - began);
}

/** Anything may be thrown; what is no Error has only its text. */
function described(thrown: unknown): NonNullable<WorkerResult['error']> {
  const { name, message, stack } = Object(thrown) as Partial<Error>;
  return {
    name: String(name ?? 'Error'),
    message: String(message ?? thrown),
    stack: scriptFrames(String(stack ?? '')),
  };
}

/** The stack without this host's own frames. */
function scriptFrames(stack: string): string {
  const isOwn = (line: string) => /^\s+at .*(?:services\.js|worker\.cjs|node:)/.test(line);
  return stack
    .split('\n')
    .filter(line => !isOwn(line))
    .join('\n');
}

parentPort?.on('message', (task: WorkerTask) =>
  parentPort?.postMessage(execute({ ...task, began: Date.now() })),
);
