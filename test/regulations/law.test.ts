// The words of the regulations for the page.
import { regulations } from '../../src/regulations';
import { law } from '../../src/regulations/law';

const words = law();

test('every regulation by its id', () => {
  expect(Object.keys(words)).toEqual(regulations.map(({ id }) => id));
});

test.each(regulations)(
  '$id: clauses, charges and the free ruling, the text before other editions',
  regulation => {
    const { clauses, penalties, editions, readings, parameters } = words[regulation.id] ?? {};
    expect(clauses).toBe(regulation.clauses);
    expect(new Set(penalties).size).toBe(penalties?.length);
    expect([...(penalties ?? [])].sort()).toEqual(
      [...new Set([...regulation.penalties.map(({ clause }) => clause), regulation.freeRuling])].sort(),
    );
    expect(editions?.[0]).toBe('template');
    expect([...(editions ?? [])].sort()).toEqual(Object.keys(regulation.editions).sort());
    expect(readings?.map(({ id, ru }) => [id, ru])).toEqual(
      regulation.readings.map(({ id, reading }) => [id, reading.ru]),
    );
    expect(readings?.some(one => 'reading' in one)).toBe(false);
    expect(Object.entries(parameters ?? {})).toEqual(
      Object.entries(regulation.parameters).map(([name, { meaning }]) => [name, meaning]),
    );
  },
);
