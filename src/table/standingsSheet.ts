import { type Points, toNumber } from '../core/points';
import type { StandingsRow, StandingsTable } from '../core/regulation';
import { inAlphabet } from './names';
import { isBlank } from './numbers';
import { SHEETS, type SheetCells } from './sheets';
import { type Block, type Written, widthOf } from './writing';

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

/** The sheet «Положение» as cells: a header and a row for each team of each table. */
export function standingsCells(
  tables: readonly StandingsTable[],
  lang: Lang,
): { readonly values: readonly (readonly Written[])[]; readonly text: readonly number[] } {
  const columns = columnsOf(tables, lang);
  const lines = tables.flatMap(table =>
    inPlaces(table.rows).map(row => columns.map(({ value }) => value(table, row))),
  );
  return {
    values: [columns.map(({ title }) => title), ...lines],
    text: columns.flatMap(({ isText }, i) => (isText ? [i] : [])),
  };
}

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
    ...criteria.map((id): Column => ({ title: id, value: (_, row) => number(row.criteria[id]) })),
    column('penalties', (_, { penalties }) => number(penalties)),
    column('pending', (_, { pending }) => (pending.n === 0 ? '' : number(pending))),
    ...(has(({ provisional }) => provisional !== undefined)
      ? [column('provisional', (_, { provisional }) => number(provisional))]
      : []),
    column('decidedBy', (_, { decidedBy }) => DECIDED[decidedBy]?.[lang] ?? decidedBy, true),
    column(
      'qualified',
      (_, { qualified }) => (qualified === undefined ? '' : YES_NO[lang][qualified ? 0 : 1]),
      true,
    ),
  ];
}

const number = (points: Points | undefined): Written => (points === undefined ? '' : toNumber(points));

/** The block that makes the sheet hold exactly these standings: what an earlier run left beyond them is blanked. */
export function standingsBlock(
  tables: readonly StandingsTable[],
  sheet: SheetCells | undefined,
  name: string,
  lang: Lang,
): Block {
  const { values, text } = standingsCells(tables, lang);
  const own = values[0]?.length ?? 0;
  const width = Math.max(own, sheet ? ownWidth(sheet, own) : 0);
  const height = Math.max(values.length, sheet?.values.length ?? 0);
  const padded = Array.from({ length: height }, (_, i) =>
    Array.from({ length: width }, (_c, j) => values[i]?.[j] ?? ''),
  );
  return {
    sheet: name,
    row: 1,
    column: 1,
    values: padded,
    text: [...text, ...Array.from({ length: width - own }, (_, i) => own + i)],
  };
}

/** Columns that an earlier run wrote: everything up to the first blank header, for an organizer's own stand apart. */
function ownWidth(sheet: SheetCells, least: number): number {
  const header = sheet.values[0] ?? [];
  const blank = header.findIndex((cell, i) => i >= least && isBlank(cell));
  return blank < 0 ? widthOf(sheet) : blank;
}
