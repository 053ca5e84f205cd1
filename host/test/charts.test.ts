// Charts and gridlines: each setter read back.
import { type Host, script, workbook } from './library';

let host: Host;
beforeEach(async () => {
  host = await workbook({
    Гонка: [
      ['После', 'Волки'],
      ['1', 2],
      ['2', 5],
    ],
  });
});
afterEach(() => host.dispose());

const run = (source: string) => script(host, source);
const BUILT = `const chart = sheet.newChart().asLineChart().addRange(sheet.getRange('A1:B3')).setNumHeaders(1)
  .setPosition(2, 4, 5, 6).setOption('title', 'Гонка').setOption('width', 600).build()`;
const TOLD = `sheet.getCharts().map(one => [one.getRanges().map(r => r.getA1Notation()), one.getNumHeaders(),
  one.getContainerInfo().getAnchorRow(), one.getContainerInfo().getAnchorColumn(), one.getContainerInfo().getOffsetX(),
  one.getContainerInfo().getOffsetY(), one.getOptions().get('title'), one.getOptions().get('width'), one.getOptions().get('height')])`;

test('a line chart hangs on its sheet as it was built, until it is removed', async () => {
  await run(`${BUILT}; sheet.insertChart(chart)`);
  expect(await run(`return ${TOLD}`)).toEqual([[['A1:B3'], 1, 2, 4, 5, 6, 'Гонка', 600, null]]);
  await run('sheet.removeChart(sheet.getCharts()[0])');
  expect(await run(`return ${TOLD}`)).toEqual([]);
});

test('rule 1.2: what is not modelled throws with its name', async () => {
  await expect(run('sheet.newChart().asBarChart()')).rejects.toThrow(
    'not modelled: EmbeddedChartBuilder.asBarChart',
  );
  await expect(run('sheet.newChart().asLineChart().setColors([])')).rejects.toThrow(
    'not modelled: EmbeddedLineChartBuilder.setColors',
  );
  await expect(run(`${BUILT}; chart.modify()`)).rejects.toThrow('not modelled: EmbeddedChart.modify');
});

test('rule 7.1: a chart outside of the grid, of no cells, or that hangs nowhere is refused', async () => {
  const at = (row: number, column: number) =>
    run(
      `sheet.insertChart(sheet.newChart().asLineChart().addRange(sheet.getRange('A1')).setPosition(${row}, ${column}, 0, 0).build())`,
    );
  await expect(at(1001, 1)).rejects.toThrow('out of bounds');
  await expect(at(1, 27)).rejects.toThrow('out of bounds');
  await expect(run('sheet.insertChart(sheet.newChart().asLineChart().build())')).rejects.toThrow('range');
  await expect(run(`${BUILT}; sheet.removeChart(chart)`)).rejects.toThrow('not found');
  await expect(run('sheet.insertChart({})')).rejects.toThrow("don't match the method signature");
  expect(await run('return sheet.getCharts().length')).toBe(0);
});

test('a sheet that goes takes its charts along', async () => {
  await run(`${BUILT}; sheet.insertChart(chart); ss.insertSheet('Другой'); ss.deleteSheet(sheet)`);
  expect(host.workbook.charts.of(host.workbook.sheets[0]?.id ?? '')).toEqual([]);
});

test('gridlines are hidden and shown', async () => {
  expect(await run('return sheet.hasHiddenGridlines()')).toBe(false);
  await run('sheet.setHiddenGridlines(true)');
  expect(await run('return sheet.hasHiddenGridlines()')).toBe(true);
  await run('sheet.setHiddenGridlines(false)');
  expect(await run('return sheet.hasHiddenGridlines()')).toBe(false);
});
