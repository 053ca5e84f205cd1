// Bad input of every kind, drawn from grammars by a seed. `npm run fuzz` plays 200,000 inputs and prints a table;
// `npm test` plays a few of each kind.

import { printed } from '../printed';
import { CALL_KINDS } from './calls';
import { FILE_KINDS } from './files';
import { FUNCTION_KINDS } from './functions';
import { HOST_KINDS } from './hostCalls';
import { type Kind, type Played, played } from './kind';
import { SHEET_KINDS } from './sheets';

const isWhole = process.env.FUZZ === 'all';
const COUNT = Number(process.env.COUNT ?? (isWhole ? 200_000 : 2_000));
const SEED = Number(process.env.SEED ?? 20161128);
const ONLY = process.env.ONLY ?? '';

const KINDS = [...SHEET_KINDS, ...CALL_KINDS, ...FILE_KINDS, ...FUNCTION_KINDS, ...HOST_KINDS].filter(
  ({ name }) => name.startsWith(ONLY),
);
const all = KINDS.reduce((sum, { share }) => sum + share, 0);
const countOf = ({ share }: Kind): number => Math.ceil((COUNT * share) / all);

const table: (readonly [string, Played])[] = [];

test.each(KINDS.map(one => [one.name, one] as const))(
  '%s',
  async (name, one) => {
    const result = await played(one, SEED, countOf(one));
    table.push([name, result]);
    expect(result.failure).toBe('');
    expect(result.refused + result.accepted).toBe(result.inputs);
  },
  3_600_000,
);

afterAll(() => {
  if (!isWhole) return;
  const sum = (of: (one: Played) => number): number => table.reduce((total, [, one]) => total + of(one), 0);
  const line = (name: string, ...numbers: readonly number[]): string =>
    name.padEnd(32) + numbers.map(number => String(number).padStart(10)).join('');
  printed(
    [
      `seed ${SEED}`,
      `${'kind'.padEnd(32)}${['inputs', 'refused', 'accepted'].map(title => title.padStart(10)).join('')}`,
      ...table.map(([name, { inputs, refused, accepted }]) => line(name, inputs, refused, accepted)),
      line(
        'total',
        sum(one => one.inputs),
        sum(one => one.refused),
        sum(one => one.accepted),
      ),
      '',
    ].join('\n'),
  );
});
