// The one door to Univer. Bundled on its own (see build.mjs): every other module imports from here.
import '@univerjs/sheets/facade';
import '@univerjs/engine-formula/facade';
import '@univerjs/sheets-formula/facade';
import '@univerjs/sheets-filter/facade';

export {
  CellValueType,
  CommandType,
  type ICellData,
  ICommandService,
  type IRange,
  IResourceLoaderService,
  type IStyleData,
  type IWorkbookData,
  LocaleType,
  LogLevel,
  mergeLocales,
  numfmt,
  Univer,
  type Worksheet,
} from '@univerjs/core';
export { UniverDataValidationPlugin } from '@univerjs/data-validation';
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
export { UniverSheetsConditionalFormattingPlugin } from '@univerjs/sheets-conditional-formatting';
export { UniverSheetsDataValidationPlugin } from '@univerjs/sheets-data-validation';
export { SHEET_FILTER_SNAPSHOT_ID, SheetsFilterService, UniverSheetsFilterPlugin } from '@univerjs/sheets-filter';
export { default as sheetsTexts } from '@univerjs/sheets/locale/en-US';
export { TriggerCalculationController, UniverSheetsFormulaPlugin } from '@univerjs/sheets-formula';
export { default as formulaTexts } from '@univerjs/sheets-formula/locale/en-US';
