import type { PendingWrites } from '../answers/pending';
import { rectByA1, sheetByName } from '../answers/spreadsheet';
import { refuseUnwritable, writtenEntries } from '../answers/written';
import type { CellMatrix, Mutation } from '../engine/engine';
import { a1Of, type Rect } from '../workbook/a1';
import { linesChange, rectAround, writtenBlock } from '../workbook/mutations';
import { PROTECTED } from '../workbook/protections';
import type { Sheet } from '../workbook/sheet';
import { rejects, validationsOf } from '../workbook/validation';
import type { Workbook } from '../workbook/workbook';
import type { EditEvents, EventSeed } from './edit-events';

/** How a person changed cells: only typing into one cell tells the trigger what was typed. */
export type How = 'typed' | 'pasted' | 'filled' | 'cleared';

/** The same block before and after an edit, for undo and redo in a page. */
export interface Undoable {
  sheetId: string;
  before: CellMatrix;
  after: CellMatrix;
}

/** A person may not edit these cells; the message is the platform's. */
export class EditRefused extends Error {}

/** Changes that a page made on its own copy, and the commands that made them. */
export interface Batch {
  mutations: Mutation[];
  commands: string[];
}

/** Commands whose changes of cells are no edit (rule 9): moves, sorts, structure; undo is unknown. */
const NO_EDIT =
  /undo|redo|sort|move-|insert-|remove-|delete-range|filter|\.set-(style|bold|worksheet)|paste-(format|col-width)|merge/;

const CONDITIONS = /conditional-rule$/;

const isFormulaRule = ({ id, params }: Mutation) =>
  CONDITIONS.test(id) && JSON.stringify(params).includes('"subType":"formula"');

/** What a person does to cells: parsed as the file's locale does (rule 5), then told to `onEdit` (rule 9). */
export class PersonEdits {
  constructor(
    private readonly workbook: Workbook,
    private readonly events: EditEvents,
    private readonly pending: PendingWrites,
  ) {}

  /** Types, pastes or fills texts into a block; the grid grows for what is pasted beyond it. */
  async write(sheet: Sheet, row: number, column: number, texts: string[][], how: How, by: string) {
    const rect: Rect = { row, column, rows: texts.length, columns: texts[0]?.length ?? 0 };
    this.refuseProtected(sheet, rect, by);
    this.refuseInvalid(sheet, rect, texts);
    refuseUnwritable(texts);
    this.pending.show();
    grow(sheet, rect);
    const before = this.contents(sheet, rect);
    const undo = sheet.raw(rect);
    sheet.write(rect, writtenEntries(texts, sheet.formats(rect), this.workbook));
    await this.workbook.settle();
    this.pending.show();
    this.tell(sheet, rect, how, before, by);
    return { sheetId: sheet.id, before: undo, after: sheet.raw(rect) } satisfies Undoable;
  }

  /**
   * Applies what a page did on its own copy (clearing, filling, sorting, formats, …).
   * @returns whether the page must start anew because this workbook made something else of it
   */
  async follow({ mutations: all, commands }: Batch, by: string): Promise<{ mustReload?: true }> {
    const movesRules = all.some(mutation => linesChange(mutation)) && all.some(isFormulaRule);
    const mutations = movesRules ? all.filter(({ id }) => !CONDITIONS.test(id)) : all;
    const blocks = mutations.flatMap(mutation => writtenBlock(mutation) ?? []);
    for (const { sheetId, rect } of blocks) this.refuseProtected(this.sheet(sheetId), rect, by);
    this.pending.landAll();
    const isEdit = !commands.some(command => NO_EDIT.test(command));
    const watched = isEdit ? [...areas(blocks)] : [];
    const before = watched.map(([sheetId, rect]) => this.contents(this.sheet(sheetId), rect));
    this.workbook.movesConditions = movesRules;
    for (const mutation of mutations) this.workbook.engine.follow(mutation);
    this.workbook.movesConditions = false;
    await this.workbook.settle();
    for (const [index, [sheetId, rect]] of watched.entries()) {
      const sheet = this.sheet(sheetId);
      const changed = this.changedPart(sheet, rect, before[index] ?? []);
      if (changed) this.tell(sheet, changed.rect, howOf(commands), changed.before, by);
    }
    return movesRules ? { mustReload: true } : {};
  }

  private sheet(id: string): Sheet {
    const sheet = this.workbook.sheet(id);
    if (!sheet) throw new EditRefused('The sheet was deleted meanwhile.');
    return sheet;
  }

  private refuseProtected(sheet: Sheet, rect: Rect, by: string): void {
    if (this.workbook.protections.refuses(sheet.id, rect, by)) throw new EditRefused(PROTECTED);
  }

  /** Rules that reject input hold for what a person types, not for what he pastes or a script writes. */
  private refuseInvalid(sheet: Sheet, rect: Rect, texts: string[][]): void {
    if (texts.flat().length !== 1) return;
    const rule = validationsOf(sheet, rect, this.workbook)[0]?.[0] ?? null;
    if (!rejects(rule, texts[0]?.[0] ?? '')) return;
    const hint =
      rule?.helpText ??
      `The data you entered in cell ${a1Of(rect)} violates the data validation rules set on this cell.`;
    throw new EditRefused(hint);
  }

  /** What each cell holds, as the event would tell it. */
  private contents(sheet: Sheet, rect: Rect): string[][] {
    const formulas = sheet.formulas(rect);
    return sheet.bareValues(rect).map((row, r) => row.map((value, c) => formulas[r]?.[c] || textOf(value)));
  }

  private changedPart(sheet: Sheet, rect: Rect, before: string[][]) {
    const [rows, columns]: [number[], number[]] = [[], []];
    for (const [r, row] of this.contents(sheet, rect).entries()) {
      for (const [c, text] of row.entries()) {
        if (text === before[r]?.[c]) continue;
        rows.push(rect.row + r - 1);
        columns.push(rect.column + c - 1);
      }
    }
    if (rows.length === 0) return undefined;
    const changed = rectAround(rows, columns);
    const [top, left] = [changed.row - rect.row, changed.column - rect.column];
    const part = before.slice(top, top + changed.rows).map(row => row.slice(left, left + changed.columns));
    return { rect: changed, before: part };
  }

  private tell(sheet: Sheet, rect: Rect, how: How, before: string[][], by: string): void {
    const event: EventSeed = { authMode: 'LIMITED', sheetId: sheet.number, rect };
    const isOneCell = rect.rows * rect.columns === 1;
    if (isOneCell && (how === 'typed' || how === 'cleared')) {
      const [old, now] = [before[0]?.[0] ?? '', this.contents(sheet, rect)[0]?.[0] ?? ''];
      if (how === 'typed' && now !== '') event.value = now;
      if (old !== '') event.oldValue = old;
    }
    this.events.fire(event, by);
  }
}

/** One block for each sheet around everything that was written there. */
function areas(blocks: { sheetId: string; rect: Rect }[]): Map<string, Rect> {
  const found = new Map<string, Rect>();
  for (const { sheetId, rect } of blocks) {
    const other = found.get(sheetId) ?? rect;
    const ends = [rect, other].map(r => [r.row + r.rows - 2, r.column + r.columns - 2] as const);
    const rows = [rect.row - 1, other.row - 1, ...ends.map(([row]) => row)];
    const columns = [rect.column - 1, other.column - 1, ...ends.map(([, column]) => column)];
    found.set(sheetId, rectAround(rows, columns));
  }
  return found;
}

function howOf(commands: string[]): How {
  const all = commands.join(' ');
  if (/paste|cut/.test(all)) return 'pasted';
  if (/fill|copy-down|copy-right/.test(all)) return 'filled';
  return /clear/.test(all) ? 'cleared' : 'typed';
}

/** Dates arrive as their serial, decimals with a point. */
function textOf(value: string | number | boolean): string {
  return typeof value === 'boolean' ? String(value).toUpperCase() : String(value);
}

function grow(sheet: Sheet, rect: Rect): void {
  const [rows, columns] = [
    rect.row + rect.rows - 1 - sheet.rows,
    rect.column + rect.columns - 1 - sheet.columns,
  ];
  if (rows > 0) sheet.insertRowsAfter(sheet.rows, rows);
  if (columns > 0) sheet.insertColumnsAfter(sheet.columns, columns);
}

/** A named sheet's block by A1 text. */
export function placeOf(workbook: Workbook, sheetName: string, a1: string): { sheet: Sheet; rect: Rect } {
  const sheet = sheetByName(workbook, sheetName);
  return { sheet, rect: rectByA1(workbook, a1, sheet).rect };
}
