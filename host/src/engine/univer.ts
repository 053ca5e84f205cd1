// The one door to Univer. Bundled on its own (see build.mjs): every other module imports from here.
import '@univerjs/sheets/facade';
import '@univerjs/engine-formula/facade';
import '@univerjs/sheets-formula/facade';

export {
  CellValueType,
  type ICellData,
  ICommandService,
  type IRange,
  type IStyleData,
  type IWorkbookData,
  LocaleType,
  LogLevel,
  mergeLocales,
  numfmt,
  Univer,
  type Worksheet,
} from '@univerjs/core';
export { FUniver } from '@univerjs/core/facade';
export {
  ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  FormulaDataModel,
  IFunctionService,
  NumberValueObject,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  StringValueObject,
  UniverFormulaEnginePlugin,
} from '@univerjs/engine-formula';
export {
  AddWorksheetMergeMutation,
  RemoveWorksheetMergeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetRangeValuesMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  UniverSheetsPlugin,
} from '@univerjs/sheets';
export { default as sheetsTexts } from '@univerjs/sheets/locale/en-US';
export { TriggerCalculationController, UniverSheetsFormulaPlugin } from '@univerjs/sheets-formula';
export { default as formulaTexts } from '@univerjs/sheets-formula/locale/en-US';
