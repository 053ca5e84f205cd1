import vm from 'node:vm';
import fc from 'fast-check';
import { fraction, toText } from '../../src/core/points';
import { isBlank, isDate, isErrorText, readNumber, readWhole, tidied } from '../../src/table/numbers';

const read = (cell: unknown): string => {
  const number = readNumber(cell);
  return number.ok ? toText(number.points) : number.why;
};

describe('readNumber', () => {
  test.each([
    [7, '7'],
    [0, '0'],
    [-0.5, '-0.5'],
    [0.1 + 0.2, '0.3'],
    ['7', '7'],
    [' 7 ', '7'],
    ['0,5', '0.5'],
    ['0.5', '0.5'],
    [',5', '0.5'],
    ['\u00a07\u202f', '7'],
    ['７', '7'],
    ['－７', '-7'],
    ['−3', '-3'],
    ['–3', '-3'],
    ['+3', '3'],
    ['0,125', '0.125'],
    ['-0,125', '-0.125'],
    ['1,5', '1.5'],
    ['1,2345', '1.2345'],
    ['1.234', '1.234'],
    ['1234,567', '1234.567'],
    ['\u200b7', '7'],
    ['007', '7'],
    ['0.30000000000000004', '0.3'],
  ])('C8: %j is %s', (cell, number) => expect(read(cell)).toBe(number));
  test.each([
    ['', 'blank'],
    [null, 'blank'],
    [undefined, 'blank'],
    [' \u00a0\u200b', 'blank'],
    [true, 'boolean'],
    [false, 'boolean'],
    ['#N/A', 'errorText'],
    ['#REF!', 'errorText'],
    ['#DIV/0!', 'errorText'],
    ['#NAME?', 'errorText'],
    ['#Н/Д', 'errorText'],
    ['1,234', 'ambiguous'],
    ['-12,345', 'ambiguous'],
    ['１，２３４', 'ambiguous'],
    ['999,999', 'ambiguous'],
    ['семь', 'words'],
    ['7:4', 'words'],
    ['1 234', 'words'],
    ['1e3', 'words'],
    ['0x10', 'words'],
    ['7²', 'words'],
    ['½', 'words'],
    ['٧', 'words'],
    ['1.2.3', 'words'],
    ['1,234,567', 'words'],
    ['--1', 'words'],
    ['5.', 'words'],
    ['50%', 'words'],
    ['TRUE', 'words'],
    [Number.NaN, 'words'],
    [Number.POSITIVE_INFINITY, 'words'],
    [{}, 'words'],
    [[7], 'words'],
    ['9'.repeat(400), 'words'],
  ])('%j: %s', (cell, why) => expect(read(cell)).toBe(why));
  test('a date is none, of whichever realm', () => {
    expect(read(new Date(0))).toBe('date');
    expect(read(vm.runInNewContext('new Date(0)'))).toBe('date');
    expect(isDate(vm.runInNewContext('new Date(NaN)'))).toBe(true);
    expect(isDate('2026-11-29')).toBe(false);
  });
  test('law: a decimal reads the same as number, with a point and with a comma', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), n => {
        const exact = { ok: true, points: fraction(n, 100) };
        const text = (n / 100).toFixed(2);
        expect(readNumber(n / 100)).toEqual(exact);
        expect(readNumber(text)).toEqual(exact);
        expect(readNumber(text.replace('.', ','))).toEqual(exact);
      }),
    );
  });
  test('law: it never throws and never yields what is no number', () => {
    fc.assert(fc.property(fc.anything(), cell => expect(typeof readNumber(cell).ok).toBe('boolean')));
  });
});

test.each([
  [7, 7],
  ['−7', -7],
  ['7,0', 7],
  [7.5, undefined],
  ['', undefined],
  ['7+', undefined],
])('readWhole: %j is %p', (cell, number) => {
  expect(readWhole(cell)).toBe(number);
});

test.each([
  ['#N/A', true],
  [' #REF! ', true],
  ['#ВОЛКИ', false],
  ['#1', false],
  ['', false],
  [7, false],
])('isErrorText: %j, %p', (cell, is) => {
  expect(isErrorText(cell)).toBe(is);
});

test.each([
  ['', true],
  ['\u3000', true],
  [0, false],
  [false, false],
  ['-', false],
  [null, true],
])('isBlank: %j, %p', (cell, is) => {
  expect(isBlank(cell)).toBe(is);
});

test('tidied', () => expect(tidied(' ７：４\u00a0\u00a0к\u200b − ')).toBe('7:4 к -'));
