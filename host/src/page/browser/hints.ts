import { HoverManagerService } from '@univerjs/preset-sheets-core';
import type { Display } from './display';
import type { Grid } from './grid';
import { type Place, placeOf } from './places';

/** Shows the note of the cell under the pointer, or why it shows #ERROR!. */
export function showHints(grid: Grid, display: Display, box: HTMLElement): void {
  const hovering = grid.univer.__getInjector().get(HoverManagerService);
  const frame = box.parentElement as HTMLElement;
  frame.addEventListener('pointerleave', () => {
    box.hidden = true;
  });
  frame.addEventListener('pointermove', ({ target }) => {
    if (!(target instanceof HTMLCanvasElement)) box.hidden = true;
  });
  hovering.currentCell$.subscribe(hovered => {
    box.hidden = true;
    if (!hovered) return;
    const { row, col, subUnitId } = hovered.location;
    const sheet = grid.api.getActiveWorkbook()?.getSheetBySheetId(subUnitId)?.getSheet();
    const hint = sheet && display.hintOf(sheet.getCellRaw(row, col), subUnitId, row, col);
    const cell = hint && placeOf(grid, row, col);
    if (!cell) return;
    box.replaceChildren();
    if (hint.failure !== undefined) box.append(line('failure', hint.failure));
    if (hint.note !== undefined) box.append(line('note', hint.note));
    box.hidden = false;
    place(box, cell);
  });
}

function line(className: string, text: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

/** Beside the cell, inside the grid. */
function place(box: HTMLElement, cell: Place): void {
  const frame = (box.parentElement as HTMLElement).getBoundingClientRect();
  const fits = cell.right + box.offsetWidth < frame.right;
  const left = fits ? cell.right : Math.max(frame.left, cell.left - box.offsetWidth);
  box.style.left = `${left - frame.left}px`;
  box.style.top = `${Math.max(0, Math.min(cell.top, frame.bottom - box.offsetHeight) - frame.top)}px`;
}
