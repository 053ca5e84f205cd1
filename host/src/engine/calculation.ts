import {
  type ICommandService,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
} from './univer';

/** The private members of Univer 0.25.1 that are driven here: pinned, and held by a test. */
interface Queue {
  _waitingCommandQueue: unknown[];
  _setTimeoutKey: NodeJS.Timeout | number;
  _executingDirtyData: object;
  _generateDirty(queue: unknown[]): object;
  _mergeDirty(all: object, dirty: object): object;
}

/**
 * When formulas are computed: once somebody waits for them, and one calculation at a time. Univer's own
 * timer (100 ms after a change) never fires, because two calculations at once spoil each other's results.
 */
export class Calculation {
  private readonly queue: Queue;
  private running: Promise<void> | undefined;
  private ended: () => void = () => undefined;

  /** @param queue Univer's TriggerCalculationController, which gathers what changed */
  constructor(
    private readonly commands: ICommandService,
    queue: object,
  ) {
    this.queue = queue as Queue;
    clearTimeout(this.queue._setTimeoutKey);
    commands.onCommandExecuted(({ id, params }) => {
      clearTimeout(this.queue._setTimeoutKey);
      const state = (params as { functionsExecutedState?: unknown } | undefined)?.functionsExecutedState;
      const isEnd = id === SetFormulaCalculationNotificationMutation.id && typeof state === 'number';
      if (isEnd) setImmediate(this.ended);
    });
  }

  /** Computes every formula anew. */
  async recalculate(): Promise<void> {
    await this.settle();
    await this.start({ forceCalculation: true });
  }

  /**
   * Waits until every formula shows the value of the cells as they are now.
   * @param hasFormulas without any there is nothing to compute
   */
  async settle(hasFormulas = true): Promise<void> {
    for (let round = 0; round < 50; round++) {
      if (this.running) await this.running;
      else if (this.queue._waitingCommandQueue.length === 0) return;
      else await this.computeChanges(hasFormulas);
    }
    throw new Error('the formula engine does not settle');
  }

  private async computeChanges(hasFormulas: boolean): Promise<void> {
    const { queue } = this;
    const changes = queue._waitingCommandQueue;
    queue._waitingCommandQueue = [];
    if (!hasFormulas) return;
    queue._executingDirtyData = queue._mergeDirty(queue._executingDirtyData, queue._generateDirty(changes));
    await this.start({ ...queue._executingDirtyData });
  }

  private start(what: object): Promise<void> {
    this.running = new Promise<void>(resolve => {
      this.ended = resolve;
    }).finally(() => {
      this.running = undefined;
    });
    this.commands.executeCommand(SetFormulaCalculationStartMutation.id, what, { onlyLocal: true });
    return this.running;
  }
}
