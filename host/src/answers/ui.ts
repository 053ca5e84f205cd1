import { randomUUID } from 'node:crypto';
import type { MenuItem } from '../services/ui';
import type { Context } from './context';

/** What the person at the keyboard sees, for the page and for tests. */
export class Screen {
  /** Menus that were added; the add-on's own has the caption ''. */
  readonly menus: { caption: string; items: MenuItem[] }[] = [];
  readonly toasts: { message: string; title: string }[] = [];
  readonly alerts: { prompt: string; title: string }[] = [];
  sidebar: { title: string; html: string } | undefined;
  /** Which cell or block was activated last, as `sheet!A1`. */
  selection: string | undefined;
  /** Buttons that the next alerts will be answered with; then OK. */
  readonly answers: ('CANCEL' | 'CLOSE' | 'NO' | 'OK' | 'YES')[] = [];
}

export const uiAnswers = {
  'SpreadsheetApp.getUi': () => null,
  'Menu.addToUi': ({ screen }: Context, menu: { caption: string; items: MenuItem[] }) => {
    const same = screen.menus.findIndex(({ caption }) => caption === menu.caption);
    if (same >= 0) screen.menus.splice(same, 1);
    screen.menus.push(menu);
  },
  'Ui.showSidebar': ({ screen }: Context, title: string, html: string) => {
    screen.sidebar = { title, html };
  },
  /** Suspends the script and drops its lock, as on the platform. */
  'Ui.alert': ({ screen, lock, running }: Context, prompt: string, title: string) => {
    lock.release(running.id);
    screen.alerts.push({ prompt, title });
    return screen.answers.shift() ?? 'OK';
  },
  'Spreadsheet.toast': ({ screen }: Context, message: string, title = '') => {
    screen.toasts.push({ message, title });
  },
  'HtmlService.createHtmlOutputFromFile': ({ dist }: Context, name: string) =>
    dist.pages.get(name.replace(/\.html$/, '')) ?? null,
};

export const sessionAnswers = {
  'Session.getActiveUserLocale': ({ userLocale }: Context) => userLocale,
  'Session.getScriptTimeZone': ({ dist }: Context) => dist.manifest.timeZone,
  'Utilities.sleep': ({ running }: Context, ms: number) => running.sleep(ms),
  'Utilities.getUuid': () => randomUUID(),
  'Logger.log': ({ running }: Context, level: string, text: string) => {
    running.log.push({ level, text });
  },
};
