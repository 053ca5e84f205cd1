import {
  getViewportByCell,
  IRenderManagerService,
  SheetSkeletonManagerService,
} from '@univerjs/preset-sheets-core';
import type { Grid } from './grid';

/** A cell's edges in the window, px. */
export interface Place {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a cell of the shown sheet lies as the grid is scrolled now; row and column from 0. */
export function placeOf(grid: Grid, row: number, column: number): Place | undefined {
  const workbook = grid.api.getActiveWorkbook();
  const render = grid.univer
    .__getInjector()
    .get(IRenderManagerService)
    .getRenderById(workbook?.getId() ?? '');
  const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
  const canvas = document.querySelector('#grid canvas[id^="univer-sheet-main-canvas"]');
  if (!workbook || !render || !skeleton || !canvas) return undefined;
  const { scene } = render;
  const viewport = getViewportByCell(row, column, scene, workbook.getActiveSheet().getSheet());
  const { left, top } = canvas.getBoundingClientRect();
  const { startX, startY, endX, endY } = skeleton.getCellWithCoordByIndex(row, column);
  const { scaleX, scaleY } = scene.getAncestorScale();
  const [scrollX, scrollY] = [viewport?.viewportScrollX ?? 0, viewport?.viewportScrollY ?? 0];
  return {
    left: left + (startX - scrollX) * scaleX,
    top: top + (startY - scrollY) * scaleY,
    right: left + (endX - scrollX) * scaleX,
    bottom: top + (endY - scrollY) * scaleY,
  };
}
