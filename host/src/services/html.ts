import type { Ask } from './bridge';
import { expectArguments, number, string } from './signature';
import { exception, strictClass, strictObject } from './strict';

const STATE = Symbol('page');

/** A page to be shown. `<title>` and `<meta>` inside it mean nothing to the platform. */
export class HtmlOutput {
  readonly [STATE]: { html: string; title: string };

  constructor(html: string) {
    this[STATE] = { html, title: '' };
  }

  getContent(): string {
    return this[STATE].html;
  }
  getTitle(): string {
    return this[STATE].title;
  }
  setTitle(...args: unknown[]): this {
    expectArguments('HtmlOutput.setTitle', args, [string]);
    this[STATE].title = args[0] as string;
    return this;
  }
  /** Changes nothing in a sidebar, which is always 300 px wide. */
  setWidth(...args: unknown[]): this {
    expectArguments('HtmlOutput.setWidth', args, [number]);
    return this;
  }
}
strictClass('HtmlOutput', HtmlOutput);

/** The global HtmlService. */
export function htmlService(ask: Ask) {
  return strictObject('HtmlService', {
    createHtmlOutput: (...args: unknown[]) => {
      expectArguments('HtmlService.createHtmlOutput', args, [], [string]);
      return new HtmlOutput((args[0] as string | undefined) ?? '');
    },
    createHtmlOutputFromFile: (...args: unknown[]) => {
      expectArguments('HtmlService.createHtmlOutputFromFile', args, [string]);
      const html = ask('HtmlService.createHtmlOutputFromFile', args[0]) as string | null;
      if (html === null) throw exception(`No HTML file named ${args[0]} was found.`);
      return new HtmlOutput(html);
    },
  });
}
