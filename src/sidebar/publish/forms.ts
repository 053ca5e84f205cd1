import { bbcode } from './bbcode';
import type { Document } from './document';
import { html } from './html';
import { markdown } from './markdown';
import { plain } from './plain';

/** How a text is written for the place where it will be read. */
export const FORMS = { bbcode, markdown, html, plain } as const satisfies Readonly<
  Record<string, (document: Document) => string>
>;

export type Form = keyof typeof FORMS;
export const FORM_NAMES = Object.keys(FORMS) as readonly Form[];
