import { type IWorkbookData, LocaleType, LogLevel, mergeLocales, Univer } from '@univerjs/core';
import { FUniver } from '@univerjs/core/facade';
import { UniverSheetsConditionalFormattingPreset } from '@univerjs/preset-sheets-conditional-formatting';
import conditionalEn from '@univerjs/preset-sheets-conditional-formatting/locales/en-US';
import conditionalRu from '@univerjs/preset-sheets-conditional-formatting/locales/ru-RU';
import {
  UniverFormulaEnginePlugin,
  UniverSheetsCorePreset,
  UniverSheetsPlugin,
} from '@univerjs/preset-sheets-core';
import coreEn from '@univerjs/preset-sheets-core/locales/en-US';
import coreRu from '@univerjs/preset-sheets-core/locales/ru-RU';
import { UniverSheetsDataValidationPreset } from '@univerjs/preset-sheets-data-validation';
import validationEn from '@univerjs/preset-sheets-data-validation/locales/en-US';
import validationRu from '@univerjs/preset-sheets-data-validation/locales/ru-RU';
import { UniverSheetsFilterPreset } from '@univerjs/preset-sheets-filter';
import filterEn from '@univerjs/preset-sheets-filter/locales/en-US';
import filterRu from '@univerjs/preset-sheets-filter/locales/ru-RU';
import { UniverSheetsSortPreset } from '@univerjs/preset-sheets-sort';
import sortEn from '@univerjs/preset-sheets-sort/locales/en-US';
import sortRu from '@univerjs/preset-sheets-sort/locales/ru-RU';
import '@univerjs/preset-sheets-core/lib/index.css';
import '@univerjs/preset-sheets-sort/lib/index.css';
import '@univerjs/preset-sheets-filter/lib/index.css';
import '@univerjs/preset-sheets-data-validation/lib/index.css';
import '@univerjs/preset-sheets-conditional-formatting/lib/index.css';

export interface Grid {
  univer: Univer;
  api: FUniver;
  /** Shows a workbook instead of the present one. */
  show(snapshot: IWorkbookData): void;
}

const TEXTS = {
  [LocaleType.RU_RU]: mergeLocales(coreRu, sortRu, filterRu, validationRu, conditionalRu),
  [LocaleType.EN_US]: mergeLocales(coreEn, sortEn, filterEn, validationEn, conditionalEn),
};

/** The host computes, the page shows. */
const COMPUTING = new Set<unknown>([UniverFormulaEnginePlugin, UniverSheetsPlugin]);

/** Univer's grid in an element of the page. */
export function createGrid(container: string, language: 'ru' | 'en'): Grid {
  const locale = language === 'ru' ? LocaleType.RU_RU : LocaleType.EN_US;
  const univer = new Univer({ locale, locales: TEXTS, logLevel: LogLevel.ERROR });
  const presets = [
    UniverSheetsCorePreset({
      container,
      ribbonType: 'simple',
      disableTextFormatAlert: true,
      disableTextFormatMark: true,
      sheets: { disableForceStringAlert: true, disableForceStringMark: true },
    }),
    UniverSheetsSortPreset(),
    UniverSheetsFilterPreset(),
    UniverSheetsDataValidationPreset(),
    UniverSheetsConditionalFormattingPreset(),
  ];
  for (const entry of presets.flatMap(({ plugins }) => plugins)) {
    const [plugin, config] = Array.isArray(entry) ? entry : [entry, undefined];
    univer.registerPlugin(
      plugin as never,
      (COMPUTING.has(plugin) ? { ...(config as object), notExecuteFormula: true } : config) as never,
    );
  }
  const api = FUniver.newAPI(univer);
  return {
    univer,
    api,
    show(snapshot) {
      const present = api.getActiveWorkbook()?.getId();
      if (present) api.disposeUnit(present);
      api.createWorkbook(snapshot);
    },
  };
}
