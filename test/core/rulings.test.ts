import { checkOf, judgeOf } from '../../src/addon/check';
import type { Penalty } from '../../src/core/penalty';
import { ruled, withOwnLines, withRulings } from '../../src/core/rulings';
import { check } from '../book';

const BOOK = {
  walls: [{ games: ['2:0', { a: '5:0', b: '4:0', judge: '4:0' }, { a: '9:0', b: '6:0', judge: '6:0' }] }],
  penalties: [
    {
      Пункт: '7.3.3',
      Команда: 'Совы',
      Стенка: '1',
      Партия: '2',
      Санкция: 'минус 1',
      Состояние: 'подтверждён',
      Основание: 'сам видел',
      Судья: 'Фикус',
    },
  ],
};
const { check: before } = check(BOOK);
const found = (penalties: readonly Penalty[], game: string, clause = '7.3.15'): Penalty =>
  penalties.find(one => one.game === game && one.clause === clause) as Penalty;
const after = (...penalties: Penalty[]) =>
  judgeOf(before.understood)(withRulings(before.facts, penalties)).penalties;
const shown = ({ state, repeat, sanctions, judge, reason }: Penalty) => [
  state,
  repeat,
  sanctions[0]?.kind,
  judge,
  reason,
];

test('a ruling on a penalty moves what follows: dismissed, the next one is the first', () => {
  const { penalties } = before.judgement;
  expect(shown(found(penalties, '3'))).toEqual(['proposed', 2, 'deduction', undefined, undefined]);
  const one = ruled(found(penalties, '2'), { state: 'dismissed', judge: 'Фикус', reason: 'сбой' });
  expect(shown(found(after(one), '2'))).toEqual(['dismissed', 1, 'warning', 'Фикус', 'сбой']);
  expect(shown(found(after(one), '3'))).toEqual(['proposed', 1, 'warning', undefined, undefined]);
});

test('a row of the ledger keeps its words; an empty name or reason is none', () => {
  const own = found(before.judgement.penalties, '2', '7.3.3');
  const withdrawn = ruled(own, { state: 'withdrawn', judge: '', reason: '' });
  const [judged] = [found(after(withdrawn), '2', '7.3.3')];
  expect([judged.state, judged.evidence, judged.judge, judged.reason]).toEqual([
    'withdrawn',
    'сам видел',
    undefined,
    undefined,
  ]);
  expect(after(withdrawn)).toHaveLength(before.judgement.penalties.length);
});

test('what is judged of rulings not yet written is written into the rows that stand there', () => {
  const own = found(before.judgement.penalties, '2', '7.3.3');
  const facts = withRulings(before.facts, [
    ruled(own, { state: 'withdrawn', judge: 'Пион', reason: 'ошибка' }),
  ]);
  const { tournament } = before.understood;
  const judgement = withOwnLines(judgeOf(before.understood)(facts), tournament.ledger);
  const { ledger } = checkOf(before.workbook, before.understood, judgement, facts);
  expect(ledger.blocks.find(({ row, column }) => row === 2 && column === 15)?.values).toEqual([
    ['отозван', 'Пион', 'ошибка'],
  ]);
});
