import { userLang } from './locale';
import { validate } from './validate';

const WORDS = {
  ru: { check: 'Проверить таблицу', open: 'Решить спорное…', title: 'Судейская', done: 'Проверено' },
  en: { check: 'Check the table', open: 'Decide open cases…', title: 'Judging', done: 'Checked' },
} as const;

/**
 * Добавляет меню при открытии файла.
 * Adds the menu when the file opens; needs no rights.
 */
export function onOpen(): void {
  const words = WORDS[userLang()];
  SpreadsheetApp.getUi()
    .createAddonMenu()
    .addItem(words.check, 'checkTable')
    .addItem(words.open, 'showSidebar')
    .addToUi();
}

/**
 * Добавляет меню сразу после установки.
 * Adds the menu right after the installation.
 */
export function onInstall(): void {
  onOpen();
}

/**
 * Открывает боковую панель судьи.
 * Opens the judge's sidebar.
 */
export function showSidebar(): void {
  const page = HtmlService.createHtmlOutputFromFile('Sidebar').setTitle(WORDS[userLang()].title);
  SpreadsheetApp.getUi().showSidebar(page);
}

/**
 * Проверяет таблицу и говорит итог внизу экрана.
 * Checks the table and says the outcome in a toast.
 */
export function checkTable(): void {
  const lang = userLang();
  const result = validate({});
  SpreadsheetApp.getActiveSpreadsheet().toast(
    result.ok ? summary(result.report, lang) : result.message,
    WORDS[lang].done,
    10,
  );
}

function summary(
  report: Extract<ReturnType<typeof validate>, { ok: true }>['report'],
  lang: 'ru' | 'en',
): string {
  const proposed = report.charges.filter(({ state }) => state === 'proposed').length;
  const errors = report.findings.filter(({ level }) => level === 'error').length;
  if (report.final)
    return lang === 'ru' ? 'Всё сошлось, судья не нужен.' : 'Everything agrees, no judge is needed.';
  return lang === 'ru'
    ? `Ждут судью: наказаний ${proposed}, ошибок ${errors}.`
    : `For the judge: ${proposed} charges, ${errors} errors.`;
}
