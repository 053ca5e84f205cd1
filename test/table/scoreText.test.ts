import vm from 'node:vm';
import fc from 'fast-check';
import { readScore, type ScoreLocale } from '../../src/table/scoreText';

const RU: ScoreLocale = { zone: 'Europe/Moscow', locale: 'ru_RU' };

/** `7:4`, `7:4 by cards`, `blank`, or why it can't be read with what it likely was: `time: 10:8`. */
function said(cell: unknown, locale: ScoreLocale = RU): string {
  const entry = readScore(cell, locale);
  if (entry.state === 'blank') return 'blank';
  if (entry.state === 'score') return `${entry.score.a}:${entry.score.b}${entry.byCards ? ' by cards' : ''}`;
  const likely = entry.likely.map(({ a, b }) => `${a}:${b}`).join(' or ');
  return likely ? `${entry.why}: ${likely}` : entry.why;
}

/** A time of day as the platform stores it: on 30 December 1899, by the local mean time of the zone. */
const moscow1899 = (hours: number, minutes: number): Date =>
  new Date(Date.UTC(1899, 11, 30, hours - 2, minutes - 30, -17));
const yekaterinburg1899 = (hours: number, minutes: number): Date =>
  new Date(Date.UTC(1899, 11, 30, hours - 4, minutes - 2, -33));

describe('C3: a score, however it is typed', () => {
  test.each([
    ['7:4', '7:4'],
    ['07:04', '7:4'],
    ['7 : 4', '7:4'],
    ['7–4', '7:4'],
    ['7-4', '7:4'],
    ['7—4', '7:4'],
    ['7 − 4', '7:4'],
    ['7 4', '7:4'],
    ['７：４', '7:4'],
    ['7:4\u00a0', '7:4'],
    ['\u00a07\u00a0:\u00a04', '7:4'],
    ['7;4', '7:4'],
    ['7:\u200b4', '7:4'],
    ['  10:8  ', '10:8'],
    ['40:36', '40:36'],
  ])('%j is %s', (cell, as) => expect(said(cell)).toBe(as));
});

describe('C6: blank is not 0:0', () => {
  test.each([
    ['', 'blank'],
    [' \u00a0\u200b', 'blank'],
    [null, 'blank'],
    [undefined, 'blank'],
    ['0:0', '0:0'],
  ])('%j is %s', (cell, as) => expect(said(cell)).toBe(as));
});

describe('the mark of a win by cards', () => {
  test.each([
    '7:4к',
    '7:4 к',
    '7:4 К',
    '7:4k',
    '7:4 карты',
    '7:4 карт',
    '7:4 по картам',
    '7:4 cards',
    '7:4 by cards',
    '7:4 (к)',
    '7:4 Карты.',
  ])('C13: %j', cell => expect(said(cell)).toBe('7:4 by cards'));
  test.each(['7:4 кот', 'к', 'карты', '7:4 маф', '7:4?'])('%j is no score', cell =>
    expect(said(cell)).toBe('words'),
  );
});

describe('C1: a cell that became a time', () => {
  test.each([
    ['10:8 in Moscow', moscow1899(10, 8), 'Europe/Moscow', 'time: 10:8'],
    ['10:8 in Yekaterinburg', yekaterinburg1899(10, 8), 'Asia/Yekaterinburg', 'time: 10:8'],
    ['0:3', moscow1899(0, 3), 'Europe/Moscow', 'time: 0:3'],
    ['20:19', moscow1899(20, 19), 'Europe/Moscow', 'time: 20:19'],
    ['27:14, a duration over a day', moscow1899(27, 14), 'Europe/Moscow', 'time: 27:14'],
    ['49:00, two days', moscow1899(49, 0), 'Europe/Moscow', 'time: 49:0'],
  ])('%s', (_, cell, zone, as) => expect(said(cell, { zone, locale: 'ru_RU' })).toBe(as));
  test('its text shows the time on the file’s clock', () =>
    expect(readScore(moscow1899(10, 8), RU)).toMatchObject({ text: '10:08' }));
  test('a fraction of a second less, as files round, is the same minute', () =>
    expect(said(new Date(moscow1899(10, 8).getTime() - 1))).toBe('time: 10:8'));
  test.each([
    ['30.12.1899 10:08:00', 'time: 10:8'],
    ['30.12.1899 10:08', 'time: 10:8'],
    ['1899-12-30T10:08:00', 'time: 10:8'],
    ['1899-12-30 10:08:00.000', 'time: 10:8'],
    ['10:08:00', 'time: 10:8'],
    ['27:14:00', 'time: 27:14'],
    ['10:08 AM', 'time: 10:8'],
    ['2:19:00 PM', 'time: 14:19'],
    ['12:05:00 AM', 'time: 0:5'],
    ['31.12.1899 03:14:00', 'time: 3:14 or 27:14'],
    ['1899-12-31T03:14:00', 'time: 3:14 or 27:14'],
  ])('as a .csv holds it: %s', (cell, as) => expect(said(cell)).toBe(as));
  test('a Date of another realm is one', () =>
    expect(said(vm.runInNewContext(`new Date(${moscow1899(10, 8).getTime()})`))).toBe('time: 10:8'));
  test('before 30.12.1899 nothing is likely', () => expect(said(new Date(-1e14))).toBe('time'));
  test('an invalid date', () => expect(said(new Date(Number.NaN))).toBe('words'));
});

describe('C2: a cell that became a date', () => {
  const date = (month: number, day: number): Date => new Date(Date.UTC(2026, month - 1, day, -3));
  test.each([
    ['1-2 in a Russian file', date(2, 1), 'ru_RU', 'date: 1:2'],
    ['3.5 in a Russian file', date(5, 3), 'ru_RU', 'date: 3:5'],
    ['bare ru', date(5, 3), 'ru', 'date: 3:5'],
    ['1-2 in an American file', date(1, 2), 'en_US', 'date: 1:2'],
    ['1-2 or 2-1, the locale does not say', date(2, 1), 'en', 'date: 1:2 or 2:1'],
    ['British', date(2, 1), 'en_GB', 'date: 1:2 or 2:1'],
    ['no locale', date(2, 1), '', 'date: 1:2 or 2:1'],
    ['the same either way', date(3, 3), '', 'date: 3:3'],
  ])('%s', (_, cell, locale, as) => expect(said(cell, { zone: 'Europe/Moscow', locale })).toBe(as));
  test('on the file’s clock, not the script’s: midnight of Yekaterinburg is still the evening before in Moscow', () => {
    const midnight = new Date(Date.UTC(2026, 1, 1, -5));
    expect(said(midnight, { zone: 'Asia/Yekaterinburg', locale: 'ru_RU' })).toBe('date: 1:2');
  });
  test.each([
    ['01.02.2026', 'ru_RU', 'date: 1:2'],
    ['1.2.26', 'ru_RU', 'date: 1:2'],
    ['2026-02-01', 'ru_RU', 'date: 1:2'],
    ['2026-02-01T00:00', 'ru_RU', 'date: 1:2'],
    ['2026-02-01 00:00:00', 'ru_RU', 'date: 1:2'],
    ['01.02.2026 00:00:00', 'ru_RU', 'date: 1:2'],
    ['2/1/2026', 'en_US', 'date: 2:1'],
    ['01/02/2026', 'en_GB', 'date: 1:2 or 2:1'],
    ['2026-02-01', 'en_GB', 'date: 1:2 or 2:1'],
    ['01.фев', 'ru_RU', 'date: 1:2'],
    ['3-май', 'ru_RU', 'date: 3:5'],
    ['1 февраля', 'ru_RU', 'date: 1:2'],
    ['1-Feb', 'en_US', 'date: 2:1'],
  ])('as a .csv holds it: %s in %s', (cell, locale, as) =>
    expect(said(cell, { zone: 'Europe/Moscow', locale })).toBe(as),
  );
});

describe('C4: unreadable, each with its own reason', () => {
  test.each([
    ['7:4:1', 'threeNumbers'],
    ['7-4-1', 'threeNumbers'],
    ['7:', 'oneNumber'],
    [':4', 'oneNumber'],
    ['7 -', 'oneNumber'],
    ['семь:4', 'words'],
    ['-1:4', 'negative'],
    ['4:-1', 'negative'],
    ['−1:4', 'negative'],
    ['7,5:4', 'fraction'],
    ['7:4.5', 'fraction'],
    ['7,5-4', 'fraction'],
    ['#REF!', 'errorText'],
    ['#N/A', 'errorText'],
    ['#ССЫЛКА!', 'errorText'],
    ['#ДЕЛ/0!', 'errorText'],
    [true, 'boolean'],
    [false, 'boolean'],
    ['TRUE', 'boolean'],
    ['ИСТИНА', 'boolean'],
    ['ничья', 'words'],
    ['7:4 или 8:4', 'words'],
    ['1000:4', 'words'],
    ['٧:٤', 'words'],
  ])('%j: %s', (cell, why) => expect(said(cell)).toBe(why));
});

describe('C5: one number is not a score', () => {
  test.each([
    [74, 'number: 7:4'],
    ['74', 'number: 7:4'],
    [104, 'number: 10:4'],
    [2014, 'number: 20:14'],
    [120, 'number: 1:20 or 12:0'],
    [7.4, 'number: 7:4'],
    ['7,4', 'number: 7:4'],
    ['12,10', 'number: 12:10'],
    [7, 'number'],
    [0, 'number'],
    [-74, 'number'],
    [Number.NaN, 'number'],
    [123456, 'number'],
  ])('%j: %s', (cell, as) => expect(said(cell)).toBe(as));
});

describe('laws', () => {
  const scores = fc.record({ a: fc.nat(999), b: fc.nat(999) });
  const between = fc.constantFrom(':', ' : ', '-', '–', ' - ', ' ', ';', '：', '\u00a0:\u00a0');
  const marks = fc.constantFrom('', 'к', ' к', ' карты', ' по картам', ' cards');
  test('a printed score is read back, with its mark', () => {
    fc.assert(
      fc.property(scores, between, marks, ({ a, b }, colon, mark) => {
        expect(readScore(`${a}${colon}${b}${mark}`, RU)).toEqual({
          state: 'score',
          score: { a, b },
          byCards: mark !== '',
        });
      }),
    );
  });
  test('it never throws, and a score comes only from a text of two whole numbers', () => {
    const near = fc.array(fc.constantFrom(...'0179:-;.,/ кk–#TА', '1899', '30.12.'), { maxLength: 9 });
    const cells = fc.oneof(
      fc.anything({ withDate: true }),
      fc.date({ noInvalidDate: false }),
      near.map(parts => parts.join('')),
    );
    fc.assert(
      fc.property(cells, fc.constantFrom('ru_RU', 'en_US', 'de', ''), (cell, locale) => {
        const entry = readScore(cell, { zone: 'Europe/Moscow', locale });
        if (entry.state === 'score') {
          expect(typeof cell).toBe('string');
          expect(String(cell).match(/\d+/g)?.map(Number)).toEqual([entry.score.a, entry.score.b]);
        }
        if (entry.state === 'unreadable')
          for (const { a, b } of entry.likely)
            expect([a, b].every(n => Number.isInteger(n) && n >= 0)).toBe(true);
      }),
      { numRuns: 3000 },
    );
  });
  test('what a time of day likely was is what was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 59 }), (a, b) => {
        expect(said(moscow1899(a, b))).toBe(`time: ${a}:${b}`);
        expect(said(yekaterinburg1899(a, b), { zone: 'Asia/Yekaterinburg', locale: 'ru_RU' })).toBe(
          `time: ${a}:${b}`,
        );
      }),
    );
  });
});

describe('what is almost something else', () => {
  test.each([
    ['true', 'boolean'],
    ['true так', 'words'],
    ['не ложь', 'words'],
    ['12.25:14.75', 'fraction'],
    ['7.5 : 4', 'fraction'],
    ['7: 4,5', 'fraction'],
    ['x7.5:4', 'words'],
    ['7.5:4x', 'words'],
    ['17:4:12', 'threeNumbers'],
    ['7 : 4 : 2', 'threeNumbers'],
    ['x7:4:2', 'words'],
    ['7:4:2x', 'words'],
    ['17:', 'oneNumber'],
    ['7 :', 'oneNumber'],
    [':17', 'oneNumber'],
    [': 7', 'oneNumber'],
    [1234, 'number: 12:34'],
    ['7 янв', 'date: 7:1'],
    ['7 jan', 'date: 7:1'],
    ['7 нвф', 'words'],
    ['7 xyz', 'words'],
    [moscow1899(0, 0), 'time: 0:0'],
  ])('%j: %s', (cell, as) => expect(said(cell)).toBe(as));

  test('dots part day from month in every locale', () => {
    expect(said('7.4.2016', { ...RU, locale: 'en_US' })).toBe('date: 4:7');
    expect(said('7/4/2016', { ...RU, locale: 'en_US' })).toBe('date: 7:4');
  });

  test.each([
    [true, 'TRUE'],
    [new Date('2016-04-07T00:00+03:00'), '2016-04-07'],
    [moscow1899(-1, 0), '1899-12-29T23:00'],
    [moscow1899(10, 8), '10:08'],
  ])('%j is shown as %s', (cell, text) => {
    expect(readScore(cell, RU)).toMatchObject({ state: 'unreadable', text });
  });
});
