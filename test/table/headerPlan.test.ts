import { planHeader } from '../../src/table/headerPlan';

const WALLS = ['Стенка', 'День', 'Этап', 'Группа', 'Команда A', 'Команда B', 'Начало', 'ФП'];
const ROW = ['1', 1, 'группа', 'А', 'Волки', 'Совы', '', '2а'];
const plan = (values: unknown[][], isOurs = true) => planHeader(values, 'walls', isOurs);

test('an empty sheet gets the whole header', () =>
  expect(plan([[]], false)).toMatchObject({
    row: 1,
    isInserted: false,
    untitled: { length: 8 },
    columns: { wall: 0, fairPlay: 7 },
  }));

test('a whole header asks for nothing, wherever it and its columns stand', () => {
  expect(plan([['шапка'], [...WALLS].reverse(), [...ROW].reverse()])).toMatchObject({
    row: 2,
    untitled: [],
    columns: { wall: 7, fairPlay: 0 },
  });
});

test('a deleted row of titles is put in again where the data fit; not in a sheet that may be somebody’s own', () => {
  expect(plan([ROW])).toMatchObject({ row: 1, isInserted: true, columns: { stage: 2 } });
  expect(plan([ROW], false)).toBeUndefined();
  expect(plan([[...ROW.slice(2), '1', 1]])).toBeUndefined();
  expect(plan([[...ROW, 'лишнее']])).toBeUndefined();
  expect(plan([['1', 1, '', '', 'Волки', '', 'Совы']])).toBeUndefined();
});

test('cleared titles come back over their columns, deleted columns on the right', () => {
  const cleared = WALLS.map(title => (title === 'Этап' || title === 'ФП' ? '' : title));
  expect(plan([cleared, ROW])).toMatchObject({
    untitled: ['stage', 'fairPlay'],
    columns: { stage: 2, fairPlay: 7 },
  });
  const without = (row: readonly unknown[]) => row.filter((_, i) => i !== 1 && i !== 7);
  expect(plan([without(WALLS), without(ROW)])).toMatchObject({ columns: { stage: 1, day: 6, fairPlay: 7 } });
});

test('no title is put over cells that may be somebody’s own', () => {
  const titles = [...WALLS.slice(0, 7), ''];
  expect(plan([titles, [...ROW.slice(0, 7), 'пометка']], false)).toMatchObject({ columns: { fairPlay: 8 } });
  expect(plan([[...WALLS.slice(0, 7), 'Пометки'], ROW])).toMatchObject({ columns: { fairPlay: 8 } });
  expect(plan([titles, [...ROW.slice(0, 7), 'пометка']])).toBeUndefined();
});

test('one title is a header where the sheet needs no other', () => {
  expect(planHeader([['Команда'], ['Волки']], 'teams', false)).toMatchObject({ row: 1, isInserted: false });
  expect(planHeader([['мои заметки'], ['и ещё']], 'teams', false)).toBeUndefined();
});
