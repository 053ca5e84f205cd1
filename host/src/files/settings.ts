import { isZone } from '../time/zone';
import { isSheetLocale } from '../workbook/locale';
import type { SheetSeed } from '../workbook/snapshot';

const SHEETS = new Set(['регламент', 'regulation']);
const KEYS = new Set(['параметр', 'parameter']);
const VALUES = new Set(['значение', 'value']);

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Is this the name of the sheet with the regulation's parameters? */
export function isSettingsSheet(name: string): boolean {
  return SHEETS.has(folded(name));
}

/**
 * Zone and locale of a file: the rows `zone` and `locale` of its regulation sheet. A value that this
 * host does not know is left to the add-on to complain about, and the default is taken.
 */
export function settingsOf(sheets: SheetSeed[]): { zone: string; locale: string } {
  const rows = sheets.find(({ name }) => isSettingsSheet(name))?.cells.map(row => row.map(textOf)) ?? [];
  const header = rows.findIndex(row => row.some(cell => KEYS.has(folded(cell))));
  const keyColumn = rows[header]?.findIndex(cell => KEYS.has(folded(cell))) ?? -1;
  const valueColumn = rows[header]?.findIndex(cell => VALUES.has(folded(cell))) ?? -1;
  const settingOf = (key: string) =>
    rows.find((row, r) => r > header && folded(row[keyColumn] ?? '') === key)?.[valueColumn]?.trim() ?? '';
  const [zone, locale] = [settingOf('zone'), settingOf('locale')];
  return {
    zone: zone !== '' && isZone(zone) ? zone : 'Europe/Moscow',
    locale: isSheetLocale(locale) ? locale : 'ru_RU',
  };
}

function textOf(cell: SheetSeed['cells'][number][number]): string {
  return cell?.entry.kind === 'text' ? cell.entry.text : '';
}
