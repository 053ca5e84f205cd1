import { asideRecord, asideWarnings } from '../../src/table/asideWarnings';
import { sheet, ZONE } from '../book';

const HEADER = ['Время', 'Лист', 'Ячейка', 'Запись', 'Было', 'Стало', 'Кто'];
const line = (time: string, record: string, now: string) => [time, '', '', record, '', now, ''];
const aside = (...lines: readonly unknown[][]) => [
  ...asideWarnings(sheet('Журнал', [HEADER, ...lines]), ZONE),
];

test('a warning is set aside by a line with a word, and taken up again by one without', () => {
  expect(aside(line('2026-11-28T20:00', 'aside:x1', 'отложено'))).toEqual(['x1']);
  expect(
    aside(line('2026-11-28T20:00', 'aside:x1', 'отложено'), line('2026-11-28T20:05', 'aside:x1', '')),
  ).toEqual([]);
  expect(aside(line('2026-11-28T20:00', asideRecord('x1'), 'отложено'))).toEqual(['x1']);
});

test('the latest line counts, wherever it stands; of two of one moment the lower', () => {
  const [set, up] = [
    line('2026-11-28T20:00', 'aside:x1', 'отложено'),
    line('2026-11-28T20:05', 'aside:x1', ''),
  ];
  expect(aside(up, set)).toEqual([]);
  expect(
    aside(line('2026-11-28T20:05', 'aside:x1', ''), line('2026-11-28T20:05', 'aside:x1', 'set aside')),
  ).toEqual(['x1']);
});

test('a line whose time is lost is older than all others', () => {
  expect(aside(line('2026-11-28T20:00', 'aside:x1', 'отложено'), line('когда-то', 'aside:x1', ''))).toEqual([
    'x1',
  ]);
  expect(aside(line('когда-то', 'aside:x1', 'отложено'))).toEqual(['x1']);
});

test('each warning by itself; other records are none', () => {
  const lines = ['aside:x1', 'aside:x2', 'r17 A', 'не aside:x3', 'aside:x4 и ещё', 'ASIDE:x5 '].map(record =>
    line('2026-11-28T20:00', record, 'отложено'),
  );
  expect(aside(...lines)).toEqual(['x1', 'x2', 'x5']);
});

test('without a log nothing stands aside', () => {
  expect([...asideWarnings(undefined, ZONE)]).toEqual([]);
  expect([...asideWarnings(sheet('Журнал', [['нечто']]), ZONE)]).toEqual([]);
});
