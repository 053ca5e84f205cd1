import fs from 'node:fs';
import path from 'node:path';
import { regulations } from '../src/regulations';

/** The ids of each text, as its section of the law lists them. */
const IDS: Readonly<Record<string, readonly string[]>> = {
  walls: [
    ...[
      '1.1',
      '1.2',
      '1.3',
      '1.4',
      '2.1',
      '2.2',
      '2.2-bis',
      '2.3',
      '2.4',
      '2.5',
      '2.6',
      '2.7',
      '2.8',
      '2.9',
      '2.10',
    ],
    ...['3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '4.1.a', '4.1.b', '5.1', '5.2', '6.1', '6.2'],
    ...['7.3.1', '7.3.2', '7.3.3', '7.3.4', '7.3.5', '7.3.6', '7.3.7', '7.3.8', '7.3.10', '7.3.11', '7.3.12'],
    ...['7.3.13', '7.3.14', '7.3.15', '7.3.16', '7.4', '7.5', '7.6'],
  ],
  cup: [
    ...[
      'general.1',
      'general.2',
      'general.3',
      'general.4',
      'general.5',
      'entrants.1',
      'entrants.2',
      'entrants.3',
    ],
    ...[
      'terms.1',
      'terms.2',
      'terms.3',
      'terms.4',
      'terms.5',
      'terms.6',
      'stages',
      'stage1.games',
      'stage1.minimum',
    ],
    ...[
      'stage1.timeout',
      'stage1.cut',
      'stage1.tie',
      'stage2.games',
      'stage2.minimum',
      'stage2.carry',
      'stage2.timeout',
    ],
    ...[
      'stage2.cut',
      'stage2.tie',
      'stage3.games',
      'stage3.carry',
      'stage3.tie',
      'fairplay',
      'fines.1',
      'fines.2',
    ],
    ...['fines.3', 'fines.money', 'prizes.1', 'prizes.2', 'prizes.3', 'entry.1', 'entry.2', 'entry.3'],
  ],
  // The paragraphs with a dash counted in each section.
  league: [6, 27, 4, 3, 11].flatMap((n, i) => Array.from({ length: n }, (_, j) => `${i + 1}.${j + 1}`)),
};

/** Clauses that the tables of the law speak of: they must be applied. */
const NOT_COMPUTED_IN_WALLS = ['1.1', '1.2', '1.3', '1.4', '2.7', '2.8', '2.9', '3.2', '6.1', '6.2'];

const tests = fs
  .readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.test.ts'))
  .map(name => fs.readFileSync(path.join(__dirname, name), 'utf8'))
  .join('\n');

const appliedBy = ({ applied, penalties }: (typeof regulations)[number]): readonly string[] => [
  ...new Set([...applied, ...penalties.map(({ clause }) => clause)]),
];

describe.each(regulations.map(regulation => ({ id: regulation.id, regulation })))(
  '$id',
  ({ id, regulation }) => {
    test('has exactly the clauses of its text', () => {
      expect(Object.keys(regulation.clauses)).toEqual(IDS[id]);
    });

    test('applies each clause or says why not, never both', () => {
      const both = [...appliedBy(regulation), ...Object.keys(regulation.notComputed)];
      expect([...both].sort()).toEqual([...(IDS[id] ?? [])].sort());
    });

    test.each(Object.entries(regulation.notComputed))(
      '%s: not computed, with a reason in both languages',
      (_, reason) => {
        expect(reason?.ru).toMatch(/[а-яё]/i);
        expect(reason?.en).toMatch(/[a-z]/i);
      },
    );

    test.each(Object.entries(regulation.clauses))('%s has a gist in both languages', (_, gist) => {
      expect(gist.ru).toMatch(/[а-яё]/i);
      expect(gist.en).toMatch(/[a-z]/i);
    });

    test.each(appliedBy(regulation))('%s is applied and has a test that bears its name', clause => {
      expect(tests).toMatch(new RegExp(`['"\`]${clause.replace(/\./g, '\\.')}[^'"\`\\d.]*:`));
    });

    test.each(regulation.readings)(
      'reading $id belongs to a clause, and its parameter exists',
      ({ id: reading, parameter }) => {
        if (id === 'walls')
          expect([...Object.keys(regulation.clauses), '7.3']).toContain(reading.replace(/\++$/, ''));
        if (parameter !== undefined) expect(Object.keys(regulation.parameters)).toContain(parameter);
      },
    );

    test.each(Object.entries(regulation.parameters))(
      'parameter %s cites a clause of the text',
      (_, parameter) => {
        expect(Object.keys(regulation.clauses)).toContain(parameter.clause);
      },
    );
  },
);

test('walls move nothing that a table speaks of to "not computed"', () => {
  const walls = regulations.find(({ id }) => id === 'walls');
  expect(Object.keys(walls?.notComputed ?? {})).toEqual(NOT_COMPUTED_IN_WALLS);
});
