import type { Lang } from '../table/standingsSheet';

/** The language of the screen: English for a user whose locale is English, else Russian. */
export function userLang(): Lang {
  try {
    return /^en\b|^en_/i.test(Session.getActiveUserLocale()) ? 'en' : 'ru';
  } catch {
    return 'ru';
  }
}
