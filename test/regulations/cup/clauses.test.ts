import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultsOf } from '../../../src/core/parameters';
import { toText } from '../../../src/core/points';
import { cup } from '../../../src/regulations/cup';

const IDS = [
  ...[1, 2, 3, 4, 5].map(n => `general.${n}`),
  ...[1, 2, 3].map(n => `entrants.${n}`),
  ...[1, 2, 3, 4, 5, 6].map(n => `terms.${n}`),
  'stages',
  ...['games', 'minimum', 'timeout', 'cut', 'tie'].map(name => `stage1.${name}`),
  ...['games', 'minimum', 'carry', 'timeout', 'cut', 'tie'].map(name => `stage2.${name}`),
  ...['games', 'carry', 'tie'].map(name => `stage3.${name}`),
  'fairplay',
  ...['1', '2', '3', 'money'].map(name => `fines.${name}`),
  ...[1, 2, 3].map(n => `prizes.${n}`),
  ...[1, 2, 3].map(n => `entry.${n}`),
];

const carriedOut = [...cup.applied, ...cup.penalties.map(penalty => penalty.clause)];

describe('the clauses of the cup', () => {
  test('all forty in the order of the text, each with a gist in two languages', () => {
    expect(Object.keys(cup.clauses)).toEqual(IDS);
    expect(IDS).toHaveLength(40);
    for (const { ru, en } of Object.values(cup.clauses))
      expect([/[а-я]/.test(ru), /[a-z]/.test(en)]).toEqual([true, true]);
  });

  test('each is carried out or explained, never both', () => {
    expect([...carriedOut, ...Object.keys(cup.notComputed)].sort()).toEqual([...IDS].sort());
  });

  test('each that computes nothing has a reason of its own', () => {
    const reasons = Object.values(cup.notComputed);
    expect(new Set(reasons.map(reason => reason?.en)).size).toBe(reasons.length);
  });

  test('each that is carried out has a test named by it', () => {
    const tests = readdirSync(__dirname)
      .map(name => readFileSync(join(__dirname, name), 'utf8'))
      .join('\n');
    const named = (clause: string) => new RegExp(`['\`]${clause.replace('.', '\\.')}[:,]`).test(tests);
    expect(carriedOut.filter(clause => !named(clause))).toEqual([]);
  });

  test('parameters name clauses of the text, readings too', () => {
    for (const { clause } of Object.values(cup.parameters)) expect(IDS).toContain(clause);
    for (const { parameter } of cup.readings)
      if (parameter) expect(Object.keys(cup.parameters)).toContain(parameter);
  });

  test('the template’s numbers', () => {
    const law = defaultsOf(cup.parameters);
    expect([
      law['stage1.cut'],
      law['stage2.cut'],
      law['stage1.minimum'],
      law['stage2.minimum'],
      law['stage2.missing'],
    ]).toEqual([13, 9, 12, 12, 1]);
    expect([law['carry.part'], law['fine.noRight'], law['fine.noShow']].map(toText)).toEqual([
      '0.5',
      '0.1',
      '0.1',
    ]);
    expect([law['stage1.chain'].length, law['stage2.chain'].length, law['stage3.chain'].length]).toEqual([
      2, 5, 5,
    ]);
    expect([law.points, law.maniac, law.finesInTieBreaks, law.sergeantIsCommissar]).toEqual([
      [],
      'citizen',
      false,
      false,
    ]);
  });

  test('an edition changes only what it changes', () => {
    expect(cup.editions.template).toEqual({});
    expect(Object.keys(cup.editions)).toEqual(['2016', 'template', 'interclan-2016']);
    expect(Object.keys(cup.editions['2016'] ?? {})).toEqual(['points', 'maniac']);
  });
});
