import { HoverManagerService } from '@univerjs/preset-sheets-core';
import type { Display } from './display';
import type { Grid } from './grid';

/** Shows the note of the cell under the pointer, or why it shows #ERROR!. */
export function showHints(grid: Grid, display: Display, box: HTMLElement): void {
  const hovering = grid.univer.__getInjector().get(HoverManagerService);
  hovering.currentCell$.subscribe(hovered => {
    box.hidden = true;
    if (!hovered) return;
    const { row, col, subUnitId } = hovered.location;
    const sheet = grid.api.getActiveWorkbook()?.getSheetBySheetId(subUnitId)?.getSheet();
    const hint = sheet && display.hintOf(sheet.getCellRaw(row, col), subUnitId, row, col);
    if (!hint) return;
    box.replaceChildren();
    if (hint.failure !== undefined) box.append(line('failure', hint.failure));
    if (hint.note !== undefined) box.append(line('note', hint.note));
    box.hidden = false;
    place(box, hovered.position);
  });
}

function line(className: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

/** Beside the cell, inside the grid. */
function place(box: HTMLElement, cell: { startX: number; endX: number; startY: number }): void {
  const frame = (box.parentElement as HTMLElement).getBoundingClientRect();
  const fits = cell.endX + box.offsetWidth < frame.width;
  const left = fits ? cell.endX : Math.max(0, cell.startX - box.offsetWidth);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(0, Math.min(cell.startY, frame.height - box.offsetHeight))}px`;
}
