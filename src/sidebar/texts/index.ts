import type { Lang } from '../../addon/panel';
import { glued } from '../format';
import { en } from './en';
import { ru, type Texts } from './ru';

export type { Texts };

/** Every sentence with its numbers and short words held together. */
function together<T>(part: T): T {
  if (typeof part === 'string') return glued(part) as T;
  if (typeof part === 'function') {
    return ((...facts: unknown[]) => together((part as (...all: unknown[]) => unknown)(...facts))) as T;
  }
  if (Array.isArray(part)) return part.map(together) as T;
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, together(value)])) as T;
}

const TEXTS: Readonly<Record<Lang, Texts>> = { ru: together(ru), en: together(en) };

export const textsFor = (lang: Lang): Texts => TEXTS[lang];

/** Before the server has said the language of the screen: Russian unless the browser prefers English. */
export const langOf = (language: string): Lang => (/^en\b/i.test(language) ? 'en' : 'ru');
