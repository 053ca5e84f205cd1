import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '../../../src/core/parameters';
import { walls } from '../../../src/regulations/walls';

const numbered = (head: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${head}.${from + i}`);

/** The ids of regulations.md, §1. */
const IDS = [
  ...numbered('1', 1, 4),
  '2.1',
  '2.2',
  '2.2-bis',
  ...numbered('2', 3, 10),
  ...numbered('3', 1, 6),
  '4.1.a',
  '4.1.b',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  ...numbered('7.3', 1, 8),
  ...numbered('7.3', 10, 16),
  '7.4',
  '7.5',
  '7.6',
];

const carriedOut = [...walls.applied, ...walls.penalties.map(({ clause }) => clause)];
const tests = readdirSync(__dirname)
  .map(name => readFileSync(join(__dirname, name), 'utf8'))
  .join('\n');
const isTested = (id: string): boolean => new RegExp(`["'\`]${id.replace(/[.+]/g, '\\$&')}:`).test(tests);

describe('the clauses of walls', () => {
  test('all forty-five in the order of the text, each with a gist in two languages', () => {
    expect(Object.keys(walls.clauses)).toEqual(IDS);
    expect(IDS).toHaveLength(45);
    for (const { ru, en } of Object.values(walls.clauses))
      expect([/[а-я]/.test(ru), /^[\x20-\x7e]+$/.test(en)]).toEqual([true, true]);
  });

  test('each is carried out or explained, never both', () => {
    expect([...carriedOut, ...Object.keys(walls.notComputed)].sort()).toEqual([...IDS].sort());
  });

  test('each that is carried out has a test named by it', () => {
    expect(carriedOut.filter(id => !isTested(id))).toEqual([]);
  });

  test('each reading has a test named by it, and its parameter exists', () => {
    expect(walls.readings.map(({ id }) => id).filter(id => !isTested(id))).toEqual([]);
    for (const { parameter } of walls.readings)
      if (parameter) expect(Object.keys(walls.parameters)).toContain(parameter);
  });

  test('parameters name clauses of the text', () => {
    for (const { clause } of Object.values(walls.parameters)) expect(IDS).toContain(clause);
  });

  test("the text's own numbers", () => {
    const { scale, ...law } = defaultsOf(walls.parameters);
    expect(scale).toHaveLength(11);
    expect(Object.fromEntries(Object.entries(law).filter(([name]) => !name.startsWith('ladder.')))).toEqual({
      'squad.max': 10,
      'create.minutes': 2,
      'create.limit': 10,
      'create.credit': 20,
      'gather.minutes': 5,
      'gather.first': 10,
      'break.minutes': 10,
      'target.group': 20,
      'target.semi': 30,
      'target.final': 40,
      'cards.semi': 6,
      'cards.final': 8,
      'cardsZeroFrom.semi': 26,
      'cardsZeroFrom.final': 36,
      'chain.group': ['4.1.a', '4.1.b'],
      forfeitInTieBreak: true,
      annex1: [],
      'forfeit.points': 20,
      'firstNight.minutes': 3,
      'lastEntry.minutes': 10,
      'repeat.scope': 'tournament',
      'deduct.from': 'wallScore',
      'deduct.running': false,
      disqualified: 'remaining',
      oneSided: 'judge',
    });
  });
});
