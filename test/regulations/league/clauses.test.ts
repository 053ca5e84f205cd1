import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '../../../src/core/parameters';
import { toText } from '../../../src/core/points';
import { league } from '../../../src/regulations/league';

/** Paragraphs with a dash in each section of the text. */
const COUNTS = { 1: 6, 2: 27, 3: 4, 4: 3, 5: 11 } as const;
const IDS = Object.entries(COUNTS).flatMap(([section, n]) =>
  Array.from({ length: n }, (_, i) => `${section}.${i + 1}`),
);
const carriedOut = [...new Set([...league.applied, ...league.penalties.map(({ clause }) => clause)])];

describe('the clauses of the league', () => {
  test('all 51 in the order of the text', () => {
    expect(Object.keys(league.clauses)).toEqual(IDS);
    expect(IDS).toHaveLength(51);
  });

  test('each is carried out or explained, never both', () => {
    expect([...carriedOut, ...Object.keys(league.notComputed)].sort()).toEqual([...IDS].sort());
  });

  test('what a table of the law names is carried out', () => {
    expect(Object.keys(league.notComputed)).toEqual([
      '1.1',
      '1.5',
      '2.1',
      '2.2',
      '2.13',
      '2.22',
      '3.3',
      '4.1',
      '5.11',
    ]);
  });

  test('reasons of its own for each', () => {
    const reasons = Object.values(league.notComputed).map(reason => reason?.en);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  test('each that is carried out has a test named by it', () => {
    const tests = readdirSync(__dirname)
      .map(name => readFileSync(join(__dirname, name), 'utf8'))
      .join('\n');
    const named = (clause: string) => new RegExp(`['\`]${clause.replace('.', '\\.')}[:,]`).test(tests);
    expect(carriedOut.filter(clause => !named(clause))).toEqual([]);
  });

  test('a reading belongs to a clause', () => {
    for (const { id } of league.readings) expect(IDS).toContain(id.replace(/\++$/, ''));
  });

  test('the numbers of the text', () => {
    const law = defaultsOf(league.parameters);
    const money = [
      law['fine.noShow.first'],
      law['fine.noShow.each'],
      law['fine.request'],
      law['fine.game'],
      law['fine.contract'],
      law['fine.maniac'],
      law['fine.thrown'],
      law.deposit,
      law['fee.top'],
      law['fee.second'],
      law['salary.top'],
      law['salary.second'],
    ];
    expect(money.map(toText).map(Number)).toEqual([50, 25, 75, 100, 100, 100, 300, 50, 100, 0, 20, 10]);
    expect([law['fine.points'], law['fine.secondPart']].map(toText)).toEqual(['0.1', '0.5']);
    expect([law['rounds.perTeam'], law['league.max'], law.relegated, law.promoted]).toEqual([2, 42, 1, 2]);
  });
});
