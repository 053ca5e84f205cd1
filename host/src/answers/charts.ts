import type { Chart } from '../workbook/charts';
import { type Context, ServiceError } from './context';
import { sheetById } from './spreadsheet';

/** A chart as the script's object shows it; `id` 0: it hangs on no sheet yet. */
export type ChartState = Omit<Chart, 'sheetId'>;

const MOST_OFFSET = 10_000;

function insertChart({ workbook }: Context, id: number, { id: _, ...chart }: ChartState): void {
  const sheet = sheetById(workbook, id);
  const [row, column, ...offsets] = chart.position;
  const isInside = row >= 1 && row <= sheet.rows && column >= 1 && column <= sheet.columns;
  if (!isInside || offsets.some(offset => offset < 0 || offset > MOST_OFFSET))
    throw new ServiceError('The chart position is out of bounds.');
  if (chart.ranges.length === 0) throw new ServiceError('At least one range is required.');
  workbook.charts.add({ ...chart, sheetId: sheet.id });
}

export const chartAnswers = {
  'Sheet.getCharts': ({ workbook }: Context, id: number): ChartState[] =>
    workbook.charts.of(sheetById(workbook, id).id).map(({ sheetId: _, ...chart }) => chart),
  'Sheet.insertChart': insertChart,
  'Sheet.removeChart': ({ workbook }: Context, id: number, chart: number) => {
    if (!workbook.charts.remove(sheetById(workbook, id).id, chart))
      throw new ServiceError('Embedded object not found.');
  },
};
