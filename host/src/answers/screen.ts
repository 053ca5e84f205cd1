import type { MenuItem } from '../services/ui';
import type { Rect } from '../workbook/a1';

export type Button = 'CANCEL' | 'CLOSE' | 'NO' | 'OK' | 'YES';
export type ButtonSet = 'OK' | 'OK_CANCEL' | 'YES_NO' | 'YES_NO_CANCEL';

/** What an alert or a prompt asks. */
export interface Question {
  kind: 'alert' | 'prompt';
  title: string;
  prompt: string;
  buttons: ButtonSet;
}

export interface Reply {
  button: Button;
  /** What was typed into a prompt. */
  text: string;
}

/** The cells a person has selected; scripts see and move them. */
export interface Selection {
  sheetId: string;
  rect: Rect;
}

export interface MenuOnScreen {
  caption: string;
  items: MenuItem[];
}

/** What changed on the screen, for a page that shows it. */
export type ScreenEvent =
  | { type: 'menus'; menus: MenuOnScreen[] }
  | { type: 'toast'; message: string; title: string }
  | { type: 'sidebar'; title: string; html: string }
  | { type: 'selection'; selection: Selection };

/** What the person at the keyboard sees, for the page and for tests. */
export class Screen {
  /** Menus that were added; the add-on's own has the caption ''. */
  readonly menus: MenuOnScreen[] = [];
  readonly toasts: { message: string; title: string }[] = [];
  readonly alerts: { prompt: string; title: string }[] = [];
  sidebar: { title: string; html: string } | undefined;
  /** Which cell or block was activated last, as `sheet!A1`. */
  selection: string | undefined;
  selected: Selection = { sheetId: '0', rect: { row: 1, column: 1, rows: 1, columns: 1 } };
  /** Buttons that the next alerts and prompts will be answered with; then OK. */
  readonly answers: Button[] = [];
  /** Texts that the next prompts will be answered with; then none. */
  readonly texts: string[] = [];
  /** A person at a page, who answers alerts and prompts instead. */
  person: ((question: Question) => Promise<Reply>) | undefined;
  private readonly watchers = new Set<(event: ScreenEvent) => void>();

  watch(watcher: (event: ScreenEvent) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  tell(event: ScreenEvent): void {
    for (const watch of this.watchers) watch(event);
  }

  ask(question: Question): Reply | Promise<Reply> {
    const { title, prompt } = question;
    this.alerts.push({ prompt, title });
    if (this.person) return this.person(question);
    const text = question.kind === 'prompt' ? (this.texts.shift() ?? '') : '';
    return { button: this.answers.shift() ?? 'OK', text };
  }
}
