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
  type ISheetDataValidationRule,
  type IStyleData,
  type IWorkbookData,
  LocaleType,
  LogLevel,
  mergeLocales,
  numfmt,
  type ObjectMatrix,
  Univer,
  type Worksheet,
} from '@univerjs/core';
export { FUniver } from '@univerjs/core/facade';
export { UniverDataValidationPlugin } from '@univerjs/data-validation';
export {
  ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  FormulaDataModel,
  IFunctionService,
  LexerTreeBuilder,
  NumberValueObject,
  RegisterOtherFormulaService,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  StringValueObject,
  UniverFormulaEnginePlugin,
} from '@univerjs/engine-formula';
export {
  AddWorksheetMergeMutation,
  RemoveWorksheetMergeMutation,
  ReorderRangeMutation,
  SetColHiddenMutation,
  SetColVisibleMutation,
  SetFrozenMutation,
  SetRangeValuesMutation,
  SetTabColorMutation,
  SetWorksheetColWidthMutation,
  SetWorksheetHideMutation,
  SetWorksheetRowHeightMutation,
  SetWorksheetRowIsAutoHeightMutation,
  ToggleGridlinesMutation,
  UniverSheetsPlugin,
} from '@univerjs/sheets';
export { default as sheetsTexts } from '@univerjs/sheets/locale/en-US';
export {
  AddConditionalRuleMutation,
  ConditionalFormattingFormulaService,
  ConditionalFormattingRuleModel,
  DeleteConditionalRuleMutation,
  type IConditionFormattingRule,
  SetConditionalRuleMutation,
  UniverSheetsConditionalFormattingPlugin,
} from '@univerjs/sheets-conditional-formatting';
export {
  AddSheetDataValidationCommand,
  ClearRangeDataValidationCommand,
  SheetDataValidationModel,
  UniverSheetsDataValidationPlugin,
} from '@univerjs/sheets-data-validation';
export {
  SHEET_FILTER_SNAPSHOT_ID,
  SheetsFilterService,
  UniverSheetsFilterPlugin,
} from '@univerjs/sheets-filter';
export { TriggerCalculationController, UniverSheetsFormulaPlugin } from '@univerjs/sheets-formula';
export { default as formulaTexts } from '@univerjs/sheets-formula/locale/en-US';
