import { createHash, randomUUID } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { Context } from './context';
import type { MenuOnScreen, Question } from './screen';

/** Suspends the script and drops its lock, as on the platform. */
function ask({ screen, lock, running }: Context, question: Question): unknown {
  lock.release(running.id);
  return screen.ask(question);
}

export const uiAnswers = {
  'SpreadsheetApp.getUi': () => null,
  'Menu.addToUi': ({ screen }: Context, menu: MenuOnScreen) => {
    const same = screen.menus.findIndex(({ caption }) => caption === menu.caption);
    if (same >= 0) screen.menus.splice(same, 1);
    screen.menus.push(menu);
    screen.tell({ type: 'menus', menus: screen.menus });
  },
  'Ui.showSidebar': ({ screen }: Context, title: string, html: string) => {
    screen.sidebar = { title, html };
    screen.tell({ type: 'sidebar', title, html });
  },
  'Ui.alert': ask,
  'Ui.prompt': ask,
  'Spreadsheet.toast': ({ screen }: Context, message: string, title = '') => {
    screen.toasts.push({ message, title });
    screen.tell({ type: 'toast', message, title });
  },
  'HtmlService.createHtmlOutputFromFile': ({ dist }: Context, name: string) =>
    dist.pages.get(name.replace(/\.html$/, '')) ?? null,
};

export const sessionAnswers = {
  'Session.getActiveUserLocale': ({ userLocale }: Context) => userLocale,
  'Session.getScriptTimeZone': ({ dist }: Context) => dist.manifest.timeZone,
  'Utilities.sleep': ({ running }: Context, ms: number) => {
    running.slept += ms;
    running.sleep(ms);
  },
  'Utilities.getUuid': () => randomUUID(),
  // Bytes travel as Latin-1 text, a character each.
  'Utilities.base64DecodeWebSafe': (_: Context, text: string) =>
    Buffer.from(text, 'base64url').toString('latin1'),
  'Utilities.computeDigest': (_: Context, _algorithm: string, text: string) =>
    createHash('sha256').update(text, 'utf8').digest().toString('latin1'),
  'Utilities.ungzip': (_: Context, bytes: string) =>
    gunzipSync(Buffer.from(bytes, 'latin1')).toString('latin1'),
  'Blob.getDataAsString': (_: Context, bytes: string, charset: string) =>
    new TextDecoder(charset).decode(Buffer.from(bytes, 'latin1')),
  'Logger.log': ({ running }: Context, level: string, text: string) => {
    running.log.push({ level, text });
  },
};
