import { built, column, message } from './built';

const { CARRYOVER, FINE, PRIZE } = built as Record<
  'CARRYOVER' | 'FINE' | 'PRIZE',
  (...args: unknown[]) => unknown
>;

describe('CARRYOVER', () => {
  test.each([
    [15.45, undefined, 7.725],
    [7.725, undefined, 3.8625],
    [15.45, '', 7.725],
    [15.45, 0.25, 3.8625],
    ['15,45', '0,5', 7.725],
    [-0.3, undefined, -0.15],
    [0.1 + 0.2, undefined, 0.15],
    [1, 1 / 3, 1 / 3],
    [12, '1/4', 3],
    [9, 0, 0],
    [9, 1, 9],
  ])('P12: %p, part %p → %p', (total, part, carried) => expect(CARRYOVER(total, part)).toBe(carried));
  test('a range, a part for each row', () => {
    expect(CARRYOVER(column(15.45, '', 8))).toEqual([[7.725], [''], [4]]);
    expect(CARRYOVER(column(8, 8, ''), column('', 0.25, 'x'))).toEqual([[4], [2], ['']]);
  });
  test.each([[2], [-0.5], [50], ['x'], [true]])('%p is no part', part => {
    expect(message(() => CARRYOVER(8, part))).toMatch(/part, строка 1, столбец 1.*от 0 до 1/);
  });
  test('a total that is no number', () =>
    expect(message(() => CARRYOVER(column(1, '#N/A')))).toContain(
      'total, строка 2, столбец 1: найдена ошибка #N/A',
    ));
});

describe('FINE', () => {
  test.each([
    [1, undefined, 75],
    [2, '', 100],
    [3, 'лига', 125],
    [3, 'League', 125],
    [1, 'лига-2', 37.5],
    [2, 'league-2', 50],
    [2, 'Лига 2', 50],
    [1, 'кубок', 25],
    [4, 'CUP', 100],
    ['２', undefined, 100],
  ])('fine %p by rule %p → %p', (n, rule, money) => expect(FINE(n, rule)).toBe(money));
  test('a range, a rule for each row', () => {
    expect(FINE(column(1, 2, ''), column('кубок', '', ''))).toEqual([[25], [100], ['']]);
  });
  test.each([[0], [-1], [1.5], ['x'], [false]])('%p is no number of a fine', n => {
    expect(message(() => FINE(n))).toContain('n, строка 1, столбец 1');
  });
  test.each([['лига-3'], [7], ['стенки']])('%p is no rule', rule => {
    expect(message(() => FINE(1, rule))).toMatch(/rule, строка 1, столбец 1.*«лига-2»/);
  });
});

describe('PRIZE', () => {
  test.each([
    [1, undefined, undefined, 1000],
    [10, '', '', 35],
    [11, 'высшая', 1, 0],
    [1, 'вторая', undefined, 100],
    [8, 'Second', undefined, 10],
    [9, 'second', undefined, 0],
    [2, 'высшая', 2, 625],
    [2, 'top', '2', 625],
    [1, 'вторая', 3, 245 / 3],
    [10, '', 2, 17.5],
    [1000000, '', 3, 0],
    [1, '', 20, 172.75],
  ])('P14: place %p, league %p, shared by %p → %p', (place, league, sharedBy, money) => {
    expect(PRIZE(place, league, sharedBy)).toBe(money);
  });
  test('a range of places, with the sharing teams beside', () => {
    expect(PRIZE(column(1, 2, 2, ''), 'высшая', column('', 2, 2, ''))).toEqual([[1000], [625], [625], ['']]);
  });
  test.each([
    [[0], 'place'],
    [[1.5], 'place'],
    [['x'], 'place'],
    [[1, 'третья'], 'league'],
    [[1, '', 0], 'sharedBy'],
    [[1, '', 'x'], 'sharedBy'],
  ])('%j: faulty %s', (args, argument) =>
    expect(message(() => PRIZE(...args))).toContain(`${argument}, строка 1, столбец 1`),
  );
});
