/** What a spreadsheet's locale (`ru_RU`, `en_US`) changes in what is typed and shown. */
export interface SheetLocale {
  name: string;
  decimal: ',' | '.';
  /** Regular expression source of the characters that may stand between digit groups. */
  group: string;
  dayFirst: boolean;
  /** Separators of the parts of a date, as a character class. */
  dateSeparators: string;
  date: string;
  dateTime: string;
  /** First letters of the months' names, January first. */
  months: string[];
  booleans: Record<string, boolean>;
  currency: { sign: RegExp; format: string };
}

const RU: Omit<SheetLocale, 'name'> = {
  decimal: ',',
  group: '[ \\u00a0\\u202f]',
  dayFirst: true,
  dateSeparators: '[-./ ]',
  date: 'dd.mm.yyyy',
  dateTime: 'dd.mm.yyyy h:mm:ss',
  months: ['янв', 'фев', 'мар', 'апр', 'ма', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'],
  booleans: { true: true, false: false, истина: true, ложь: false },
  currency: { sign: /\s*(?:₽|р\.|руб\.?)$/i, format: '#,##0.00" ₽"' },
};

const EN: Omit<SheetLocale, 'name'> = {
  decimal: '.',
  group: '[, \\u00a0]',
  dayFirst: false,
  dateSeparators: '[-/ ]',
  date: 'm/d/yyyy',
  dateTime: 'm/d/yyyy h:mm:ss',
  months: ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'],
  booleans: { true: true, false: false },
  currency: { sign: /^\$\s*/, format: '"$"#,##0.00' },
};

/** Locales this host models. Anything else is refused by name rather than guessed. */
export function sheetLocale(name: string): SheetLocale {
  const language = name.split(/[_-]/)[0]?.toLowerCase();
  if (language === 'ru') return { name, ...RU };
  if (language === 'en') return { name, ...EN };
  throw new Error(`not modelled: the locale ${name}`);
}

/** Does this host know the locale? */
export function isSheetLocale(name: string): boolean {
  return /^(ru|en)([_-]|$)/i.test(name);
}
