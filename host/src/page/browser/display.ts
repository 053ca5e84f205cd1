import { type ICellData, InterceptorEffectEnum, type IStyleData, type Nullable } from '@univerjs/core';
import {
  BEFORE_CELL_EDIT,
  INTERCEPTOR_POINT,
  type ISheetLocation,
  SheetInterceptorService,
} from '@univerjs/preset-sheets-core';
import { bareValue, extrasOf, formulaOf } from '../../workbook/cell';
import { displayed } from '../../workbook/display';
import { editText } from '../../workbook/edit-text';
import { GENERAL } from '../../workbook/format';
import { type SheetLocale, sheetLocale } from '../../workbook/locale';
import type { CellFailure } from '../../workbook/workbook';
import type { Grid } from './grid';

/** After the cells that formulas spill (100), before Univer's own number formats (10). */
const AFTER_SPILL = 50;
const NOTE = { tr: { color: '#f29900', size: 6 } };
const FAILURE = { tr: { color: '#d93025', size: 6 } };

/** What cells show and what the editor opens with, both as the spreadsheet's locale writes it. */
export class Display {
  private locale: SheetLocale = sheetLocale('ru_RU');
  private failures = new Map<string, string>();

  constructor(grid: Grid) {
    const interceptors = grid.univer.__getInjector().get(SheetInterceptorService);
    interceptors.intercept(INTERCEPTOR_POINT.CELL_CONTENT, {
      id: 'host-display',
      priority: AFTER_SPILL,
      effect: InterceptorEffectEnum.Value | InterceptorEffectEnum.Style,
      handler: (cell, location, next) => next(cell && this.shown(cell, location)),
    });
    interceptors.writeCellInterceptor.intercept(BEFORE_CELL_EDIT, {
      id: 'host-edit-text',
      priority: 10_000,
      handler: (cell, location) => this.editable(cell, location),
    });
  }

  setLocale(name: string): void {
    this.locale = sheetLocale(name);
  }

  setFailures(failures: CellFailure[]): void {
    this.failures = new Map(
      failures.map(({ sheetId, row, column, message }) => [`${sheetId}:${row}:${column}`, message]),
    );
  }

  /** What hangs on a cell as a hint: its note, or why it shows #ERROR!. Row and column from 0. */
  hintOf(cell: Nullable<ICellData>, sheetId: string, row: number, column: number) {
    const failure = this.failures.get(`${sheetId}:${row + 1}:${column + 1}`);
    const { note } = extrasOf(cell ?? undefined);
    return failure !== undefined || note !== undefined ? { failure, note } : undefined;
  }

  private shown<T extends ICellData>(cell: T, location: ISheetLocation): T {
    const { row, col, subUnitId } = location;
    const hint = this.hintOf(cell, subUnitId, row, col);
    const markers = hint && { markers: hint.failure === undefined ? NOTE : FAILURE };
    const value = bareValue(cell);
    if (typeof value === 'string') return { ...cell, v: value, ...markers };
    const style = styleOf(cell, location);
    const text = displayed(value, style.n?.pattern ?? GENERAL, this.locale);
    const interceptorStyle = style.ht ? {} : { ht: typeof value === 'number' ? 3 : 2 };
    return { ...cell, v: text, t: 1, interceptorStyle, ...markers };
  }

  private editable(cell: Nullable<ICellData>, location: ISheetLocation): Nullable<ICellData> {
    const own = location.worksheet.getCellRaw(location.row, location.col);
    const dialect = { decimalComma: this.locale.decimal === ',' };
    const formula = formulaOf(own ?? undefined, dialect, location.worksheet.getRowCount());
    const value = own ? bareValue(own) : '';
    const pattern = own ? (styleOf(own, location).n?.pattern ?? GENERAL) : GENERAL;
    const text = formula || editText(value, pattern, this.locale);
    const { p: _rich, f: _formula, si: _shared, ...rest } = cell ?? {};
    return { ...rest, v: text, t: 1 };
  }
}

function styleOf(cell: ICellData, { workbook }: ISheetLocation): IStyleData {
  return workbook.getStyles().getStyleByCell(cell) ?? {};
}
