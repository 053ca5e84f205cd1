import type { Gist } from '../../core/finding';
import { isBlank, isDate, isErrorText } from '../../table/numbers';

/**
 * Whether the user's interface is English (`en`, `en_GB`, `EN-us`). Anything else, an unknown locale too, is Russian.
 * The only service that a cell function calls; absent outside Google.
 */
export function isEnglish(): boolean {
  try {
    return typeof Session !== 'undefined' && /^en(?![a-z])/i.test(String(Session.getActiveUserLocale()));
  } catch {
    return false;
  }
}

/** The text in the user's language. */
export const say = (text: Gist): string => (isEnglish() ? text.en : text.ru);

const LONGEST_QUOTE = 40;

/** What stands in a cell, as a message quotes it. */
export function found(value: unknown): Gist {
  if (isBlank(value)) return { ru: 'пусто', en: 'found nothing' };
  if (isDate(value)) return { ru: 'найдена дата или время', en: 'found a date or a time' };
  if (isErrorText(value)) return { ru: `найдена ошибка ${value}`, en: `found the error ${value}` };
  if (typeof value === 'boolean') {
    return { ru: `найдено ${value ? 'ИСТИНА' : 'ЛОЖЬ'}`, en: `found ${value ? 'TRUE' : 'FALSE'}` };
  }
  if (typeof value === 'number')
    return { ru: `найдено ${String(value).replace('.', ',')}`, en: `found ${value}` };
  const text = String(value).replace(/\s+/g, ' ').trim();
  const quote = text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;
  return { ru: `найдено «${quote}»`, en: `found “${quote}”` };
}

/** What to do about a value that Sheets itself turned into something else, or that looks like another. */
export function advice(value: unknown): Gist | undefined {
  if (isDate(value)) {
    return {
      ru: 'задайте столбцу формат «Обычный текст» и введите значение заново',
      en: 'format the column as plain text and type the value again',
    };
  }
  if (typeof value !== 'string') return undefined;
  if (/^\s*[+-]?\d{1,3},\d{3}\s*$/.test(value)) {
    return {
      ru: 'запятая тут может быть и дробной, и тысячной',
      en: 'the comma may be a decimal or a thousands mark',
    };
  }
  return /[a-z]/i.test(value) && /[а-яё]/i.test(value)
    ? { ru: 'в слове есть и латинские, и русские буквы', en: 'the word mixes Latin and Russian letters' }
    : undefined;
}
