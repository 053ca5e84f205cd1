import {
  CellValueType,
  CommandType,
  type ICellData,
  type ICommandInfo,
  ICommandService,
} from '@univerjs/core';
import { SetRangeValuesMutation } from '@univerjs/preset-sheets-core';
import { SheetDataValidationModel } from '@univerjs/preset-sheets-data-validation';
import type { Mutation } from '../../engine/engine';
import type { PageState } from '../protocol';
import type { Grid } from './grid';
import type { Pending } from './pending';
import type { Server } from './server';

/** A change that writes cells one by one. */
interface Written {
  subUnitId: string;
  cellValue?: Record<string, Record<string, ICellData | null> | null>;
}

/** Changes the host must hear of; the others are how the grid draws. */
const SHARED = /^(sheet\.mutation\.|data-validation\.mutation\.)/;
const OWN = new Set([
  'sheet.mutation.data-validation-formula-mark-dirty',
  'sheet.mutation.set-worksheet-row-auto-height',
  'sheet.mutation.empty',
  'sheet.mutation.mark-dirty-filter-change',
]);
const FROM_HOST = { onlyLocal: true, fromHost: true };

/** The page's copy of the workbook, kept the same as the host's by changes that go both ways. */
export class Copy {
  private readonly commands: ICommandService;
  private batch: { mutations: Mutation[]; commands: string[] } = { mutations: [], commands: [] };
  private isFlushing = false;

  /** @param reload fetches the workbook anew and shows it */
  constructor(
    private readonly grid: Grid,
    private readonly server: Server,
    private readonly reload: () => Promise<void>,
    private readonly refused: (text: string) => void,
    pending: Pending,
  ) {
    this.commands = grid.univer.__getInjector().get(ICommandService);
    const execute = this.commands.executeCommand.bind(this.commands);
    this.commands.executeCommand = (id, params, options) => pending.watch(execute(id, params, options));
    this.commands.beforeCommandExecuted(({ id, type, params }, options) => {
      if (id === SetRangeValuesMutation.id && !options?.fromHost) this.tickBoxes(params as Written);
      if (type === CommandType.COMMAND) this.batch.commands.push(id);
      if (this.batch.commands.length > 50 && this.batch.mutations.length === 0) this.batch.commands.shift();
    });
    this.commands.onCommandExecuted((command, options) => {
      if (!options?.fromHost && !options?.onlyLocal) this.collect(command);
    });
  }

  show({ snapshot, arrays, told }: PageState): void {
    this.server.seen = told;
    this.grid.show(snapshot);
    this.commands.syncExecuteCommand('formula.mutation.set-array-formula-data', arrays, FROM_HOST);
  }

  /** A change the host made. One that this page has in its state already is left out. */
  apply({ id, params, isFormulaResult }: Mutation, told: number): void {
    if (told <= this.server.seen) return;
    this.server.seen = told;
    this.commands.syncExecuteCommand(id, params, {
      ...FROM_HOST,
      ...(isFormulaResult ? { fromFormula: true } : {}),
    });
  }

  /** The grid ticks a box with 1 and 0; Sheets with TRUE and FALSE. */
  private tickBoxes({ subUnitId, cellValue }: Written): void {
    const rules = this.grid.univer.__getInjector().get(SheetDataValidationModel);
    for (const [row, cells] of Object.entries(cellValue ?? {})) {
      for (const [column, cell] of Object.entries(cells ?? {})) {
        if (!cell || (cell.v !== 1 && cell.v !== 0)) continue;
        const rule = rules.getRuleByLocation('workbook', subUnitId, Number(row), Number(column));
        if (rule?.type === 'checkbox' && rule.formula1 === undefined) cell.t = CellValueType.BOOLEAN;
      }
    }
  }

  private collect({ id, type, params }: Readonly<ICommandInfo>): void {
    if (type !== CommandType.MUTATION || !SHARED.test(id) || OWN.has(id)) return;
    this.batch.mutations.push({ id, params: structuredClone(params ?? {}) });
    if (this.isFlushing) return;
    this.isFlushing = true;
    setTimeout(() => this.flush(), 0);
  }

  /** Sends what the person changed in the grid itself, in one piece for each act. */
  flush(): void {
    this.isFlushing = false;
    const { mutations, commands } = this.batch;
    this.batch = { mutations: [], commands: [] };
    if (mutations.length === 0) return;
    void this.server.follow({ mutations, commands }).then(async ({ refused, mustReload }) => {
      if (refused !== undefined) this.refused(refused);
      if (mustReload) await this.reload();
    });
  }
}
