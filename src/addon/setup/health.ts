import type { Finding, Level, Saying } from '../../core/finding';
import { cellRef } from '../../table/border';
import { type HeaderPlan, planHeader } from '../../table/headerPlan';
import { isBlank } from '../../table/numbers';
import { rowsUnder } from '../../table/parts';
import type { ColumnOf, SheetCells, SheetId } from '../../table/sheets';
import { say } from '../messages';
import type { HealthItem, Lang, Place } from '../panel';
import { titlesOf } from './missing';

/** A sheet of the tournament with what its values do not tell. */
export interface SheetLooks {
  readonly id: SheetId;
  readonly cells: SheetCells;
  /** Hidden columns, from 0. */
  readonly hidden: readonly number[];
  /** The product's protections on it, and how many that must stand do not. */
  readonly guards: number;
  readonly lacking: number;
  /** Number formats from A1; absent where they do not matter. */
  readonly formats?: readonly (readonly string[])[];
}

/** What is wrong with the file itself. */
export interface Health {
  readonly sheets: readonly SheetLooks[];
  /** Sentences of what set-up would repair. */
  readonly missing: readonly string[];
  /** Findings that are about the file rather than about the games. */
  readonly findings: readonly Finding[];
  /** What other looks at the file found: rights, stamps, the log. */
  readonly others?: readonly Fault[];
}

/** Something wrong, with its fix. */
export type Fault = Saying & {
  readonly level: Level;
  readonly fix: HealthItem['fix'];
  readonly place: Place | null;
};

/** Everything that is wrong with the file, worst first, each with its fix. */
export function healthOf(
  { sheets, missing, findings, others = [] }: Health,
  lang: Lang,
  zone: string,
): HealthItem[] {
  const faults = [...sheets.flatMap(looks => faultsOf(looks, lang)), ...others];
  const items = [
    ...missing.map((text): HealthItem => ({ level: 'error', text, fix: 'repair', place: null })),
    ...faults.map(fault => ({
      level: fault.level,
      text: say(fault, lang, zone),
      fix: fault.fix,
      place: fault.place,
    })),
    ...findings.filter(({ kind }) => ABOUT_FILE.has(kind)).map(finding => ofFinding(finding, lang, zone)),
  ];
  return (['error', 'warning', 'note'] as const).flatMap(level => items.filter(item => item.level === level));
}

const ABOUT_FILE: ReadonlySet<string> = new Set(['lookAlike', 'zoneDiffers']);

const ofFinding = (finding: Finding, lang: Lang, zone: string): HealthItem => ({
  level: finding.level,
  text: say(finding, lang, zone),
  fix: finding.at ? 'cell' : null,
  place: finding.at ? { ...finding.at, record: '' } : null,
});

function faultsOf(looks: SheetLooks, lang: Lang): Fault[] {
  const { id, cells } = looks;
  const plan = planHeader(cells.values, id, cells.id !== undefined);
  const common = [...filtered(looks), ...unguarded(looks), ...unmarked(looks)];
  if (!plan || plan.isInserted) return common;
  return [
    ...(id === 'online' ? scoreFormats(looks, plan, lang) : []),
    ...merged(looks, plan),
    ...common,
    ...(id === 'online' ? withoutIds(looks, plan) : []),
    ...hiddenColumns(looks, plan, lang),
  ];
}

const at = ({ cells }: SheetLooks, row: number, column: number): Place => ({
  ...cellRef(cells.name, row, column),
  record: '',
});

const filtered = (looks: SheetLooks): Fault[] =>
  looks.cells.filtered
    ? [
        {
          kind: 'health.filter',
          data: { sheet: looks.cells.name },
          level: 'warning',
          fix: 'cell',
          place: at(looks, 1, 0),
        },
      ]
    : [];

function unguarded({ cells, guards, lacking }: SheetLooks): Fault[] {
  if (guards > 0 && lacking === 0) return [];
  const kind = guards > 0 ? 'health.guardsLacking' : 'health.unguarded';
  const data = { sheet: cells.name, count: lacking };
  return [{ kind, data, level: 'warning', fix: 'repair', place: null }];
}

const unmarked = ({ cells }: SheetLooks): Fault[] =>
  cells.id
    ? []
    : [{ kind: 'health.unmarked', data: { sheet: cells.name }, level: 'note', fix: 'repair', place: null }];

/** Merged cells under the header: all but the first are blank to whoever reads them. */
const merged = (looks: SheetLooks, plan: HeaderPlan<string>): Fault[] =>
  looks.cells.merges
    .filter(({ row, rows }) => row + rows - 1 > plan.row)
    .map(({ row, column }) => {
      const place = at(looks, row, column - 1);
      return {
        kind: 'health.merged',
        data: { sheet: place.sheet, cell: place.cell },
        level: 'error',
        fix: 'cell',
        place,
      };
    });

/** Score cells in which a score would become a time; what holds something else already is a finding of the check. */
function scoreFormats(looks: SheetLooks, plan: HeaderPlan<string>, lang: Lang): Fault[] {
  return (['a', 'b', 'judge'] as const).flatMap((key): Fault[] => {
    const column = plan.columns[key];
    if (column === undefined) return [];
    const rows = (looks.formats ?? []).flatMap((row, i) => {
      const cell = looks.cells.values[i]?.[column] ?? '';
      return i >= plan.row && row[column] !== '@' && (isBlank(cell) || typeof cell === 'string') ? [i] : [];
    });
    const [first] = rows;
    if (first === undefined) return [];
    const data = { sheet: looks.cells.name, titles: titlesOf('online', [key], lang), count: rows.length };
    return [
      {
        kind: 'health.scoreFormat',
        data,
        level: 'error',
        fix: 'repair',
        place: at(looks, first + 1, column),
      },
    ];
  });
}

function withoutIds(looks: SheetLooks, plan: HeaderPlan<string>): Fault[] {
  const rows = rowsUnder<'online'>(plan as HeaderPlan<ColumnOf<'online'>>, looks.cells.values);
  const bare = rows.filter(row => row.text('wall') !== '' && row.text('id') === '');
  if (bare.length === 0) return [];
  const data = { sheet: looks.cells.name, count: bare.length };
  return [{ kind: 'health.noIds', data, level: 'warning', fix: 'repair', place: null }];
}

/** Columns that people must see to work: those of ids may well be hidden. */
function hiddenColumns(looks: SheetLooks, plan: HeaderPlan<string>, lang: Lang): Fault[] {
  const keys = Object.entries(plan.columns).filter(
    ([key, column]) => key !== 'id' && looks.hidden.includes(column as number),
  );
  const [first] = keys;
  if (!first) return [];
  const titles = titlesOf(
    looks.id,
    keys.map(([key]) => key),
    lang,
  );
  const data = { sheet: looks.cells.name, titles };
  return [
    {
      kind: 'health.hidden',
      data,
      level: 'note',
      fix: 'cell',
      place: at(looks, plan.row, first[1] as number),
    },
  ];
}
