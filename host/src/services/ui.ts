import type { Question, Reply } from '../answers/screen';
import type { Ask } from './bridge';
import { HtmlOutput } from './html';
import { expectArguments, instance, string } from './signature';
import { strictClass, strictEnum, strictObject } from './strict';

/** A menu as the page shows it; null is a separator. */
export type MenuItem =
  | { caption: string; functionName: string }
  | { caption: string; items: MenuItem[] }
  | null;

const STATE = Symbol('menu');

class Menu {
  readonly [STATE]: { ask: Ask; caption: string; items: MenuItem[] };

  constructor(ask: Ask, caption: string) {
    this[STATE] = { ask, caption, items: [] };
  }

  addItem(...args: unknown[]): this {
    expectArguments('Menu.addItem', args, [string, string]);
    const [caption, functionName] = args as [string, string];
    this[STATE].items.push({ caption, functionName });
    return this;
  }

  addSeparator(): this {
    this[STATE].items.push(null);
    return this;
  }

  addSubMenu(...args: unknown[]): this {
    expectArguments('Menu.addSubMenu', args, [instance(Menu)]);
    const { caption, items } = (args[0] as Menu)[STATE];
    this[STATE].items.push({ caption, items });
    return this;
  }

  addToUi(): void {
    const { ask, caption, items } = this[STATE];
    ask('Menu.addToUi', { caption, items });
  }
}
strictClass('Menu', Menu);

const BUTTONS = ['CANCEL', 'CLOSE', 'NO', 'OK', 'YES'] as const;
const BUTTON_SETS = ['OK', 'OK_CANCEL', 'YES_NO', 'YES_NO_CANCEL'] as const;

function questionOf(kind: Question['kind'], args: unknown[]): Question {
  const texts = args.filter(argument => typeof argument === 'string');
  const set = args.find(argument => typeof argument === 'object');
  return {
    kind,
    prompt: String(texts.at(-1)),
    title: texts.length > 1 ? String(texts[0]) : '',
    buttons: set ? (String(set) as Question['buttons']) : 'OK',
  };
}

/** What SpreadsheetApp.getUi() answers. */
export function uiOf(ask: Ask) {
  const Button = strictEnum('Ui.Button', BUTTONS);
  const ButtonSet = strictEnum('Ui.ButtonSet', BUTTON_SETS);
  const isSet = (value: unknown) => Object.values(ButtonSet).includes(value as object);
  return strictObject('Ui', {
    Button,
    ButtonSet,
    createAddonMenu: () => new Menu(ask, ''),
    createMenu: (...args: unknown[]) => {
      expectArguments('Ui.createMenu', args, [string]);
      return new Menu(ask, args[0] as string);
    },
    showSidebar: (...args: unknown[]) => {
      expectArguments('Ui.showSidebar', args, [instance(HtmlOutput)]);
      const page = args[0] as HtmlOutput;
      ask('Ui.showSidebar', page.getTitle(), page.getContent());
    },
    /** `(prompt)`, `(prompt, buttons)`, `(title, prompt, buttons)`; the answer is a Button. */
    alert: (...args: unknown[]) => {
      expectArguments('Ui.alert', args, [string], [string, isSet], [string, string, isSet]);
      return Button[(ask('Ui.alert', questionOf('alert', args)) as Reply).button];
    },
    /** The same forms; the answer is a PromptResponse. Without buttons it has OK alone. */
    prompt: (...args: unknown[]) => {
      expectArguments('Ui.prompt', args, [string], [string, isSet], [string, string, isSet]);
      const { button, text } = ask('Ui.prompt', questionOf('prompt', args)) as Reply;
      return strictObject('PromptResponse', {
        getSelectedButton: () => Button[button],
        getResponseText: () => (button === 'CLOSE' ? '' : text),
      });
    },
  });
}

export type Ui = ReturnType<typeof uiOf>;
