import { userLang } from './locale';
import { removeSample } from './setup/setUp';
import { validate } from './validate';

const WORDS = {
  ru: {
    check: 'Проверить таблицу',
    open: 'Решить спорное…',
    race: 'Построить график гонки',
    print: 'Собрать протокол для печати',
    setUp: 'Новый турнир…',
    remove: 'Убрать пример',
    title: 'Судейская',
    done: 'Проверено',
    removed: 'Пример убран.',
  },
  en: {
    check: 'Check the table',
    open: 'Decide open cases…',
    race: 'Draw the points race',
    print: 'Make the protocol to print',
    setUp: 'New tournament…',
    remove: 'Remove the sample',
    title: 'Judging',
    done: 'Checked',
    removed: 'The sample is gone.',
  },
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
    .addSeparator()
    .addItem(words.race, 'raceSheet')
    .addItem(words.print, 'protocolSheet')
    .addSeparator()
    .addItem(words.setUp, 'showSetUp')
    .addItem(words.remove, 'removeSampleRows')
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
  showPanel('queue');
}

/**
 * Открывает боковую панель там, где создают и чинят турнир.
 * Opens the sidebar where a tournament is made and repaired.
 */
export function showSetUp(): void {
  showPanel('setup');
}

/** The page reads from `<main id="panel" data-view="…">` with which view it opens. */
function showPanel(view: 'queue' | 'setup'): void {
  const page = HtmlService.createHtmlOutputFromFile('Sidebar').getContent();
  const opened = page.replace(/data-view="\w*"/, `data-view="${view}"`);
  SpreadsheetApp.getUi().showSidebar(HtmlService.createHtmlOutput(opened).setTitle(WORDS[userLang()].title));
}

/**
 * Убирает строки примера и говорит итог внизу экрана.
 * Removes the rows of the sample and says so in a toast.
 */
export function removeSampleRows(): void {
  const words = WORDS[userLang()];
  const result = removeSample({});
  SpreadsheetApp.getActiveSpreadsheet().toast(result.ok ? words.removed : result.message, words.remove, 10);
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
