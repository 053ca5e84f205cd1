// Charts on a sheet: the part that the product uses. Any other member throws with its name (rule 1).

import type { ChartState } from '../answers/charts';
import { Range, rectOf } from './range';
import { askSheet, Sheet } from './sheet';
import { any, expectArguments, instance, number, string } from './signature';
import { sheetOf } from './spreadsheet';
import { exception, extend, strictClass, strictObject } from './strict';

const STATE = Symbol('chart');

class EmbeddedChart {
  readonly [STATE]: { sheet: Sheet; state: ChartState };

  constructor(sheet: Sheet, state: ChartState) {
    this[STATE] = { sheet, state };
  }

  getChartId(): number | null {
    return this[STATE].state.id || null;
  }
  getNumHeaders(): number {
    return this[STATE].state.numHeaders;
  }
  getRanges(): Range[] {
    const { sheet, state } = this[STATE];
    return state.ranges.map(({ sheetId, rect: { row, column, rows, columns } }) =>
      sheetOf(sheet.getParent(), sheetId).getRange(row, column, rows, columns),
    );
  }
  getOptions(): object {
    const { options } = this[STATE].state;
    return strictObject('ChartOptions', { get: (name: string) => options[name] ?? null });
  }
  getContainerInfo(): object {
    const [row, column, x, y] = this[STATE].state.position;
    return strictObject('ContainerInfo', {
      getAnchorRow: () => row,
      getAnchorColumn: () => column,
      getOffsetX: () => x,
      getOffsetY: () => y,
    });
  }
}
strictClass('EmbeddedChart', EmbeddedChart);

class EmbeddedLineChartBuilder {
  readonly [STATE]: { sheet: Sheet; state: ChartState };

  constructor(sheet: Sheet) {
    const state: ChartState = {
      id: 0,
      type: 'LINE',
      ranges: [],
      numHeaders: 0,
      position: [1, 1, 0, 0],
      options: {},
    };
    this[STATE] = { sheet, state };
  }

  build(): EmbeddedChart {
    return new EmbeddedChart(this[STATE].sheet, this[STATE].state);
  }
}

type Checks = Parameters<typeof expectArguments>[2];

/** A setter; answers the builder itself. */
function set(
  name: string,
  checks: Checks,
  change: (state: ChartState, ...args: never[]) => Partial<ChartState>,
): void {
  extend(EmbeddedLineChartBuilder, name, (builder, args) => {
    expectArguments(`SpreadsheetApp.EmbeddedLineChartBuilder.${name}`, args, checks);
    const held = builder[STATE];
    held.state = { ...held.state, ...change(held.state, ...(args as never[])) };
    return builder;
  });
}

set('addRange', [instance(Range)], ({ ranges }, range: Range) => ({
  ranges: [...ranges, { sheetId: range.getSheet().getSheetId(), rect: rectOf(range) }],
}));
set('setNumHeaders', [number], (_, numHeaders: number) => ({ numHeaders }));
set('setPosition', [number, number, number, number], (_, ...position: [number, number, number, number]) => ({
  position,
}));
set('setOption', [string, any], ({ options }, name: string, value: unknown) => ({
  options: { ...options, [name]: value },
}));
strictClass('EmbeddedLineChartBuilder', EmbeddedLineChartBuilder);

const isChart = instance(EmbeddedChart);

extend(Sheet, 'newChart', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.newChart', args, []);
  return strictObject('EmbeddedChartBuilder', { asLineChart: () => new EmbeddedLineChartBuilder(sheet) });
});
extend(Sheet, 'getCharts', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.getCharts', args, []);
  return (askSheet(sheet, 'Sheet.getCharts') as ChartState[]).map(state => new EmbeddedChart(sheet, state));
});
extend(Sheet, 'insertChart', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.insertChart', args, [isChart]);
  askSheet(sheet, 'Sheet.insertChart', (args[0] as EmbeddedChart)[STATE].state);
});
extend(Sheet, 'removeChart', (sheet, args) => {
  expectArguments('SpreadsheetApp.Sheet.removeChart', args, [isChart]);
  const id = (args[0] as EmbeddedChart).getChartId();
  if (id === null) throw exception('Embedded object not found.');
  askSheet(sheet, 'Sheet.removeChart', id);
});
