// The words of «Статус», «Замечание» and our notes, as a check writes them.
import { noteAfter } from '../../src/table/cellNotes';
import type { Written } from '../../src/table/writing';
import { type Book, check, checkSheets, type GameRow, sheet, sheetsOf } from '../book';

type Games = readonly (GameRow | string)[];
const STATUS = 14;

/** `[status, note, faults]` of a row of the online table, counted from 1. */
function told(book: Book, row: number): unknown[] {
  const { check: done } = check(book);
  const cell = (column: number): Written => {
    const block = done.blocks.find(
      b =>
        b.sheet === 'Онлайн-таблица' && b.column <= column && column < b.column + (b.values[0]?.length ?? 0),
    );
    return block?.values[row - block.row]?.[column - block.column] ?? '';
  };
  return [cell(STATUS), cell(STATUS + 1), done.faults.get(row)];
}
const ofGames = (games: Games, row: number, more: Partial<Book> = {}) =>
  told({ walls: [{ games }], ...more }, row);
const ANNEX = { annex1: 'простая:2; сухая:3/-1' };

test('without Annex 1: which side may go up', () => {
  const sentence = 'B: после 6:2 не бывает 7:4. Растёт одна сторона: A или B';
  expect(ofGames(['6:0', '6:2', { a: '8:2', b: '7:4' }], 4)).toEqual([
    'невозможный · после 6:2 растёт одна сторона: A или B',
    sentence,
    { b: sentence },
  ]);
});

test('with Annex 1: the scores that may follow', () => {
  const [status, note] = ofGames(['2:0', { a: '4:0', b: '5:1' }], 3, { parameters: ANNEX });
  expect(status).toBe('невозможный · ждём 4:0, 2:2, 5:-1 или 1:3');
  expect(note).toBe('B: после 2:0 не бывает 5:1. Ждём 4:0, 2:2, 5:-1 или 1:3');
});

test('the same fault of both is said once, at both cells', () => {
  const sentence = 'A и B: после 2:0 не бывает 1:0';
  expect(ofGames(['2:0', '1:0'], 3)).toEqual([
    'невозможный · после 2:0 растёт одна сторона: A или B',
    sentence,
    { a: sentence, b: sentence },
  ]);
});

test('after the end of a wall nothing is expected', () => {
  expect(ofGames(['20:0', '20:2'], 3)).toEqual([
    'невозможный',
    'A и B: 20:2 не бывает, стенка уже окончена',
    { a: 'A и B: 20:2 не бывает, стенка уже окончена', b: 'A и B: 20:2 не бывает, стенка уже окончена' },
  ]);
});

test.each([
  [
    'C1 a time',
    new Date(Date.UTC(1899, 11, 30, 10, 6) - 9017_000),
    'A: 10:6 стало временем. Очистите ячейку и наберите 10:6',
  ],
  ['C2 a date', new Date('2027-02-01T00:00+03:00'), 'A: 1:2 стало датой. Очистите ячейку и наберите 1:2'],
  [
    'C5 a number',
    74,
    'A: в ячейке одно число 74, похоже на 7:4. Очистите ячейку и наберите счёт, например 7:4',
  ],
  ['C4 words', 'семь:4', 'A: «семь:4» не похоже на счёт. Очистите ячейку и наберите счёт, например 7:4'],
])('unreadable: %s', (_, a, sentence) => {
  expect(ofGames([{ a, b: '2:0' }], 2)).toEqual(['не прочитан', sentence, { a: sentence }]);
});

test('C10: a cell under a merge', () => {
  const sheets = sheetsOf({ walls: [{ games: ['2:0', { a: '', b: '4:0' }] }] }).map(s =>
    s.name === 'Онлайн-таблица'
      ? sheet(s.name, s.values, { merges: [{ row: 2, column: 7, rows: 2, columns: 1 }] })
      : s,
  );
  expect(checkSheets(sheets).check.faults.get(3)).toEqual({
    a: 'A: ячейка объединена с другой, счёта под ней не видно. Разъедините ячейки',
  });
});

test('C13: a dispute is of both, a mirrored one says so', () => {
  const both = (note: string) => ['спор', note, { a: note, b: note }];
  expect(ofGames([{ a: '2:0', b: '0:3' }], 2)).toEqual(both('A: 2:0, B: 0:3. Оба возможны, решит судья'));
  expect(ofGames([{ a: '2:0', b: '0:2' }], 2)).toEqual(
    both('A: 2:0, B: 0:2. Похоже на зеркальную запись, решит судья'),
  );
});

test('late is said in the remark, but is no fault of a cell', () => {
  const game = { both: '2:0', stampA: '20:10', stampB: '20:20:45', due: '20:20' };
  expect(ofGames([game], 2)).toEqual(['сошлось · поздно B', 'B внёс на 45 с позже срока', {}]);
});

test('in an English file everything is English', () => {
  const sheets = sheetsOf({ walls: [{ games: ['2:0', { a: '4:0', b: '3:1' }] }] }).map(s =>
    s.name === 'Регламент' ? { ...s, name: 'Regulation' } : s,
  );
  const { blocks, faults } = checkSheets(sheets).check;
  const [row] = blocks.find(({ column }) => column === STATUS)?.values.slice(-1) ?? [];
  expect(row).toEqual([
    'impossible · after 2:0 one side goes up: A or B',
    'B: 3:1 cannot follow 2:0. One side goes up: A or B',
  ]);
  expect(faults.get(3)?.b).toBe(row?.[1]);
});

test("a person's remark stays; ours goes with the fault", () => {
  const remark = (text: string) => {
    const sheets = sheetsOf({ walls: [{ games: ['2:0'] }] }).map(s =>
      s.name === 'Онлайн-таблица'
        ? { ...s, values: s.values.map((row, i) => (i === 1 ? [...row.slice(0, 14), text] : row)) }
        : s,
    );
    const block = checkSheets(sheets).check.blocks.find(({ column }) => column === STATUS);
    return block?.values[0]?.[1];
  };
  expect(remark('замена игрока по договорённости')).toBeUndefined();
  expect(remark('A: 2:0, B: 0:3. Оба возможны, решит судья')).toBe('');
  expect(remark('B внёс на 45 с позже срока')).toBe('');
});

test('a note of ours is known by its last line; any other is never touched', () => {
  const ours = noteAfter('', 'A: 10:6 стало временем');
  expect(ours).toBe('A: 10:6 стало временем\n— Mafia Score Table');
  expect([noteAfter(ours, 'иначе'), noteAfter(ours, undefined)]).toEqual(['иначе\n— Mafia Score Table', '']);
  expect([noteAfter('спросить', 'иначе'), noteAfter('спросить', undefined)]).toEqual([
    'спросить',
    'спросить',
  ]);
});
