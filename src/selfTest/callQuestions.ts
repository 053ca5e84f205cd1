import { BECOMES } from './becomes';
import { kind } from './kind';
import type { CallQuestion } from './question';

type Range = GoogleAppsScript.Spreadsheet.Range;

const zoneOf = (cell: Range) => cell.getSheet().getParent().getSpreadsheetTimeZone();

function againstRule(cell: Range): string {
  const { newDataValidation } = SpreadsheetApp;
  cell.setDataValidation(newDataValidation().requireValueInList(['a'], true).setAllowInvalid(false).build());
  cell.setValue('b');
  SpreadsheetApp.flush();
  return kind(cell.getValue(), zoneOf(cell));
}

function checkbox(cell: Range): void {
  cell.setDataValidation(SpreadsheetApp.newDataValidation().requireCheckbox().build());
}

/** Runs on a sheet that is there for this question only. */
function onNewSheet(cell: Range, ask: (sheet: GoogleAppsScript.Spreadsheet.Sheet) => string): string {
  const [own, spreadsheet] = [cell.getSheet(), cell.getSheet().getParent()];
  const sheet = spreadsheet.insertSheet('Self-test 2');
  try {
    return ask(sheet);
  } finally {
    spreadsheet.deleteSheet(sheet);
    spreadsheet.setActiveSheet(own);
  }
}

function bigMetadata(cell: Range): string {
  const sheet = cell.getSheet();
  sheet.addDeveloperMetadata('self-test', 'x'.repeat(30_000));
  const [kept] = sheet.createDeveloperMetadataFinder().withKey('self-test').find();
  const length = kept?.getValue()?.length ?? 0;
  kept?.remove();
  return `${length} characters are kept`;
}

function bigProperty(): string {
  const store = PropertiesService.getDocumentProperties();
  store.setProperty('self-test', 'x'.repeat(9 * 1024 + 1)).deleteProperty('self-test');
  return 'kept';
}

/** Text that is written by a script is parsed as if a person typed it: what becomes of it. */
const becomes = BECOMES.map(
  ([text, ru, en]): CallQuestion => ({
    asks: { ru: `Скрипт пишет ${text}`, en: `A script writes ${text}` },
    call: cell => {
      cell.setValue(text);
      return kind(cell.getValue(), zoneOf(cell));
    },
    host: { ru, en },
  }),
);

/** Asked by a script. */
export const CALL_QUESTIONS: readonly CallQuestion[] = [
  {
    asks: {
      ru: 'Скрипт пишет против строгого правила проверки',
      en: 'A script writes against a rule that rejects input',
    },
    call: againstRule,
    host: 'text "b"',
  },
  {
    asks: { ru: 'Пустая ячейка с правилом «флажок»', en: 'A blank cell with the rule of a checkbox' },
    call: cell => {
      checkbox(cell);
      return kind(cell.getValue(), zoneOf(cell));
    },
    host: 'text ""',
  },
  {
    asks: {
      ru: 'getLastRow листа, где есть только флажок в A5',
      en: 'getLastRow of a sheet with nothing but a checkbox in A5',
    },
    call: cell =>
      onNewSheet(cell, sheet => {
        checkbox(sheet.getRange('A5'));
        return String(sheet.getLastRow());
      }),
    host: '0',
  },
  {
    asks: { ru: 'Метаданные из 30 000 знаков', en: 'Metadata of 30,000 characters' },
    call: bigMetadata,
    host: '30000 characters are kept',
  },
  {
    asks: { ru: 'Свойство из 9217 байт', en: 'A property of 9,217 bytes' },
    call: bigProperty,
    host: 'Argument too large: value',
  },
  {
    asks: { ru: 'setValues, когда строк больше', en: 'setValues with too many rows' },
    call: cell => kind(cell.setNumberFormats([['@'], ['@']]), ''),
    host: 'The number of rows in the data does not match the number of rows in the range. The data has 2 but the range has 1.',
  },
  {
    asks: { ru: 'Диапазон из нуля строк', en: 'A range of no rows' },
    call: cell => kind(cell.getSheet().getRange(1, 1, 0, 1), ''),
    host: 'The number of rows in the range must be at least 1.',
  },
  {
    asks: { ru: 'Диапазон за краем листа', en: 'A range outside of the sheet' },
    call: cell => kind(cell.getSheet().getRange(1, 1, 1, 1000), ''),
    host: 'The coordinates of the range are outside the dimensions of the sheet.',
  },
  ...becomes,
];
