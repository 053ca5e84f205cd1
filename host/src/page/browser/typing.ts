// Rule 5 in the page: what is typed or pasted goes to the host as the text it is, which parses it as the
// file's locale does. Univer's own parsing is never asked.

import { type IDocumentData, IUndoRedoService, Rectangle } from '@univerjs/core';
import {
  EditingRenderController,
  type IEditorBridgeService,
  ISheetClipboardService,
  SetRangeValuesMutation,
  SheetsSelectionsService,
} from '@univerjs/preset-sheets-core';
import { pastedTexts } from '../../person/pasted';
import type { EditAnswer, EditRequest } from '../protocol';
import type { Copy } from './copy';
import type { Grid } from './grid';
import type { Pending } from './pending';
import type { Server } from './server';

type Edit = Pick<EditRequest, 'sheetId' | 'row' | 'column' | 'texts' | 'how'>;

/** Private members of Univer 0.25.1 that are replaced here; held by the browser test. */
interface Editing {
  _editorBridgeService: IEditorBridgeService;
  _submitEdit(document: IDocumentData, isForSelection?: boolean): Promise<boolean>;
}
interface Clipboard {
  legacyPaste(html?: string, text?: string, files?: File[]): Promise<boolean>;
  paste(item: ClipboardItem, type?: string): Promise<boolean>;
}

/** Takes over the grid's editor and clipboard. */
export function takeTyping(
  grid: Grid,
  server: Server,
  copy: Copy,
  refused: (text: string) => void,
  pending: Pending,
): void {
  new Typing(grid, server, copy, refused, pending).take();
}

class Typing {
  constructor(
    private readonly grid: Grid,
    private readonly server: Server,
    private readonly copy: Copy,
    private readonly refused: (text: string) => void,
    private readonly pending: Pending,
  ) {}

  take(): void {
    this.takeTyped();
    this.takePasted();
  }

  private get<T>(service: unknown): T {
    return this.grid.univer.__getInjector().get(service as never) as T;
  }

  private takeTyped(): void {
    const typed = (row: number, column: number, sheetId: string, text: string, isForSelection: boolean) =>
      this.typed(row, column, sheetId, text, isForSelection);
    const editing = EditingRenderController.prototype as unknown as Editing;
    editing._submitEdit = function (this: Editing, document, isForSelection = false) {
      const cell = this._editorBridgeService.getEditCellState();
      const text = (document.body?.dataStream ?? '').replace(/\r\n$/, '').replace(/\r/g, '\n');
      if (cell) typed(cell.row + 1, cell.column + 1, cell.sheetId, text, isForSelection);
      return Promise.resolve(true);
    };
  }

  private typed(row: number, column: number, sheetId: string, text: string, isForSelection: boolean): void {
    const block = isForSelection ? this.selectedBlock() : undefined;
    if (!block) {
      this.send({ sheetId, row, column, texts: [[text]], how: 'typed' });
      return;
    }
    const texts = Array.from({ length: block.rows }, () => new Array<string>(block.columns).fill(text));
    this.send({ sheetId, row: block.row, column: block.column, texts, how: 'filled' });
  }

  private selectedBlock() {
    const range = this.get<SheetsSelectionsService>(SheetsSelectionsService).getCurrentLastSelection()?.range;
    if (
      !range ||
      Rectangle.equals(range, { ...range, endRow: range.startRow, endColumn: range.startColumn })
    ) {
      return undefined;
    }
    const { startRow, startColumn, endRow, endColumn } = range;
    return {
      row: startRow + 1,
      column: startColumn + 1,
      rows: endRow - startRow + 1,
      columns: endColumn - startColumn + 1,
    };
  }

  /** What was copied in this page is pasted by the grid, formats and all; text from elsewhere is typed in. */
  private takePasted(): void {
    const clipboard = this.get<Clipboard & ISheetClipboardService>(ISheetClipboardService);
    const own = {
      legacyPaste: clipboard.legacyPaste.bind(clipboard),
      paste: clipboard.paste.bind(clipboard),
    };
    const isFromHere = (html: string) => {
      const id = /data-copy-id="([^\s"]+)"/.exec(html)?.[1];
      return id !== undefined && clipboard.copyContentCache().get(id) !== undefined;
    };
    clipboard.legacyPaste = async (html = '', text = '', files) => {
      if (isFromHere(html)) return this.pending.watch(own.legacyPaste(html, text, files));
      return this.pasted(text);
    };
    clipboard.paste = async (item, type) => {
      const read = async (kind: string) =>
        item.types.includes(kind) ? await (await item.getType(kind)).text() : '';
      if (isFromHere(await read('text/html'))) return own.paste(item, type);
      return this.pasted(await read('text/plain'));
    };
  }

  private pasted(text: string): boolean {
    const workbook = this.grid.api.getActiveWorkbook();
    const range = this.get<SheetsSelectionsService>(SheetsSelectionsService).getCurrentLastSelection()?.range;
    if (!workbook || !range || text === '') return false;
    const texts = tiled(
      pastedTexts(text),
      range.endRow - range.startRow + 1,
      range.endColumn - range.startColumn + 1,
    );
    this.send({
      sheetId: workbook.getActiveSheet().getSheetId(),
      row: range.startRow + 1,
      column: range.startColumn + 1,
      texts,
      how: 'pasted',
    });
    return true;
  }

  private send(edit: Edit): void {
    this.copy.flush();
    void this.server.edit(edit).then(answer => {
      if (answer.refused !== undefined) this.refused(answer.refused);
      else this.rememberForUndo(answer);
    });
  }

  private rememberForUndo({ sheetId, before, after }: EditAnswer): void {
    const unitID = this.grid.api.getActiveWorkbook()?.getId();
    if (!unitID || sheetId === undefined) return;
    const mutation = (cellValue: unknown) => [
      { id: SetRangeValuesMutation.id, params: { unitId: unitID, subUnitId: sheetId, cellValue } },
    ];
    this.get<IUndoRedoService>(IUndoRedoService).pushUndoRedo({
      unitID,
      undoMutations: mutation(before),
      redoMutations: mutation(after),
    });
  }
}

/** One copied block fills a selection that is a multiple of it, as in Sheets. */
function tiled(texts: string[][], rows: number, columns: number): string[][] {
  const [height, width] = [texts.length, texts[0]?.length ?? 1];
  if (rows % height !== 0 || columns % width !== 0) return texts;
  return Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => texts[r % height]?.[c % width] ?? ''),
  );
}
