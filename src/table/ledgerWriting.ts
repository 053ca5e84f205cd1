import type { Penalty } from '../core/penalty';
import { isLive } from '../core/penalty';
import { equal, toNumber } from '../core/points';
import type { LedgerLine, LedgerState } from '../core/tournament';
import type { Grid } from './grid';
import { STATE_WORDS } from './ledgerSheet';
import { readSanctions, stepText } from './sanctions';
import { type ColumnOf, SHEETS, type SheetCells } from './sheets';
import { type Lang, stageText } from './standingsSheet';
import { momentText } from './time';
import { type Block, type Written, widthOf } from './writing';

type LedgerColumn = ColumnOf<'penalties'>;
const COLUMNS = Object.keys(SHEETS.penalties.columns) as LedgerColumn[];
/** What may change in a row that is there: the step of the ladder and its count, and a judge's word. */
const MOVING = ['evidence', 'repeat', 'sanction', 'money', 'state', 'judge', 'reason'] as const;
/** Of these, what is lost where the sheet has no column for it. */
const SPOKEN = ['judge', 'reason'] as const;

export interface LedgerWriting {
  readonly name: string;
  readonly lang: Lang;
  readonly zone: string;
  /** The evidence of a found charge in words. */
  readonly evidence: (penalty: Penalty) => string;
}

/** What must happen to the sheet so that it holds these penalties. */
export interface LedgerChange {
  readonly blocks: readonly Block[];
  /** Rows of proposals that the facts no longer bear out, counted from 1. */
  readonly removed: readonly number[];
}

type Line = Readonly<Partial<Record<LedgerColumn, Written>>>;

export function ledgerChange(
  penalties: readonly Penalty[],
  doubled: readonly LedgerLine[],
  ledger: readonly LedgerLine[],
  grid: Grid<LedgerColumn> | undefined,
  sheet: SheetCells | undefined,
  writing: LedgerWriting,
): LedgerChange {
  const kept = new Set([
    ...penalties.flatMap(({ line }) => (line ? [line.row] : [])),
    ...doubled.map(({ row }) => row),
  ]);
  const removed = ledger.filter(({ row }) => !kept.has(row)).map(({ row }) => row);
  const fresh = penalties.filter(({ line }) => line === undefined).map(penalty => lineOf(penalty, writing));
  if (!grid || !sheet) return { blocks: [wholeSheet(fresh, writing)], removed };
  const wide = widened([...fresh, ...penalties.map(spokenOf)], grid, sheet, writing);
  return {
    blocks: [
      ...movedBlocks(penalties, wide.grid, sheet, writing),
      ...wide.blocks,
      ...appended(fresh, wide.grid, sheet, writing),
    ],
    removed,
  };
}

/** The columns that new rows need and the sheet lacks, to the right of everything: a charge without its clause is lost. */
function widened(
  lines: readonly Line[],
  grid: Grid<LedgerColumn>,
  sheet: SheetCells,
  { name, lang }: LedgerWriting,
) {
  const lacking = COLUMNS.filter(
    column => grid.columns[column] === undefined && lines.some(line => line[column] !== undefined),
  );
  const from = widthOf(sheet);
  const columns = { ...grid.columns, ...Object.fromEntries(lacking.map((column, i) => [column, from + i])) };
  const titles = lacking.map(column => SHEETS.penalties.columns[column][lang]);
  const header: Block = { sheet: name, row: grid.headerRow, column: from + 1, values: [titles], text: [] };
  return { grid: { ...grid, columns }, blocks: lacking.length > 0 ? [header] : [] };
}

const spokenOf = (penalty: Penalty): Line =>
  Object.fromEntries(SPOKEN.flatMap(column => (penalty[column] ? [[column, penalty[column]]] : [])));

function lineOf(penalty: Penalty, { lang, zone, evidence }: LedgerWriting): Line {
  const award = penalty.sanctions.flatMap(s => (s.kind === 'gameLoss' && s.award ? [s.award] : []))[0];
  return {
    id: penalty.id,
    clause: penalty.clause,
    team: penalty.team,
    state: STATE_WORDS[penalty.state][lang],
    evidence: evidence(penalty),
    sanction: stepText(penalty.sanctions, lang),
    ...(penalty.when !== undefined && { time: momentText(penalty.when, zone) }),
    ...(penalty.player && { player: penalty.player }),
    ...(penalty.stage && { stage: stageText(penalty.stage, lang) }),
    ...(penalty.wall && { wall: penalty.wall }),
    ...(penalty.game && { game: penalty.game }),
    ...(penalty.repeat !== undefined && !penalty.keepsMoney && { repeat: penalty.repeat }),
    ...(penalty.money && { money: toNumber(penalty.money) }),
    ...(award && { points: toNumber(award) }),
    ...spokenOf(penalty),
  };
}

function wholeSheet(lines: readonly Line[], { name, lang }: LedgerWriting): Block {
  const header = COLUMNS.map(column => SHEETS.penalties.columns[column][lang]);
  return {
    sheet: name,
    row: 1,
    column: 1,
    values: [header, ...lines.map(line => COLUMNS.map(column => line[column] ?? ''))],
    text: TEXT_COLUMNS,
  };
}

const NUMBERS: readonly LedgerColumn[] = ['repeat', 'points', 'money', 'paid'];
const TEXT_COLUMNS = COLUMNS.flatMap((column, i) => (NUMBERS.includes(column) ? [] : [i]));

/** New rows go below everything that stands in the sheet. */
function appended(
  lines: readonly Line[],
  grid: Grid<LedgerColumn>,
  sheet: SheetCells,
  { name }: LedgerWriting,
): Block[] {
  if (lines.length === 0) return [];
  const width = Math.max(widthOf(sheet), ...Object.values(grid.columns).map(index => (index ?? 0) + 1));
  const values = lines.map(line => {
    const row: Written[] = Array.from({ length: width }, () => '');
    for (const column of COLUMNS) {
      const index = grid.columns[column];
      if (index !== undefined) row[index] = line[column] ?? '';
    }
    return row;
  });
  const text = COLUMNS.flatMap(column => (NUMBERS.includes(column) ? [] : (grid.columns[column] ?? [])));
  return [{ sheet: name, row: sheet.values.length + 1, column: 1, values, text }];
}

interface CellChange {
  /** Row from 1, column from 0. */
  readonly row: number;
  readonly column: number;
  readonly value: Written;
}

/** Steps that moved because earlier offences fell, proposals reworded or confirmed: neighbouring columns as one block. */
function movedBlocks(
  penalties: readonly Penalty[],
  grid: Grid<LedgerColumn>,
  sheet: SheetCells,
  writing: LedgerWriting,
): Block[] {
  const columns = MOVING.flatMap(key =>
    grid.columns[key] === undefined ? [] : [{ key, column: grid.columns[key] as number }],
  );
  const changes = penalties.flatMap(penalty =>
    columns.flatMap(({ key, column }) => change(penalty, key, column, sheet, writing)),
  );
  const textColumns = columns.filter(({ key }) => !NUMBERS.includes(key)).map(({ column }) => column);
  return neighbours(columns.map(({ column }) => column))
    .map(run => changes.filter(({ column }) => run.includes(column)))
    .filter(found => found.length > 0)
    .map(found => blockOf(found, sheet, textColumns));
}

/** Runs of columns that stand side by side. */
function neighbours(columns: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = [];
  for (const column of [...columns].sort((x, y) => x - y)) {
    const run = runs[runs.length - 1];
    if (run && run[run.length - 1] === column - 1) run.push(column);
    else runs.push([column]);
  }
  return runs;
}

function blockOf(changes: readonly CellChange[], sheet: SheetCells, textColumns: readonly number[]): Block {
  const [top, left] = [Math.min(...changes.map(c => c.row)), Math.min(...changes.map(c => c.column))];
  const height = Math.max(...changes.map(c => c.row)) - top + 1;
  const width = Math.max(...changes.map(c => c.column)) - left + 1;
  const changed = new Map(changes.map(c => [`${c.row}:${c.column}`, c.value]));
  const cell = (row: number, column: number): Written =>
    changed.get(`${row}:${column}`) ?? (sheet.values[row - 1]?.[column] as Written) ?? '';
  return {
    sheet: sheet.name,
    row: top,
    column: left + 1,
    values: Array.from({ length: height }, (_, i) =>
      Array.from({ length: width }, (_c, j) => cell(top + i, left + j)),
    ),
    text: textColumns.filter(column => column >= left && column < left + width).map(column => column - left),
  };
}

function change(
  penalty: Penalty,
  key: (typeof MOVING)[number],
  column: number,
  sheet: SheetCells,
  writing: LedgerWriting,
): CellChange[] {
  const { line } = penalty;
  if (!line) return [];
  const now = sheet.values[line.row - 1]?.[column] ?? '';
  const value = wanted(penalty, line, key, String(now), writing);
  return value === undefined || String(value) === String(now) ? [] : [{ row: line.row, column, value }];
}

function wanted(
  penalty: Penalty,
  line: LedgerLine,
  column: (typeof MOVING)[number],
  now: string,
  writing: LedgerWriting,
): Written | undefined {
  const isStepOurs = penalty.followsLadder && isLive(penalty);
  const isCounted = isLive(penalty) && !penalty.keepsMoney && (isStepOurs || line.repeat !== undefined);
  if (column === 'state')
    return penalty.state === line.state ? undefined : STATE_WORDS[penalty.state as LedgerState][writing.lang];
  if (column === 'judge' || column === 'reason')
    return penalty[column] === line[column] ? undefined : (penalty[column] ?? '');
  if (column === 'repeat') return isCounted ? penalty.repeat : undefined;
  if (column === 'sanction')
    return isStepOurs && !isSameStep(now, penalty) ? stepText(penalty.sanctions, writing.lang) : undefined;
  if (column === 'money') {
    const { money } = penalty;
    const isSame = money === undefined || (line.money !== undefined && equal(line.money, money));
    return isCounted && !isSame ? toNumber(money) : undefined;
  }
  return penalty.found && (line.state === 'proposed' || now === '') ? writing.evidence(penalty) : undefined;
}

function isSameStep(text: string, { sanctions }: Penalty): boolean {
  const read = readSanctions(text);
  return read.ok && stepText(read.step, 'en') === stepText(sanctions, 'en');
}
