import type { Finding, Gist } from '../../core/finding';
import { SHEETS } from '../../table/sheets';
import type { Problems } from './problems';
import { cellAt, type RangeName, type Ranges, SHEETS_OF } from './workbookOf';

type Data = Finding['data'];

const SCALE: Gist = {
  ru: 'строки «от:очки» по возрастанию через ;',
  en: 'rows “from:points”, ascending, joined by ;',
};
const ANNEX: Gist = {
  ru: 'строки «вид:очки победителя/проигравшего»',
  en: 'rows “kind:points of winner/loser”',
};
const options = ({ options: list = '', known = list }: Data): Gist => {
  const all = String(known).replace(/,(?! )/g, ', ');
  return { ru: `одно из: ${all}`, en: `one of: ${all}` };
};

/** What a cell without which nothing can be judged should hold, by the kind of what is wrong with it. */
const WANTED: Readonly<Record<string, (data: Data) => Gist>> = {
  missingColumn: ({ ru, en }) => ({
    ru: `строка заголовков со столбцом «${ru}»`,
    en: `a header row with “${en}”`,
  }),
  unknownRegulation: options,
  unknownEdition: options,
  notAnOption: options,
  badZone: () => ({ ru: 'пояс, например Europe/Moscow', en: 'a zone such as Europe/Moscow' }),
  badLocale: () => ({ ru: 'локаль, например ru_RU', en: 'a locale such as en_US' }),
  outOfRange: ({ min, max }) => ({
    ru: `целое число от ${min} до ${max}`,
    en: `a whole number, ${min} to ${max}`,
  }),
  belowMinimum: ({ min }) => ({ ru: `число не меньше ${min}`, en: `a number, at least ${min}` }),
  badNumber: () => ({ ru: 'число', en: 'a number' }),
  notYesNo: () => ({ ru: 'да или нет', en: 'yes or no' }),
  linkTwice: () => ({ ru: 'каждый критерий один раз', en: 'each criterion once' }),
  badScaleRow: () => SCALE,
  scaleUnsorted: () => SCALE,
  emptyTable: () => SCALE,
  badAnnexRow: () => ANNEX,
  badLadder: () => ({ ru: 'наказания по порядку через >', en: 'sanctions in order, joined by >' }),
  badComposition: () => ({
    ru: 'роли вида 9: citizen 6, commissar 1, mafia 2',
    en: 'roles such as 9: citizen 6, commissar 1, mafia 2',
  }),
  tableNeedsSheet: () => ({
    ru: 'пусто: эта таблица стоит на своём листе',
    en: 'nothing: this table has a sheet of its own',
  }),
};

const READABLE: Gist = { ru: 'значение по регламенту', en: 'a value of the regulation' };
const BLANK: Gist = { ru: 'пусто', en: 'found nothing' };

/** Names each cell, or each range that was left out, without which nothing can be judged. */
export function reportFaults(faults: readonly Finding[], ranges: Ranges, problems: Problems): void {
  for (const { kind, at, data } of faults) {
    if (kind === 'missingSheet') problems.of(rangeOf(data), BLANK, theSheet(data));
    else if (kind === 'missingColumn' && at) {
      const { argument, row } = cellAt(at, ranges);
      problems.of(argument, noColumn(data), WANTED.missingColumn?.(data) ?? READABLE, row);
    } else if (at) problems.at(cellAt(at, ranges), WANTED[kind]?.(data) ?? READABLE);
  }
}

const rangeOf = ({ ru }: Data): RangeName =>
  (Object.keys(SHEETS_OF) as RangeName[]).find(name => SHEETS_OF[name].some(id => SHEETS[id].ru === ru)) ??
  'regulation';

const theSheet = ({ ru, en }: Data): Gist => ({
  ru: `лист «${ru}» вместе с заголовками`,
  en: `the sheet “${en}” with its headers`,
});

const noColumn = ({ ru, en }: Data): Gist => ({ ru: `нет столбца «${ru}»`, en: `no column “${en}”` });
