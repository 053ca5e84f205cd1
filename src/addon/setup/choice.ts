import type { Regulation } from '../../core/regulation';
import { regulations } from '../../regulations';
import { planHeader } from '../../table/headerPlan';
import { nameKey } from '../../table/names';
import { rowsUnder } from '../../table/parts';
import { SHEETS, type SheetCells } from '../../table/sheets';
import type { Lang } from '../../table/standingsSheet';
import { sheetNamed } from '../../table/workbook';
import type { Refusal } from '../panel';
import { refusal } from './refusal';

/** The law to set up: the one that stands in the file, else the one asked for. */
export function chosenRegulation(
  sheets: readonly SheetCells[],
  asked: string | undefined,
): Regulation | Refusal {
  const known = regulations.map(({ id }) => id);
  const named = (text: string): Regulation | undefined => regulations.find(({ id }) => id === nameKey(text));
  if (asked !== undefined && !named(asked))
    return refusal('badRequest', 'setUp.unknownRegulation', { text: asked, known });
  const standing = standingValue(sheets, 'regulation');
  const regulation = named(standing || (asked ?? ''));
  if (!regulation)
    return standing
      ? refusal('unreadable', 'unknownRegulation', { text: standing, known })
      : refusal('noTournament', 'setUp.noTournament');
  if (asked !== undefined && named(asked) !== regulation)
    return refusal('badRequest', 'setUp.otherRegulation', { standing: regulation.id, asked });
  return regulation;
}

const TEMPLATE = 'template';

/** The edition that stands in the file, else the one asked for, else the text itself. */
export function chosenEdition(
  sheets: readonly SheetCells[],
  { id: regulation, editions }: Regulation,
  asked: string | undefined,
): string | Refusal {
  const known = Object.keys(editions);
  if (asked !== undefined && !known.includes(nameKey(asked)))
    return refusal('badRequest', 'setUp.unknownEdition', { text: asked, regulation, known });
  const standing = nameKey(standingValue(sheets, 'edition'));
  const edition = standing || nameKey(asked ?? TEMPLATE);
  return asked === undefined || nameKey(asked) === edition
    ? edition
    : refusal('badRequest', 'setUp.otherEdition', { standing, asked });
}

function standingValue(sheets: readonly SheetCells[], parameter: 'regulation' | 'edition'): string {
  const sheet = sheetNamed(sheets, 'regulation');
  const plan = sheet && planHeader(sheet.values, 'regulation', sheet.id !== undefined);
  if (!plan) return '';
  const values = plan.isInserted ? [[], ...sheet.values] : sheet.values;
  const row = rowsUnder<'regulation'>(plan, values).find(
    ({ text }) => nameKey(text('parameter')) === parameter,
  );
  return row?.text('value') ?? '';
}

/** Locales whose readers are served in Russian; all others in English. */
const RUSSIAN = /^(ru|be|uk|kk|ky|uz|tg|tk|tt|az|hy|ka|mo)(?![a-z])/i;

/** The language of the sheets: that of the headers that stand there, else the file's. */
export function languageOf(sheets: readonly SheetCells[], locale: string): Lang {
  const titles = new Set(sheets.flatMap(({ values }) => values.slice(0, 3).flat().map(String)));
  const counts = (['ru', 'en'] as const).map(
    lang =>
      Object.values(SHEETS).flatMap(({ columns }) =>
        Object.values(columns).filter(column => titles.has(column[lang])),
      ).length,
  ) as [number, number];
  if (counts[0] !== counts[1]) return counts[0] > counts[1] ? 'ru' : 'en';
  return RUSSIAN.test(locale) ? 'ru' : 'en';
}
