// A request that is made again, because its answer never came or the run died in the middle of it.
import type { Decision } from '../../../src/addon/panel';
import type { Workbook } from '../../../src/table/workbook';
import { sheetNamed } from '../../../src/table/workbook';
import { caseOf, looked, type Ruled, ruled, workbookOf } from './book';

const BOOK = workbookOf({
  walls: [
    {
      games: ['2:0', { a: '5:0', b: '4:0' }, { due: '2026-11-28T20:30' }, { due: '2026-11-28T20:40' }],
    },
  ],
});

const logOf = ({ sheets }: Workbook): string[] =>
  (sheetNamed(sheets, 'log')?.values ?? []).slice(1).map(([, , , record, , now]) => `${record} → ${now}`);

const begun = looked(BOOK);
const charges = begun.panel.cases.filter(({ charge }) => charge);
const seenOf = (i: number) => ({ id: charges[i]?.charge?.id ?? '', seen: charges[i]?.seen ?? '' });
const dispute = caseOf(begun.panel, 'row:1/2');
const DECISIONS: readonly Decision[] = [
  { do: 'confirm', ...seenOf(0) },
  { do: 'dismiss', ...seenOf(1), reason: 'Сбой связи' },
  { do: 'score', record: dispute.place?.record ?? '', seen: dispute.seen, score: '5:0' },
  {
    do: 'add',
    clause: '7.3.8',
    team: 'Волки',
    wall: '1',
    game: '2',
    evidence: 'Видел сам',
    sanction: 'минус 3',
  },
];

const done = (result: Ruled | string): Ruled => {
  if (typeof result === 'string') throw new Error(result);
  return result;
};

test('the whole request again: it is made, and refused as any that comes too late', () => {
  const once = done(ruled(begun.workbook, DECISIONS));
  expect(ruled(once.workbook, DECISIONS)).toMatch(/^changed: /);
  expect(logOf(once.workbook)).toHaveLength(DECISIONS.length);
});

test.each(DECISIONS.map((_, i) => i))(
  'a part of it is made: the others follow, each with one line (%i)',
  made => {
    const part = done(ruled(begun.workbook, [DECISIONS[made] as Decision]));
    const whole = done(ruled(part.workbook, DECISIONS));
    expect(logOf(whole.workbook).sort()).toEqual(
      logOf(done(ruled(begun.workbook, DECISIONS)).workbook).sort(),
    );
  },
);

test('another judge, or another word, is still told that the table changed', () => {
  const once = done(ruled(begun.workbook, DECISIONS.slice(0, 1)));
  expect(ruled(once.workbook, DECISIONS.slice(0, 1), 'Другой судья')).toMatch(/^changed: /);
  const other: Decision = { do: 'dismiss', ...seenOf(0), reason: 'Нет' };
  expect(ruled(once.workbook, [other])).toMatch(/^changed: /);
});
