import { canonical } from '../../src/core/canonical';
import type { Tournament } from '../../src/core/tournament';
import { regulations } from '../../src/regulations';
import { readWorkbook } from '../../src/table/workbook';
import { type Book, ruling, sheetsOf, ZONE } from '../book';

const BOOK: Book = {
  walls: [
    { id: '1', a: 'Волки', b: 'Совы', games: ['2:0', { a: '4:0', b: '4:1' }] },
    { id: '2', a: 'Ежи', b: 'Лисы', games: ['0:3'] },
  ],
  penalties: [ruling('Волки', 'минус 3', { Стенка: '1' }), ruling('Совы', 'предупреждение', { Стенка: '1' })],
};

function factsOf(change: (rows: unknown[][]) => unknown[][] = rows => rows, now = 0): Tournament {
  const sheets = sheetsOf(BOOK).map(sheet => {
    const [header = [], ...rows] = sheet.values as unknown[][];
    return sheet.name === 'Регламент' ? sheet : { ...sheet, values: [header, ...change(rows)] };
  });
  const read = readWorkbook({ sheets, zone: ZONE, locale: 'ru_RU', now }, regulations);
  if (!read.ok) throw new Error(read.problems.map(({ kind }) => kind).join());
  return read.understood.tournament;
}

test('rows in another order, rows between and another moment give the same text', () => {
  expect(canonical(factsOf(rows => [...rows].reverse()))).toBe(canonical(factsOf()));
  expect(canonical(factsOf(rows => rows.flatMap(row => [row.map(() => ''), row])))).toBe(
    canonical(factsOf()),
  );
  expect(canonical(factsOf(undefined, 86_400_000))).toBe(canonical(factsOf()));
});
test('any other score, ruling or name gives another text', () => {
  const changed = (from: unknown, to: unknown) =>
    canonical(factsOf(rows => rows.map(row => row.map(cell => (cell === from ? to : cell)))));
  const own = canonical(factsOf());
  for (const [from, to] of [
    ['4:1', '4:0'],
    ['минус 3', 'минус 4'],
    ['Лисы', 'Рыси'],
    ['подтверждён', 'отозван'],
  ])
    expect([from, changed(from, to) === own]).toEqual([from, false]);
});

describe('of a ruling it says what it does, not how it is told', () => {
  const ledger = (more: Partial<Tournament['ledger'][number]>) => {
    const facts = factsOf();
    return canonical({ ...facts, ledger: facts.ledger.map(line => ({ ...line, ...more })) });
  };
  test.each(['id', 'evidence', 'judge', 'reason'] as const)('%s', name => {
    expect(ledger({ [name]: 'иначе' })).toBe(ledger({ [name]: 'так' }));
  });
  test.each(['clause', 'player', 'stage', 'wall', 'game'] as const)('but %s', name => {
    expect(ledger({ [name]: 'иначе' })).not.toBe(ledger({ [name]: 'так' }));
  });
  test('a proposal is found again from the facts: it says nothing', () => {
    const facts = factsOf();
    const [line] = facts.ledger;
    if (!line) throw new Error('no line');
    expect(canonical({ ...facts, ledger: [...facts.ledger, { ...line, state: 'proposed' }] })).toBe(
      canonical(facts),
    );
    expect(canonical({ ...facts, ledger: [...facts.ledger, { ...line, state: 'dismissed' }] })).not.toBe(
      canonical(facts),
    );
  });
});

test('it is a text of names and values in order, however they were written down', () => {
  const facts = (more: object) => canonical({ ...factsOf(), ...more } as unknown as Tournament);
  expect(facts({ x: 1, y: 2 })).toBe(facts({ y: 2, x: 1 }));
  expect(facts({ x: undefined })).toBe(facts({}));
  expect(facts({ x: [undefined, 1] })).toBe(facts({ x: [1] }));
  expect(facts({ x: { sheet: 'Стенки', cell: 'A1' } })).toBe(facts({}));
  expect(facts({ x: { sheet: 'Стенки' } })).not.toBe(facts({}));
  expect(facts({ x: { cell: 'A1', row: 3, looksLike: 'я' } })).toBe(facts({ x: {} }));
  expect(facts({ x: null })).not.toBe(facts({}));
  expect(facts({ x: { n: 1n } })).toBe(facts({ x: { n: 1 } }));
  expect(facts({ x: 'a' })).toContain('"x":"a"');
});
