import { type Built, built, message, withLocale, withSession } from './built';

const sentence = (functions: Built): string =>
  message(() => functions.WALLPOINTS?.([['7:4'], [new Date(0)], [''], [true]]));

describe('the language of errors', () => {
  test.each(['en', 'en_GB', 'EN-us', 'en-US', 'EN'])('%s is English', locale => {
    const text = sentence(withLocale(locale));
    expect(text).toContain('score, row 1, column 1: found “7:4”');
    expect(text).toContain("one team's score");
    expect(text).toContain('row 2, column 1: found a date or a time');
    expect(text).toContain('format the column as plain text');
    expect(text).toContain('found TRUE');
    expect(text).not.toMatch(/[а-яё]/i);
  });
  test.each(['ru', 'ru_RU', 'uk', 'de', '', 'eng', 'zen', 'fr_EN'])('%j is Russian', locale => {
    expect(sentence(withLocale(locale))).toContain('score, строка 1, столбец 1: найдено «7:4»');
  });
  test.each([
    ['no Session', built],
    ['a Session without the method', withSession({})],
    ['a Session that is nothing', withSession(undefined)],
    ['a locale that is nothing', withSession({ getActiveUserLocale: () => null })],
    [
      'a Session that refuses',
      withSession({
        getActiveUserLocale: () => {
          throw new Error('no rights');
        },
      }),
    ],
  ])('%s: Russian', (_, functions) => expect(sentence(functions)).toContain('строка 1'));

  test('“and 2 more”', () => {
    expect(message(() => withLocale('en').WALLPOINTS?.([['a', 'b', 'c', 'd', 'e', 'f', 'g']]))).toMatch(
      /; and 2 more$/,
    );
  });
  test('no Russian is left in any English sentence', () => {
    const { OMONPOINTS, TIEBREAK, CARRYOVER, FINE, PRIZE, WALLPOINTS } = withLocale('en') as Required<Built>;
    const table = [
      ['Team', 'Points', 'Points 2'],
      ['A', 1, ''],
      ['a', 1, 1],
      ['', 1, 1],
    ];
    const calls: (() => unknown)[] = [
      () =>
        WALLPOINTS?.('x', [
          [2, 1],
          [1, 'y', 3],
        ]),
      () => OMONPOINTS?.([['x'], ['boss']], [['y'], ['draw']], [[2], [3]], [['z'], [0]]),
      () =>
        OMONPOINTS?.('boss', 'city', 1, '', [
          ['players', 'side', 'city', 'city'],
          [8, 'x', '-'],
          [9, 'mafia', 'z'],
        ]),
      () =>
        OMONPOINTS?.('boss', 'city', 1, 9, [
          ['players', 'side', 'city'],
          [8, 'good', 1],
          [8, 'mafia', 1],
        ]),
      () =>
        OMONPOINTS?.('boss', 'city', 1, 8, [
          ['players', 'side', 'city'],
          [8, 'good', 1],
        ]),
      () =>
        OMONPOINTS?.('boss', 'city', 1, 8, [
          ['players', 'side', 'city'],
          [8, 'mafia', '-'],
        ]),
      () => OMONPOINTS?.([['boss'], ['boss']], [['city', 'city']]),
      () => TIEBREAK?.(table),
      () =>
        TIEBREAK?.(table, 'Pints > head-to-head > extra round > Points', [
          ['A', 1, '', 'Z'],
          ['A', 1, 2, 'A'],
        ]),
      () => TIEBREAK?.(table, 'league'),
      () => TIEBREAK?.(table, 'wall'),
      () => CARRYOVER?.('x', 2),
      () => FINE?.(0, 'x'),
      () => PRIZE?.(0, 'x', 0),
    ];
    for (const call of calls) expect(message(call)).not.toMatch(/[а-яё](?![^“]*”)/i);
  });
});
