import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { Context, Counters, LogLine } from '../answers/context';
import { ServiceError } from '../answers/context';
import { admitted, answer, needsSettled, refusal } from '../answers/index';
import type { Call } from '../calls';
import type { Caller } from '../services/index';
import { decode, encode } from '../wire';
import type { Fault } from './fault';
import { giveBack, takeThread } from './threads';
import type { WorkerResult, WorkerTask } from './worker';

/** How a run of a function ended. */
export interface ExecutionResult {
  /** What the function returned, if it did. */
  value?: unknown;
  /** What it threw, or why it was stopped. */
  error?: { name: string; message: string; stack: string };
  counters: Counters;
  log: LogLine[];
}

export interface ExecutionOptions {
  workerFile: string;
  servicesFile: string;
  functionName: string;
  caller: Caller;
  /** For a trigger the seed of its event, else the list of arguments. */
  args: unknown;
  startsAt: number;
  isClockFixed: boolean;
  /** Run time on the virtual clock, ms: 6 min for a person's call, 30 s for a simple trigger. */
  timeLimit: number;
  keepsScope: boolean;
  /**
   * Called before each service call that reaches the host, counted from 1: tests interleave
   * executions here, or kill them.
   */
  onCall?: ((call: Call, number: number) => Fault | undefined | Promise<Fault | undefined>) | undefined;
}

const TOO_LONG = 'Exceeded maximum execution time';
const KILLED = 'killed';

/** One run of one function in a worker; its service calls are answered from this thread. */
export class Execution {
  private readonly shared = new SharedArrayBuffer(8);
  private readonly state = new Int32Array(this.shared);
  private calls = 0;
  private isKilled = false;
  private finish: (result: WorkerResult) => void = () => undefined;

  constructor(
    private readonly context: Context,
    private readonly options: ExecutionOptions,
  ) {}

  async run(): Promise<ExecutionResult> {
    const { counters, log } = this.context.running;
    const result = await this.inWorker();
    this.context.pending.land(this.context.running.id);
    this.context.lock.release(this.context.running.id);
    await this.context.workbook.settle();
    if (this.isKilled) return { error: { name: 'Exception', message: KILLED, stack: '' }, counters, log };
    if (result.error) return { error: result.error, counters, log };
    const text = String(result.value);
    return { value: this.options.caller === 'client' ? JSON.parse(text) : decode(text), counters, log };
  }

  /** Moves the virtual clock; the platform's limit holds on it. */
  sleep(ms: number): void {
    Atomics.add(this.state, 1, Math.max(0, Math.round(ms)));
    if (Number(this.state[1]) <= this.options.timeLimit) return;
    this.end(TOO_LONG);
    throw new ServiceError(TOO_LONG);
  }

  private end(message: string): void {
    this.finish({ error: { name: 'Exception', message, stack: '' } });
  }

  private inWorker(): Promise<WorkerResult> {
    const { port1, port2 } = new MessageChannel();
    const { workerFile } = this.options;
    const thread = takeThread(workerFile);
    const timer = setTimeout(() => this.end(TOO_LONG), this.options.timeLimit);
    return new Promise<WorkerResult>(resolve => {
      const failed = (error: Error): void => this.end(`host failure: ${error.stack}`);
      const end = (result: WorkerResult): void => {
        clearTimeout(timer);
        port1.close();
        thread.off('message', done).off('error', failed);
        resolve(result);
      };
      const done = (result: WorkerResult): void => {
        giveBack(workerFile, thread);
        end(result);
      };
      this.finish = result => {
        void thread.terminate();
        end(result);
      };
      port1.on('message', (message: { method: string; args: string }) => void this.reply(port1, message));
      thread.on('message', done).on('error', failed);
      thread.postMessage(this.task(port2), [port2]);
    });
  }

  private task(port: MessagePort): WorkerTask {
    const { servicesFile, functionName, args, caller, startsAt, isClockFixed, keepsScope } = this.options;
    const { scripts, manifest, publicFunctions } = this.context.dist;
    return {
      shared: this.shared,
      port,
      servicesFile,
      scripts,
      scriptZone: manifest.timeZone,
      publicFunctions,
      startsAt,
      isClockFixed,
      keepsScope,
      functionName,
      caller,
      args: caller === 'client' ? JSON.stringify(args) : encode(args),
    };
  }

  private async reply(port: MessagePort, { method, args }: { method: string; args: string }): Promise<void> {
    port.postMessage(await this.answerTo(method, args));
    Atomics.store(this.state, 0, 1);
    Atomics.notify(this.state, 0);
  }

  /** The answer as text. Whoever was killed is refused everything from then on, so that nothing it still does counts. */
  private async answerTo(method: string, args: string): Promise<string> {
    try {
      if (this.isKilled) throw new ServiceError(KILLED);
      const call = admitted(method, this.context);
      const fault = await this.options.onCall?.(call, ++this.calls);
      if (fault === 'kill') this.kill();
      if (needsSettled(call)) await this.context.workbook.settle();
      const value = await answer(call, this.context, decode(args) as unknown[]);
      if (fault === 'killAfter') this.kill();
      return encode({ value });
    } catch (error) {
      return encode(refusal(error));
    }
  }

  private kill(): never {
    this.isKilled = true;
    throw new ServiceError(KILLED);
  }
}
