import type { MenuOnScreen, Question, Reply } from '../../answers/screen';
import type { MenuItem } from '../../services/ui';
import { TEXTS, type Texts } from './texts';

const element = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** What stands around the grid: menus, toasts and questions. Everything from the script is text, never markup. */
export class Shell {
  private texts: Texts = TEXTS.ru;
  private toastTimer: number | undefined;

  constructor(private readonly choose: (functionName: string) => Promise<{ error?: string }>) {
    document.addEventListener('pointerdown', ({ target }) => closeMenus(target as Node));
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') closeMenus(undefined);
    });
  }

  start(name: string, language: 'ru' | 'en'): void {
    this.texts = TEXTS[language];
    document.documentElement.lang = language;
    document.title = `${name} · ${this.texts.host}`;
    element('name').textContent = name;
    element('where').textContent = this.texts.host;
  }

  showMenus(menus: MenuOnScreen[]): void {
    const place = element('menus');
    place.replaceChildren(
      ...menus.map(({ caption, items }) => this.menu(caption || this.texts.addon, items)),
    );
  }

  private menu(caption: string, items: MenuItem[]): HTMLElement {
    const menu = document.createElement('details');
    const summary = document.createElement('summary');
    summary.textContent = caption;
    const list = document.createElement('div');
    list.className = 'items';
    list.append(...items.map(item => this.item(item)));
    menu.append(summary, list);
    return menu;
  }

  private item(item: MenuItem): HTMLElement {
    if (!item) return document.createElement('hr');
    if ('items' in item) return this.menu(item.caption, item.items);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = item.caption;
    button.addEventListener('click', () => {
      closeMenus(undefined);
      void this.run(item.functionName);
    });
    return button;
  }

  /** Says that the script runs, as Sheets does, and what it died of. */
  private async run(functionName: string): Promise<void> {
    element('running').textContent = this.texts.running;
    const { error } = await this.choose(functionName);
    element('running').textContent = '';
    if (error !== undefined) this.toast(error, this.texts.scriptError);
  }

  toast(message: string, title = ''): void {
    const box = element('toast');
    const [heading, text] = [document.createElement('strong'), document.createElement('span')];
    heading.textContent = title;
    text.textContent = message;
    box.replaceChildren(...(title ? [heading] : []), text);
    box.hidden = false;
    clearTimeout(this.toastTimer);
    this.toastTimer = window.setTimeout(() => {
      box.hidden = true;
    }, 8000);
  }

  /** Shows a question and waits for the person. */
  ask({ kind, title, prompt, buttons }: Question): Promise<Reply> {
    const dialog = document.createElement('dialog');
    dialog.className = 'question';
    const [heading, text, row] = ['h2', 'p', 'div'].map(tag => document.createElement(tag)) as [
      HTMLElement,
      HTMLElement,
      HTMLElement,
    ];
    heading.textContent = title;
    text.textContent = prompt;
    row.className = 'buttons';
    const input = document.createElement('input');
    input.setAttribute('aria-label', prompt);
    dialog.append(...(title ? [heading] : []), text, ...(kind === 'prompt' ? [input] : []), row);
    document.body.append(dialog);
    return new Promise(resolve => {
      const close = (button: Reply['button']) => {
        dialog.remove();
        resolve({ button, text: input.value });
      };
      for (const name of buttons.split('_') as Reply['button'][]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = this.texts.buttons[name];
        button.addEventListener('click', () => close(name));
        row.append(button);
      }
      dialog.addEventListener('cancel', () => close('CLOSE'));
      input.addEventListener('keydown', ({ key }) => {
        if (key === 'Enter') (row.firstElementChild as HTMLElement).click();
      });
      dialog.showModal();
    });
  }
}

function closeMenus(except: Node | undefined): void {
  for (const menu of document.querySelectorAll('#menus details')) {
    if (!except || !menu.contains(except)) menu.removeAttribute('open');
  }
}
