// Tables of parameters in sheets of their own.
import type { Parameters } from '../../src/core/parameters';
import { toText } from '../../src/core/points';
import type { Scale } from '../../src/core/scale';
import { openBorder } from '../../src/table/border';
import { readOwnSheets } from '../../src/table/parameterSheets';
import type { SheetCells } from '../../src/table/sheets';
import { sheet } from '../book';

const PARAMETERS = {
  pay: { domain: { kind: 'pointsTable' } },
  places: { domain: { kind: 'scale' } },
  annex1: { domain: { kind: 'annex' } },
  squads: { domain: { kind: 'compositions' } },
  target: { domain: { kind: 'whole', min: 1, max: 20 } },
} as unknown as Parameters;

function own(...sheets: readonly SheetCells[]) {
  const border = openBorder();
  const values: Record<string, unknown> = {};
  readOwnSheets(values, PARAMETERS, { sheets, border });
  return { values, fatal: border.fatal.map(({ kind, at, data }) => [kind, at?.cell, data]) };
}
const scale = (rows: readonly (readonly unknown[])[]) => {
  const { values, fatal } = own(sheet('Places', rows));
  return fatal.length > 0 ? fatal : (values.places as Scale).map(row => row.map(toText).join(':'));
};

test('a sheet is of the parameter that it is named after; others have none', () => {
  expect(own(sheet('target', [[7]]), sheet('моё', [[1, 2]])).values).toEqual({});
  expect(scale([[1, 2]])).toEqual(['1:2']);
});

test('a first row without a number is a header; blank rows and further columns are for people', () => {
  expect(scale([['места', 'очки'], [], [1, 2, 'кто-то'], ['', ''], [2, 3]])).toEqual(['1:2', '2:3']);
  expect(
    scale([
      ['', '', 5],
      [1, 2],
    ]),
  ).toEqual(['1:2']);
});

test('a first row with one number is a row', () => {
  expect(
    scale([
      ['первое', 2],
      [2, 3],
    ]),
  ).toEqual([['badScaleRow', 'A1', { name: 'places', text: 'первое:2' }]]);
});

test('problems point at their rows of the sheet', () => {
  expect(scale([['места', 'очки'], [], [1, 2], [2, 'x']])).toEqual([
    ['badScaleRow', 'A4', { name: 'places', text: '2:x' }],
  ]);
  expect(scale([])).toEqual([['emptyTable', 'A1', { name: 'places' }]]);
});

test('annex 1 has a third column for the loser', () => {
  expect(
    own(
      sheet('annex1', [
        ['вид', 'победа', 'поражение'],
        ['сухая', 3, -1],
      ]),
    ).values.annex1,
  ).toEqual([{ kind: 'сухая', winner: 3, loser: -1 }]);
});

test('a table of points under a header; a header alone, with blank rows, leaves the text’s own', () => {
  const HEADER = ['side', 'city'];
  expect(own(sheet('pay', [HEADER, ['mafia', 2]])).values.pay).toHaveLength(1);
  expect(own(sheet('pay', [HEADER])).values).toEqual({});
  expect(own(sheet('pay', [[], HEADER, ['', '']])).values).toEqual({});
  expect(own(sheet('pay', [])).values).toEqual({});
});

test('compositions that can’t be read are told by their rows', () => {
  const rows = [
    ['players', 'citizen', 'mafia'],
    ['десять', 7, 3],
  ];
  expect(own(sheet('squads', rows)).fatal.map(([kind, cell]) => [kind, cell])).toEqual([
    ['badComposition', 'A2'],
  ]);
});
