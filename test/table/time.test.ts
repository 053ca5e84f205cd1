import fc from 'fast-check';
import { clockText, dateText, fromWallClock, momentText, readMoment } from '../../src/table/time';

const MOSCOW = 'Europe/Moscow';
const utc = (text: string): number => Date.parse(`${text}Z`);

/** The moment as UTC text to the second, or why it is none. */
function read(cell: unknown, zone = MOSCOW, near?: string): string {
  const moment = readMoment(cell, zone, near === undefined ? undefined : utc(near));
  return moment.ok ? new Date(moment.at).toISOString().slice(0, 19) : moment.why;
}

describe('a moment with its date', () => {
  test.each([
    ['2026-11-29T20:05', '2026-11-29T17:05:00'],
    ['2026-11-29 20:05', '2026-11-29T17:05:00'],
    ['2026-11-29T20:05:30', '2026-11-29T17:05:30'],
    ['2026-11-29T20:05:30.500', '2026-11-29T17:05:30'],
    ['29.11.2026 20:05', '2026-11-29T17:05:00'],
    ['29.11.2026, 20:05', '2026-11-29T17:05:00'],
    ['29.11.2026 20:05:30', '2026-11-29T17:05:30'],
    ['1.2.2026 9:05', '2026-02-01T06:05:00'],
    ['29.11.2026', '2026-11-28T21:00:00'],
    ['2026-11-29', '2026-11-28T21:00:00'],
    ['\u00a029.11.2026\u00a020:05 ', '2026-11-29T17:05:00'],
    [new Date(utc('2026-11-29T17:05:00')), '2026-11-29T17:05:00'],
  ])('%j', (cell, at) => expect(read(cell)).toBe(at));
  test.each([
    ['', 'blank'],
    [' \u00a0', 'blank'],
    [null, 'blank'],
    ['вечером', 'words'],
    ['32.11.2026 20:05', 'words'],
    ['29.02.2026', 'words'],
    ['29.13.2026', 'words'],
    ['29.11.2026 24:00', 'words'],
    ['29.11.2026 20:60', 'words'],
    ['20:05:61', 'words'],
    ['25:00', 'words'],
    [20.5, 'words'],
    [true, 'words'],
    [new Date(Number.NaN), 'words'],
  ])('%j: %s', (cell, why) => expect(read(cell, MOSCOW, '2026-11-29T17:00:00')).toBe(why));
});

describe('a bare time is the nearest such moment within 12 hours of the start', () => {
  const bare1899 = (zoneSeconds: number, hours: number, minutes: number): Date =>
    new Date(Date.UTC(1899, 11, 30, hours, minutes, -zoneSeconds));
  test.each([
    ['the same evening', '20:05', '2026-11-29T17:00:00', '2026-11-29T17:05:00'],
    ['with seconds', '20:05:30', '2026-11-29T17:00:00', '2026-11-29T17:05:30'],
    ['after midnight', '00:30', '2026-11-29T20:50:00', '2026-11-29T21:30:00'],
    ['before midnight, of a wall that began after it', '23:50', '2026-11-29T21:10:00', '2026-11-29T20:50:00'],
    ['a little before the start', '19:58', '2026-11-29T17:00:00', '2026-11-29T16:58:00'],
    ['the next morning', '07:59', '2026-11-29T17:00:00', '2026-11-30T04:59:00'],
    ['as far either way: after the start', '08:00', '2026-11-29T17:00:00', '2026-11-30T05:00:00'],
    ['a time cell of 1899', bare1899(9017, 20, 5), '2026-11-29T17:00:00', '2026-11-29T17:05:00'],
    [
      'a time cell of 1899 after midnight',
      bare1899(9017, 0, 30),
      '2026-11-29T20:50:00',
      '2026-11-29T21:30:00',
    ],
    ['1899 as text', '30.12.1899 20:05:00', '2026-11-29T17:00:00', '2026-11-29T17:05:00'],
  ])('%s', (_, cell, near, at) => expect(read(cell, MOSCOW, near)).toBe(at));
  test('without a dated start it is an error, text or cell', () => {
    expect(read('20:05')).toBe('noStart');
    expect(read(bare1899(9017, 20, 5))).toBe('noStart');
  });
  test('a moment with its date needs no start, and does not follow it', () =>
    expect(read('29.11.2026 20:05', MOSCOW, '2026-01-01T00:00:00')).toBe('2026-11-29T17:05:00'));
});

describe('zones', () => {
  test('W6: 00:30 in Yekaterinburg is by the file’s zone, as text, as a time cell and as a date cell', () => {
    const zone = 'Asia/Yekaterinburg';
    const start = '2026-11-28T18:00:00'; // 23:00 there
    expect(read('00:30', zone, start)).toBe('2026-11-28T19:30:00');
    expect(read(new Date(Date.UTC(1899, 11, 30, -4, 27, 27)), zone, start)).toBe('2026-11-28T19:30:00');
    expect(read('2026-11-29T00:30', zone)).toBe('2026-11-28T19:30:00');
    expect(read(new Date(utc('2026-11-28T19:30:00')), zone)).toBe('2026-11-28T19:30:00');
    expect(momentText(utc('2026-11-28T19:30:00'), zone)).toBe('2026-11-29T00:30');
  });
  test.each([
    ['New York, winter', '2026-01-15T12:00', 'America/New_York', '2026-01-15T17:00:00'],
    ['New York, summer', '2026-07-15T12:00', 'America/New_York', '2026-07-15T16:00:00'],
    ['New York, just before the clocks go on', '2026-03-08T01:59', 'America/New_York', '2026-03-08T06:59:00'],
    ['New York, just after', '2026-03-08T03:00', 'America/New_York', '2026-03-08T07:00:00'],
    ['New York, after they went back', '2026-11-01T02:00', 'America/New_York', '2026-11-01T07:00:00'],
    ['Moscow before 2014', '2012-06-01T12:00', 'Europe/Moscow', '2012-06-01T08:00:00'],
    ['Moscow of today', '2026-06-01T12:00', 'Europe/Moscow', '2026-06-01T09:00:00'],
  ])('%s', (_, text, zone, at) => expect(read(text, zone)).toBe(at));
  test.each([
    ['an hour that is not there', '2026-03-08T02:30', ['2026-03-08T06:30:00', '2026-03-08T07:30:00']],
    ['an hour that is there twice', '2026-11-01T01:30', ['2026-11-01T05:30:00', '2026-11-01T06:30:00']],
  ])('New York, %s: one of its two readings', (_, text, readings) =>
    expect(readings).toContain(read(text, 'America/New_York')),
  );
  test('a bare time follows the clocks of its own night', () =>
    expect(read('03:30', 'America/New_York', '2026-03-08T04:00:00')).toBe('2026-03-08T07:30:00'));
});

describe('laws', () => {
  const zones = fc.constantFrom(MOSCOW, 'Asia/Yekaterinburg', 'America/New_York', 'Asia/Kathmandu', 'UTC');
  const moments = fc.integer({
    min: utc('1990-01-01T00:00:00') / 1000,
    max: utc('2060-01-01T00:00:00') / 1000,
  });
  test('a printed moment is read back, but for the hour that clocks repeat', () => {
    fc.assert(
      fc.property(moments, zones, (seconds, zone) => {
        const at = seconds * 1000;
        const read = readMoment(momentText(at, zone), zone);
        expect(read.ok && [0, 3600_000].includes(Math.abs(read.at - at))).toBe(true);
        if (zone !== 'America/New_York' && zone !== MOSCOW && zone !== 'Asia/Yekaterinburg')
          expect(read).toEqual({ ok: true, at });
        if (read.ok) expect(momentText(read.at, zone)).toBe(momentText(at, zone));
      }),
    );
  });
  test('a bare time lies within 12 hours of the start on the clock', () => {
    fc.assert(
      fc.property(moments, fc.nat(23), fc.nat(59), (seconds, hours, minutes) => {
        const near = seconds * 1000;
        const text = `${hours}:${String(minutes).padStart(2, '0')}`;
        const read = readMoment(text, 'Asia/Kathmandu', near);
        expect(read.ok && Math.abs(read.at - near) <= 12 * 3600_000).toBe(true);
        if (read.ok) expect(clockText(read.at, 'Asia/Kathmandu').slice(0, 5)).toBe(text.padStart(5, '0'));
      }),
    );
  });
  test('readMoment never throws', () => {
    fc.assert(
      fc.property(fc.anything({ withDate: true }), cell => {
        expect(typeof readMoment(cell, MOSCOW, 0).ok).toBe('boolean');
      }),
    );
  });
});

test('a moment as text has seconds only when there are any', () => {
  expect(momentText(utc('2026-11-29T17:05:00'), MOSCOW)).toBe('2026-11-29T20:05');
  expect(momentText(utc('2026-11-29T17:05:30'), MOSCOW)).toBe('2026-11-29T20:05:30');
  expect(clockText(utc('2026-11-29T17:05:30'), MOSCOW)).toBe('20:05:30');
  expect(fromWallClock(utc('2026-11-29T20:05:00'), MOSCOW)).toBe(utc('2026-11-29T17:05:00'));
});

test('a date cell beyond the year 9999 is no moment, and has a text all the same', () => {
  for (const cell of [new Date(8.64e15), new Date(Date.UTC(29_279, 0, 1))]) {
    expect(readMoment(cell, MOSCOW, 0)).toEqual({ ok: false, why: 'words' });
    expect(dateText(cell, MOSCOW)).toMatch(/^\+\d{6}-\d\d-\d\d$/);
  }
});
