import { type Points, toNumber } from '../core/points';
import type { StandingsRow, StandingsTable } from '../core/regulation';
import { headerColumns } from './headers';
import { inAlphabet } from './names';
import { asBlocks, placeFor } from './ownTable';
import { SHEETS, type SheetCells } from './sheets';
import type { Block, Written } from './writing';

export type Lang = 'ru' | 'en';

const STAGES: Readonly<Record<string, { readonly ru: string; readonly en: string }>> = {
  group: { ru: 'группа', en: 'group' },
  semi: { ru: 'полуфинал', en: 'semi' },
  final: { ru: 'финал', en: 'final' },
  top: { ru: 'высшая', en: 'top' },
  second: { ru: 'вторая', en: 'second' },
};

export const stageText = (stage: string, lang: Lang): string => STAGES[stage]?.[lang] ?? stage;

const DECIDED: Readonly<Record<string, { readonly ru: string; readonly en: string }>> = {
  shared: { ru: 'поровну', en: 'shared' },
  'extra round': { ru: 'доп. тур', en: 'extra round' },
};
export const decidedText = (decidedBy: string, lang: Lang): string => DECIDED[decidedBy]?.[lang] ?? decidedBy;
const YES_NO = { ru: ['да', 'нет'], en: ['yes', 'no'] } as const;

interface Column {
  readonly title: string;
  readonly isText?: boolean;
  readonly value: (table: StandingsTable, row: StandingsRow) => Written;
}

/** Rows in the order of their places; teams that share one by the alphabet, those without one last. */
export const inPlaces = (rows: readonly StandingsRow[]): readonly StandingsRow[] =>
  [...rows].sort(
    (x, y) =>
      (x.place ?? Number.MAX_SAFE_INTEGER) - (y.place ?? Number.MAX_SAFE_INTEGER) ||
      inAlphabet(x.team, y.team),
  );

function columnsOf(tables: readonly StandingsTable[], lang: Lang): readonly Column[] {
  const title = SHEETS.standings.columns;
  const has = (is: (row: StandingsRow) => boolean): boolean => tables.some(({ rows }) => rows.some(is));
  const criteria = [...new Set(tables.flatMap(({ rows }) => rows.flatMap(row => Object.keys(row.criteria))))];
  const column = (key: keyof typeof title, value: Column['value'], isText = false): Column => ({
    title: title[key][lang],
    value,
    isText,
  });
  return [
    column('stage', ({ stage }) => stageText(stage, lang), true),
    column('group', ({ group = '' }) => group, true),
    column('place', (_, { place = '' }) => place),
    column('team', (_, { team }) => team, true),
    column('points', (_, { points }) => number(points)),
    ...(has(({ carryIn }) => carryIn.n !== 0)
      ? [column('carryIn', (_, { carryIn }) => number(carryIn))]
      : []),
    ...criteria.map(
      (id): Column => ({ title: criterionTitle(id, lang), value: (_, row) => number(row.criteria[id]) }),
    ),
    column('penalties', (_, { penalties }) => number(penalties)),
    column('pending', (_, { pending }) => (pending.n === 0 ? '' : number(pending))),
    column('decidedBy', (_, { decidedBy }) => decidedText(decidedBy, lang), true),
    column(
      'qualified',
      (_, { qualified }) => (qualified === undefined ? '' : YES_NO[lang][qualified ? 0 : 1]),
      true,
    ),
    // Last, for it comes and goes: a number must not land where a text stood, whose cells stay plain text.
    ...(has(({ provisional }) => provisional !== undefined)
      ? [column('provisional', (_, { provisional }) => number(provisional))]
      : []),
  ];
}

/** A clause alone (3.2) would become a date in the cell. */
const criterionTitle = (id: string, lang: Lang): string =>
  /^[\d.]+$/.test(id) ? `${CLAUSE[lang]} ${id}` : id;
const CLAUSE = { ru: 'п.', en: 'cl.' } as const;

const number = (points: Points | undefined): Written => (points === undefined ? '' : toNumber(points));

const titlesIn = (row: readonly unknown[]): number =>
  Object.keys(headerColumns(row, SHEETS.standings)).length;

/** A header that the product writes: a title of its own, or the id of a criterion. */
const isOurs = (title: string): boolean => titlesIn([title]) > 0 || /^((п|cl)\. )?\w+(\.\w+)+$/.test(title);

/** What makes the sheet hold exactly these standings, leaving an organizer's own columns and rows above alone. */
export function standingsBlocks(
  tables: readonly StandingsTable[],
  sheet: SheetCells | undefined,
  name: string,
  lang: Lang,
): readonly Block[] {
  const columns = columnsOf(tables, lang);
  const lines = tables.flatMap(table => inPlaces(table.rows).map(row => [table, row] as const));
  const values = sheet?.values ?? [];
  const headerRow = values.findIndex(row => titlesIn(row) > 1);
  const place = placeFor(columns.length, values, headerRow, isOurs);
  const cells = place.columns.map((column, i) => {
    const ours = columns[i];
    const written = ours ? [ours.title, ...lines.map(([table, row]) => ours.value(table, row))] : [];
    return { column, isText: ours?.isText ?? false, values: written };
  });
  return asBlocks(name, place.row, Math.max(lines.length + 1, place.height), cells);
}
