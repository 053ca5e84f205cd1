import {
  clauseText,
  clock,
  counted,
  form,
  glued,
  loose,
  number,
  ordinal,
  scoreOf,
  signed,
  upTo99,
} from '../../src/sidebar/format';
import { textsFor } from '../../src/sidebar/texts';

const POINTS = ['очко', 'очка', 'очков'] as const;

test.each([
  [0, 'очков'],
  [1, 'очко'],
  [2, 'очка'],
  [5, 'очков'],
  [11, 'очков'],
  [12.5, 'очка'],
  [21, 'очко'],
  [111, 'очков'],
  [119, 'очков'],
  [122, 'очка'],
])('%d %s', (n, noun) => expect(form(n, POINTS)).toBe(noun));

test('a number and its noun never part', () => expect(counted(119, POINTS)).toBe('119\u00a0очков'));

test.each([
  ['5.5', '5,5', '5.5'],
  ['-3', '−3', '−3'],
  ['2/7', '2/7', '2/7'],
])('%s is %s in Russian, %s in English', (exact, ru, en) =>
  expect([number(exact, 'ru'), number(exact, 'en')]).toEqual([ru, en]),
);

test('signs', () =>
  expect(['5.5', '-5', '0'].map(exact => signed(exact, 'ru'))).toEqual(['+5,5', '−5', '0']));

test('letters of clauses', () =>
  expect(['4.1.a', '4.1.b+', '7.3.14', 'stage2.tie.1'].map(clause => clauseText(clause, 'ru'))).toEqual([
    '4.1.а',
    '4.1.б+',
    '7.3.14',
    'stage2.tie.1',
  ]));

test('ordinals', () =>
  expect([1, 2, 3, 4, 11, 22].map(ordinal)).toEqual(['1st', '2nd', '3rd', '4th', '11th', '22nd']));

test('the counter stops at 99', () => expect([7, 99, 100].map(upTo99)).toEqual(['7', '99', '99+']));

test('short words and numbers hold on to the next word, and let go again', () => {
  const sentence = 'При 8:9 команда A теряет 5 очков в стенке 10 и уходит на 4-е место';
  expect(glued(sentence)).toBe(
    'При\u00a08:9 команда A\u00a0теряет 5\u00a0очков в\u00a0стенке\u00a010 и\u00a0уходит на\u00a04-е место',
  );
  expect(loose(glued(sentence))).toBe(sentence);
});

test('the day of a moment is told elsewhere', () =>
  expect([clock('2026-11-28 23:05:40'), clock('23:47')]).toEqual(['23:05:40', '23:47']));

test.each([
  ['8:2', '8:2'],
  ['8-2', '8:2'],
  [' 08 – 2 ', '8:2'],
  ['10 7', '10:7'],
  ['8', null],
  ['8x2', null],
  ['-1:2', null],
  ['', null],
])('a judge types %j', (text, score) => expect(scoreOf(text)).toBe(score));

test('both languages have words for the same', () => {
  const keys = (part: unknown): unknown =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).map(([name, value]) => [name, keys(value)]))
      : typeof part;
  expect(keys(textsFor('en'))).toEqual(keys(textsFor('ru')));
});

test.each([
  [1, '1\u00a0команда', '1 дело ждёт судью'],
  [2, '2\u00a0команды', '2 дела ждут судью'],
  [5, '5\u00a0команд', '5 дел ждут судью'],
  [21, '21\u00a0команда', '21 дело ждёт судью'],
])('sentences of %d', (n, teams, cases) => {
  const texts = textsFor('ru');
  expect(texts.tour.regulation('Стенки', n, 0)).toContain(teams);
  expect(loose(texts.head.cases(n))).toBe(cases);
});
