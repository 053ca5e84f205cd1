import { Calculation } from './calculation';
import { CustomFunction, type CustomFunctionContext } from './custom-function';
import { missingFunctions } from './missing-functions';
import {
  CommandType,
  ConditionalFormattingFormulaService,
  ConditionalFormattingRuleModel,
  FormulaDataModel,
  FUniver,
  formulaTexts,
  type ICellData,
  ICommandService,
  IFunctionService,
  IResourceLoaderService,
  type IWorkbookData,
  LexerTreeBuilder,
  LocaleType,
  LogLevel,
  mergeLocales,
  RegisterOtherFormulaService,
  SetRangeValuesMutation,
  SheetDataValidationModel,
  SheetsFilterService,
  sheetsTexts,
  TriggerCalculationController,
  Univer,
  UniverDataValidationPlugin,
  UniverFormulaEnginePlugin,
  UniverSheetsConditionalFormattingPlugin,
  UniverSheetsDataValidationPlugin,
  UniverSheetsFilterPlugin,
  UniverSheetsFormulaPlugin,
  UniverSheetsPlugin,
  type Worksheet,
} from './univer';

type UniverWorkbook = ReturnType<FUniver['createWorkbook']>;
export type UniverSheet = NonNullable<ReturnType<UniverWorkbook['getSheetBySheetId']>>;

/** Cells by row and column, from 0, as the engine's mutations take them. */
export type CellMatrix = Record<number, Record<number, ICellData>>;

/** One change of the workbook, as both copies of it (here and in a page) understand it. */
export interface Mutation {
  id: string;
  params: object;
  /** It only shows what a formula came to. */
  isFormulaResult?: boolean;
  /** It was made in a copy, which need not hear of it. */
  isFromCopy?: boolean;
}

/** The changes that a copy must follow; the rest is how this engine computes. */
const SHARED = /^(sheet\.mutation\.|data-validation\.mutation\.|formula\.mutation\.set-array-formula-data$)/;
const OWN = new Set([
  'sheet.mutation.data-validation-formula-mark-dirty',
  'sheet.mutation.set-worksheet-row-auto-height',
]);

export const UNIT = 'workbook';

/** A headless Univer workbook: cells, formulas and their calculation. */
export class Engine {
  private readonly univer: Univer;
  private readonly commands: ICommandService;
  private readonly calculation: Calculation;
  private readonly formulas: FormulaDataModel;
  /** Was there ever a formula? Without one nothing needs calculating. */
  hasFormulas: boolean;
  private readonly watchers = new Set<(mutation: Mutation) => void>();
  readonly workbook: UniverWorkbook;
  readonly filters: SheetsFilterService;
  readonly validations: SheetDataValidationModel;
  readonly conditions: ConditionalFormattingRuleModel;
  readonly conditionResults: ConditionalFormattingFormulaService;
  /**
   * From now on formulas of conditional formats are computed with those in cells. Univer begins by itself, which makes
   * every calculation some times longer; so it waits here until somebody looks at colours.
   */
  readonly showConditions: () => void;
  private readonly lexer: LexerTreeBuilder;

  constructor(snapshot: Omit<IWorkbookData, 'id' | 'locale' | 'appVersion'>, hasFormulas: boolean) {
    this.hasFormulas = hasFormulas;
    this.univer = new Univer({
      locale: LocaleType.EN_US,
      logLevel: LogLevel.ERROR,
      locales: { [LocaleType.EN_US]: mergeLocales(texts(sheetsTexts), texts(formulaTexts)) },
    });
    this.univer.registerPlugin(UniverFormulaEnginePlugin);
    this.univer.registerPlugin(UniverSheetsPlugin);
    this.univer.registerPlugin(UniverSheetsFormulaPlugin);
    this.univer.registerPlugin(UniverDataValidationPlugin);
    this.univer.registerPlugin(UniverSheetsDataValidationPlugin);
    this.univer.registerPlugin(UniverSheetsConditionalFormattingPlugin);
    this.univer.registerPlugin(UniverSheetsFilterPlugin);
    const api = FUniver.newAPI(this.univer);
    const injector = this.univer.__getInjector();
    this.commands = injector.get(ICommandService);
    const { calculateStarted$ } = injector.get(RegisterOtherFormulaService);
    this.showConditions = calculateStarted$.next.bind(calculateStarted$, true);
    calculateStarted$.next = () => undefined;
    this.watchMutations();
    this.workbook = api.createWorkbook({ ...snapshot, id: UNIT, locale: LocaleType.EN_US, appVersion: '' });
    this.calculation = new Calculation(this.commands, injector.get(TriggerCalculationController));
    this.formulas = injector.get(FormulaDataModel);
    this.filters = injector.get(SheetsFilterService);
    this.validations = injector.get(SheetDataValidationModel);
    this.conditions = injector.get(ConditionalFormattingRuleModel);
    this.conditionResults = injector.get(ConditionalFormattingFormulaService);
    this.lexer = injector.get(LexerTreeBuilder);
    injector.get(IFunctionService).registerExecutors(...missingFunctions());
  }

  /** Makes the script's custom functions known to formulas. */
  register(names: string[], context: CustomFunctionContext): void {
    const functions = names.map(name => new CustomFunction(name, context));
    this.univer
      .__getInjector()
      .get(IFunctionService)
      .registerExecutors(...functions);
  }

  private watchMutations(): void {
    this.commands.onCommandExecuted(({ id, params, type }, options) => {
      if (type !== CommandType.MUTATION || !SHARED.test(id) || OWN.has(id)) return;
      const [isFormulaResult, isFromCopy] = [Boolean(options?.fromFormula), Boolean(options?.isFromCopy)];
      for (const watch of this.watchers) watch({ id, params: params ?? {}, isFormulaResult, isFromCopy });
    });
  }

  /** Tells every change of the workbook, wherever it was made. @returns what ends it */
  onMutation(watch: (mutation: Mutation) => void): () => void {
    this.watchers.add(watch);
    return () => this.watchers.delete(watch);
  }

  /** Follows a change that was made in a copy of the workbook. */
  follow({ id, params }: Mutation): void {
    if (!SHARED.test(id) || OWN.has(id)) throw new Error(`a copy may not send ${id}`);
    this.hasFormulas ||= /"f":"=|"subType":"formula"/.test(JSON.stringify(params));
    this.commands.syncExecuteCommand(id, { ...params, unitId: UNIT }, { isFromCopy: true });
  }

  /** Everything a copy starts from: the workbook with its rules, and the results that spilled. */
  copy(): { snapshot: IWorkbookData; arrays: object } {
    const { injector, formulas } = this;
    const snapshot = injector.get(IResourceLoaderService).saveUnit<IWorkbookData>(UNIT);
    if (!snapshot) throw new Error('the workbook is gone');
    const arrays = {
      arrayFormulaRange: formulas.getArrayFormulaRange(),
      arrayFormulaCellData: formulas.getArrayFormulaCellData(),
    };
    return { snapshot, arrays };
  }

  private get injector() {
    return this.univer.__getInjector();
  }

  sheet(id: string): UniverSheet {
    const sheet = this.workbook.getSheetBySheetId(id);
    if (!sheet) throw new Error(`no sheet ${id}`);
    return sheet;
  }

  worksheet(id: string): Worksheet {
    return this.sheet(id).getSheet();
  }

  /** Merges the given cells into the sheet; fields that are null are removed. */
  write(sheetId: string, cellValue: CellMatrix, withFormulas: boolean): void {
    this.hasFormulas ||= withFormulas;
    this.mutate(SetRangeValuesMutation.id, { subUnitId: sheetId, cellValue });
  }

  mutate(id: string, params: object): void {
    this.commands.syncExecuteCommand(id, { unitId: UNIT, ...params });
  }

  /** A formula whose cell has moved by so many rows: its relative references move along. */
  movedFormula(formula: string, rows: number): string {
    return this.lexer.moveFormulaRefOffset(formula, 0, rows);
  }

  /** A cell as it stands in the grid, row and column from 0; spilled values are not in it. */
  cell(sheetId: string, row: number, column: number): ICellData | undefined {
    return this.worksheet(sheetId).getCellMatrix().getValue(row, column) ?? undefined;
  }

  /** Values spilled into neighbours by array results, by row and column from 0. */
  spilled(sheetId: string): Record<number, Record<number, ICellData | null> | undefined> {
    return (this.formulas.getArrayFormulaCellData()?.[UNIT]?.[sheetId] ?? {}) as never;
  }

  /** Computes every formula anew. */
  recalculate(): Promise<void> {
    return this.calculation.recalculate();
  }

  /** Waits until every formula shows the value of the cells as they are now. */
  settle(): Promise<void> {
    return this.calculation.settle(this.hasFormulas);
  }

  dispose(): void {
    this.univer.dispose();
  }
}

/** esbuild may wrap a CommonJS default export once more. */
function texts(module: object): object {
  return 'default' in module ? (module.default as object) : module;
}
