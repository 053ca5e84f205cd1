// Cell functions with odd shapes: what a range of a sheet may hold, in rows of any length.
import fc from 'fast-check';
import * as server from '../../src/addon/main';
import { BOOKS } from './books';
import { anyCell, hostile, numberCell } from './cells';
import { type Fate, kind, must } from './kind';
import { isSentence, mustBeUnpolluted } from './sound';

type CellFunction = (...values: unknown[]) => unknown;

const cell = fc.oneof(
  { weight: 3, arbitrary: numberCell },
  { weight: 2, arbitrary: anyCell },
  { weight: 1, arbitrary: hostile },
);
const column = fc.array(
  cell.map(value => [value]),
  { minLength: 1, maxLength: 5 },
);
const ragged = fc.array(fc.array(cell, { maxLength: 4 }), { maxLength: 4 });
const word = fc.constantFrom<unknown>(
  ...[
    'маф',
    'ком',
    'город',
    'омон-3',
    'высшая',
    '7.3.14',
    'стенки',
    'лига',
    'кубок 2',
    'Очки > личные встречи',
    'Очки > -Игры',
    'Очки / Игры',
  ],
);
const TABLE = [
  ['Команда', 'Очки', 'Игры'],
  ['Волки', 3, 2],
  ['Совы', '1,5', 2],
  ['Лисы', 3, 0],
];
const table = fc.oneof(
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.nat(3), fc.nat(2), cell)
      .map(([row, at, value]) =>
        TABLE.map((line, r) => line.map((old, c) => (r === row && c === at ? value : old))),
      ),
  },
  { weight: 1, arbitrary: fc.constant(TABLE) },
);
const sheetOfBook = fc
  .tuple(fc.constantFrom(...BOOKS.flat()), fc.nat(8), fc.nat(8), cell)
  .map(([{ values }, row, at, value]) =>
    values.map((line, r) => (r === row % values.length ? line.with(at % line.length, value) : [...line])),
  );
const argument: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: cell },
  { weight: 3, arbitrary: column },
  { weight: 2, arbitrary: word },
  { weight: 2, arbitrary: table },
  { weight: 2, arbitrary: sheetOfBook },
  { weight: 1, arbitrary: ragged },
  { weight: 1, arbitrary: fc.constantFrom(undefined, null, [], [[]], [[], []], [['']]) },
);

/** Numbers and texts in rows of one length; or an error that names an argument. */
function evaluated(name: string, values: readonly unknown[]): Fate {
  const before = fc.stringify(values);
  try {
    const answer = (server as unknown as Readonly<Record<string, CellFunction>>)[name]?.(...values);
    isValue(answer);
    return 'accepted';
  } catch (error) {
    must((error as Error).constructor === Error, `not a refusal: ${(error as Error).stack}`);
    must(isSentence((error as Error).message), 'an error without a sentence', (error as Error).message);
    return 'refused';
  } finally {
    mustBeUnpolluted();
    must(fc.stringify(values) === before, 'an argument is another one now', values);
  }
}

class NoValue extends TypeError {}

function isValue(value: unknown): void {
  const rows: readonly unknown[] = Array.isArray(value) ? value : [[value]];
  const width = (rows[0] as readonly unknown[]).length;
  for (const row of rows) {
    if (!Array.isArray(row) || row.length !== width) throw new NoValue('rows of several lengths');
    for (const one of row)
      if (!(typeof one === 'string' || (typeof one === 'number' && Number.isFinite(one))))
        throw new NoValue(`no value of a cell: ${String(one)}`);
  }
}

const NAMES = ['STANDINGS', 'WALLPOINTS', 'OMONPOINTS', 'TIEBREAK', 'CARRYOVER', 'FINE', 'PRIZE'];

export const FUNCTION_KINDS = NAMES.map(name =>
  kind({
    name: `cell function: ${name}`,
    share: 15,
    inputs: fc.array(argument, { minLength: 1, maxLength: 5 }),
    play: values => evaluated(name, values),
  }),
);
