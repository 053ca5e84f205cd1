import { workbookAsOf } from '../../src/table/asOf';
import { readMoment } from '../../src/table/time';
import { type Book, sheetsOf, ZONE } from '../book';

const moment = (time: string): number => {
  const read = readMoment(`2026-11-28T${time}`, ZONE);
  if (!read.ok) throw new Error(time);
  return read.at;
};
function past(book: Book, time: string) {
  const found = workbookAsOf(
    { sheets: sheetsOf(book), zone: ZONE, locale: 'ru_RU', now: moment('23:00') },
    moment(time),
  );
  const scores = found.workbook.sheets.find(({ name }) => name === 'Онлайн-таблица')?.values.slice(1) ?? [];
  return { ...found, scores: scores.map(row => [row[6], row[7], row[12]]) };
}

const BOOK: Book = {
  walls: [{ games: [{ a: '0:2', b: '2:0', judge: '2:0' }, '4:0'] }],
  log: [
    ['20:00:00', '1', 1, 'A', '2:0'],
    ['20:05:00', '1', 1, 'B', '2:0'],
    ['20:10:00', '1', 1, 'A', '0:2', '2:0'],
    ['20:15:00', '1', 1, 'judge', '2:0'],
  ],
};

test('each line after the moment is taken back, the last first; the moment of a line itself counts', () => {
  expect(past(BOOK, '20:15').scores[0]).toEqual(['0:2', '2:0', '2:0']);
  expect(past(BOOK, '20:14').scores[0]).toEqual(['0:2', '2:0', '']);
  expect(past(BOOK, '20:07').scores[0]).toEqual(['2:0', '2:0', '']);
  expect(past(BOOK, '20:04').scores[0]).toEqual(['2:0', '', '']);
  expect(past(BOOK, '19:00').scores[0]).toEqual(['', '', '']);
});

test('the log ends at the moment too, and so does the clock', () => {
  const { workbook } = past(BOOK, '20:07');
  const log = workbook.sheets.find(({ name }) => name === 'Журнал')?.values ?? [];
  expect(log.slice(1).map(([time]) => time)).toEqual(['2026-11-28T20:00:00', '2026-11-28T20:05:00', '', '']);
  expect(workbook.now).toBe(moment('20:07'));
});

test('what the log never saw counts as it stands and is counted; what can’t be taken back is said', () => {
  expect(past(BOOK, '20:00')).toMatchObject({ unlogged: 2, lost: 0 });
  expect(past(BOOK, '20:00').scores[1]).toEqual(['4:0', '4:0', '']);
  const gone: Book = { ...BOOK, log: [...(BOOK.log ?? []), ['20:20:00', '9', 1, 'A', '2:0']] };
  expect(past(gone, '20:00')).toMatchObject({ lost: 1 });
});
