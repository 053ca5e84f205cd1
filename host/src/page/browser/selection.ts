import { ICommandService } from '@univerjs/core';
import { SetSelectionsOperation, SetWorksheetActiveOperation } from '@univerjs/preset-sheets-core';
import type { PageState } from '../protocol';
import type { Grid } from './grid';
import type { Server } from './server';

type Selection = PageState['selection'];

/** How long a selection must rest before scripts hear of it, ms. */
const REST = 60;

/** Scripts see what the person has selected, and select for him. */
export class SelectionSync {
  private timer: number | undefined;
  private isFollowing = false;

  constructor(
    private readonly grid: Grid,
    private readonly server: Server,
  ) {
    const commands = grid.univer.__getInjector().get(ICommandService);
    commands.onCommandExecuted(({ id }) => {
      if (id !== SetSelectionsOperation.id && id !== SetWorksheetActiveOperation.id) return;
      clearTimeout(this.timer);
      this.timer = undefined;
      if (!this.isFollowing) this.timer = window.setTimeout(() => this.tell(), REST);
    });
  }

  private get present(): Selection | undefined {
    const sheet = this.grid.api.getActiveWorkbook()?.getActiveSheet();
    const range = sheet?.getSelection()?.getActiveRange()?.getRange();
    if (!sheet || !range) return undefined;
    const { startRow, startColumn, endRow, endColumn } = range;
    const rect = {
      row: startRow + 1,
      column: startColumn + 1,
      rows: endRow - startRow + 1,
      columns: endColumn - startColumn + 1,
    };
    return { sheetId: sheet.getSheetId(), rect };
  }

  /** Tells at once what waits to be told. */
  flush(): void {
    if (this.timer !== undefined) this.tell();
  }

  private tell(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { present } = this;
    if (present) void this.server.select(present);
  }

  /** Moves to the cells that a script has selected, and shows them. */
  follow({ sheetId, rect }: Selection): void {
    const workbook = this.grid.api.getActiveWorkbook();
    const sheet = workbook?.getSheetBySheetId(sheetId);
    if (!workbook || !sheet) return;
    this.isFollowing = true;
    try {
      workbook.setActiveSheet(sheet);
      const range = sheet.getRange(rect.row - 1, rect.column - 1, rect.rows, rect.columns);
      range.activate();
      const shown = sheet.getVisibleRange();
      const isShown =
        shown &&
        rect.row > shown.startRow &&
        rect.row < shown.endRow &&
        rect.column > shown.startColumn &&
        rect.column < shown.endColumn;
      if (!isShown) sheet.scrollToCell(Math.max(0, rect.row - 4), Math.max(0, rect.column - 2));
    } finally {
      this.isFollowing = false;
    }
  }
}
