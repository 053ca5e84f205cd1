import { userLang } from '../addon/locale';
import { onOpen as addonMenu } from '../addon/menu';
import { askAll } from './asking';
import { WORDS } from './sheetLayout';

/**
 * Добавляет меню надстройки и меню «Самопроверка».
 * Adds the add-on's menu and the menu "Self-test".
 */
export function onOpen(): void {
  addonMenu();
  const words = WORDS[userLang()];
  SpreadsheetApp.getUi().createMenu(words.menu).addItem(words.ask, 'selfTest').addToUi();
}

/**
 * Делает лист с вопросами к платформе и ответами стенда.
 * Makes the sheet with the questions to the platform and the host's answers.
 */
export function selfTest(): void {
  const lang = userLang();
  const spreadsheet = SpreadsheetApp.getActiveSpreadsheet();
  askAll(spreadsheet, lang);
  spreadsheet.toast(WORDS[lang].done, WORDS[lang].menu, 20);
}
