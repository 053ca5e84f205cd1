import { workbookAsOf } from '../../src/table/asOf';
import { readMoment } from '../../src/table/time';
import { type Book, sheet, sheetsOf, ZONE } from '../book';

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

describe('the time beside a score', () => {
  const STAMPS = [9, 10];
  const log: NonNullable<Book['log']> = [
    ['20:00:00', '1', 1, 'A', '2:0'],
    ['20:10:00', '1', 1, 'A', '4:0', '2:0'],
    ['20:20:00', '1', 1, 'B', '4:0'],
    ['20:30:00', '1', 1, 'A', '', '4:0'],
    ['20:40:00', '1', 1, 'A', '6:0'],
  ];
  /** The stamps of both captains as clocks, once the file is as of a time; they stand at 20:40 and 20:20 now. */
  function stamps(time: string, stampOfA: unknown = new Date(moment('20:40'))) {
    const sheets = sheetsOf({ walls: [{ games: [{ a: '6:0', b: '4:0' }] }], log }).map(one =>
      one.name === 'Онлайн-таблица'
        ? {
            ...one,
            values: one.values.map((row, i) =>
              i === 0
                ? row
                : row.map((cell, j) => (j === 9 ? stampOfA : j === 10 ? new Date(moment('20:20')) : cell)),
            ),
          }
        : one,
    );
    const { workbook } = workbookAsOf(
      { sheets, zone: ZONE, locale: 'ru_RU', now: moment('23:00') },
      moment(time),
    );
    const row = workbook.sheets.find(({ name }) => name === 'Онлайн-таблица')?.values[1] ?? [];
    return STAMPS.map(column => row[column]).map(stamp => (stamp instanceof Date ? stamp.getTime() : stamp));
  }

  test.each([
    ['20:40', '20:40', '20:20'],
    ['20:39', '', '20:20'],
    ['20:29', '20:10', '20:20'],
    ['20:20', '20:10', '20:20'],
    ['20:19', '20:10', ''],
    ['20:10', '20:10', ''],
    ['20:09', '20:00', ''],
    ['19:00', '', ''],
  ])('as of %s: %s and %s, of the last line before, or none where no score stood', (time, ofA, ofB) => {
    expect(stamps(time)).toEqual([ofA, ofB].map(clock => (clock === '' ? '' : moment(clock))));
  });

  test('one that a judge wrote as text stays', () => {
    expect(stamps('20:05', '~20:41')[0]).toBe('~20:41');
  });
});

describe('other lines of the log', () => {
  const HEADER = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];
  const line = (name: string, record: string, old: string, now: string) => [
    '2026-11-28T20:10',
    name,
    '',
    record,
    old,
    now,
    '',
  ];
  /** The file as of 20:00, with these lines at 20:10. */
  function asOf(...lines: readonly unknown[][]) {
    const sheets = sheetsOf({
      parameters: { target: 30 },
      walls: [{ games: [{ a: '2:0', judge: '2:0' }] }],
      penalties: [{ '№': 'п1', Команда: 'Совы', Состояние: 'подтверждён' }],
    });
    return workbookAsOf(
      {
        sheets: [...sheets.filter(({ name }) => name !== 'Журнал'), sheet('Журнал', [HEADER, ...lines])],
        zone: ZONE,
        locale: 'ru_RU',
        now: moment('23:00'),
      },
      moment('20:00'),
    );
  }
  const cells = ({ workbook }: ReturnType<typeof asOf>, name: string): readonly unknown[] | undefined =>
    workbook.sheets.find(one => one.name === name)?.values.at(-1);

  test('a parameter goes back; a row that was added is emptied; a state goes back', () => {
    expect(cells(asOf(line('Регламент', 'target#value', '20', '30')), 'Регламент')).toEqual(['target', '20']);
    const added = cells(asOf(line('Штрафы', 'п1', '', 'подтверждён')), 'Штрафы');
    expect(new Set(added)).toEqual(new Set(['']));
    expect(cells(asOf(line('Штрафы', 'п1', 'предложен', 'подтверждён')), 'Штрафы')).toContain('предложен');
  });

  test('what nobody told is lost, and stays as it stands', () => {
    const past = asOf(line('Регламент', 'target#value', '?', '30'));
    expect(past.lost).toBe(1);
    expect(cells(past, 'Регламент')).toEqual(['target', 30]);
  });

  test('a warning that was set aside is no loss, a record that only mentions it is one', () => {
    expect(asOf(line('', 'aside:x1', '', 'отложено'), line('', 'ASIDE:x2', '', '')).lost).toBe(0);
    expect(asOf(line('', 'не aside:x1', '', 'отложено')).lost).toBe(1);
  });

  test('scores of captains and judge that no line tells of are counted; empty cells are not', () => {
    expect(asOf().unlogged).toBe(2);
    expect(asOf(line('', '1/1 A', '', '2:0')).unlogged).toBe(1);
    expect(asOf(line('', '1/1 J', '', '2:0')).unlogged).toBe(1);
  });

  test('a line whose time can’t be read is none', () => {
    const past = asOf(['когда-то', 'Регламент', '', 'target#value', '20', '30', '']);
    expect([past.lost, cells(past, 'Регламент')]).toEqual([0, ['target', 30]]);
  });

  test('without a log nothing is taken back; without a table there are no scores', () => {
    const sheets = [
      sheet('Регламент', [
        ['Параметр', 'Значение'],
        ['target', 30],
      ]),
    ];
    const workbook = { sheets, zone: ZONE, locale: 'ru_RU', now: moment('23:00') };
    expect(workbookAsOf(workbook, moment('20:00'))).toEqual({
      workbook: { ...workbook, now: moment('20:00') },
      lost: 0,
      unlogged: 0,
    });
  });
});
