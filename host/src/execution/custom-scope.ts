import { createHash } from 'node:crypto';
import fs from 'node:fs';
import vm from 'node:vm';
import type { Context } from '../answers/context';
import { admitted, answer, refusal } from '../answers/index';
import type { CallCustomFunction } from '../engine/custom-function';
import type { Dist } from '../pushed/dist';
import type { Scope } from '../services/index';
import { decode, encode } from '../wire';
import { makeScope } from './scope';

/** How long one scope serves the calls of a recalculation, ms: making one for each call takes longer than the call. */
const BURST = 100;
const INVOKE = new vm.Script('invoke()');

export interface CustomFunctionSettings {
  servicesFile: string;
  dist: Dist;
  /** A context in CUSTOM_FUNCTION mode for one burst of calls. */
  context: () => Context;
  /** How long one call may run, ms. */
  timeLimit: number;
}

/**
 * Runs custom functions: read-only, limited in time, results kept by their arguments. They run in this
 * thread because the engine calls them while it computes; one scope serves one burst of calls.
 */
export class CustomFunctionRunner {
  private readonly services: vm.Script;
  private readonly scripts: vm.Script[];
  private readonly results = new Map<string, string>();
  private scope: Scope | undefined;
  private readonly runner = vm.createContext({ invoke: () => '' as string });

  constructor(private readonly settings: CustomFunctionSettings) {
    const { servicesFile, dist } = settings;
    this.services = new vm.Script(fs.readFileSync(servicesFile, 'utf8'), { filename: 'services.js' });
    this.scripts = dist.scripts.map(({ name, text }) => new vm.Script(text, { filename: name }));
  }

  readonly call: CallCustomFunction = (name, args) => {
    const sent = encode(args);
    const key = createHash('sha1').update(`${name}\n${sent}`).digest('hex');
    let result = this.results.get(key);
    if (result === undefined) {
      result = this.run(name, sent);
      this.results.set(key, result);
    }
    return decode(result);
  };

  private run(name: string, args: string): string {
    this.scope ??= this.freshScope();
    const { scope } = this;
    this.runner.invoke = () => scope.invoke(name, args);
    try {
      return INVOKE.runInContext(this.runner, { timeout: this.settings.timeLimit }) as string;
    } catch (error) {
      throw new Error(messageWithLine(error));
    }
  }

  private freshScope(): Scope {
    setTimeout(() => {
      this.scope = undefined;
    }, BURST).unref();
    const context = this.settings.context();
    const { manifest, customFunctions: publicFunctions } = this.settings.dist;
    const scope = { scriptZone: manifest.timeZone, now: context.workbook.now, publicFunctions };
    return makeScope(
      this.services,
      this.scripts,
      (method, args) => this.answered(context, method, args),
      scope,
    );
  }

  /** Custom functions see the cells as they are: nothing is settled for them, and no lock is waited for. */
  private answered(context: Context, method: string, args: string): string {
    try {
      return encode({ value: answer(admitted(method, context), context, decode(args) as unknown[]) });
    } catch (error) {
      return encode(refusal(error));
    }
  }
}

/** The note on a cell with #ERROR! ends with the script's line, as Sheets shows it. */
function messageWithLine(error: unknown): string {
  const { message, stack, code } = Object(error) as { message?: string; stack?: string; code?: string };
  if (code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return 'Exceeded maximum execution time (line 0).';
  const line = /\.(?:js|gs):(\d+)/.exec((stack ?? '').replace(/services\.js:\d+/g, ''))?.[1];
  return line === undefined ? String(message ?? error) : `${message} (line ${line}).`;
}
