import fc from 'fast-check';
import { fraction, toText } from '../../src/core/points';
import type { Sanction } from '../../src/core/sanction';
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { readLedger } from '../../src/table/ledgerSheet';
import { readLadder, readSanctions, stepText } from '../../src/table/sanctions';
import { SHEETS } from '../../src/table/sheets';
import { teamBook } from '../../src/table/teams';
import { LEDGER, type PenaltyRow, sheet } from '../book';

function read(...rows: readonly PenaltyRow[]) {
  const border = openBorder();
  const values = [LEDGER, ...rows.map(row => LEDGER.map(header => row[header] ?? ''))];
  const grid = readGrid(sheet('Штрафы', values), SHEETS.penalties, border);
  const book = teamBook([{ name: 'Волки', players: [], at: { sheet: 'Команды', cell: 'A2' } }], border);
  const lines = grid
    ? readLedger(grid, {
        book,
        border,
        zone: 'Europe/Moscow',
        clauses: new Set(['7.3.14', '7.5', '4.1.a', '2.2-bis']),
        walls: new Map([['3', '3']]),
      })
    : [];
  return {
    lines,
    border,
    problems: border.findings.map(({ kind, at, level }) => `${level} ${kind} ${at?.cell}`),
  };
}

const ROW = { Команда: 'волки', Состояние: 'подтверждён', Пункт: '7.3.14' };

describe('Состояние', () => {
  test.each([
    ['предложен', 'proposed'],
    ['подтверждён', 'confirmed'],
    ['подтвержден', 'confirmed'],
    ['Подтверждён ', 'confirmed'],
    ['отклонён', 'dismissed'],
    ['отозван', 'withdrawn'],
    ['proposed', 'proposed'],
    ['Confirmed', 'confirmed'],
    ['dismissed', 'dismissed'],
    ['withdrawn', 'withdrawn'],
  ])('%s is %s', (word, state) => {
    const { lines, problems } = read({ ...ROW, Состояние: word });
    expect([lines[0]?.state, problems]).toEqual([state, []]);
  });
  test.each(['решено', ''])('%j is a finding, and the row does not count', word => {
    const { lines, problems } = read({ ...ROW, Состояние: word });
    expect([lines, problems]).toEqual([[], ['error unknownState O2']]);
  });
});

describe('Санкция', () => {
  test.each([
    ['предупреждение', 'warning'],
    ['Warning', 'warning'],
    ['минус 3', 'deduct 3'],
    ['Минус  3', 'deduct 3'],
    ['−3', 'deduct 3'],
    ['-0,5', 'deduct 0.5'],
    ['минус 0,5', 'deduct 0.5'],
    ['deduct 0.5', 'deduct 0.5'],
    ['снять 5', 'deduct 5'],
    ['минус −3', 'deduct 3'],
    ['сопернику 20', 'credit 20'],
    ['сопернику +5', 'credit 5'],
    ['credit 20', 'credit 20'],
    ['партия проиграна', 'game lost'],
    ['game lost', 'game lost'],
    ['0–20', 'forfeit'],
    ['0-20', 'forfeit'],
    ['0 : 20', 'forfeit'],
    ['forfeit', 'forfeit'],
    ['роли не в счёт', 'roles void'],
    ['роли не в счет', 'roles void'],
    ['roles void', 'roles void'],
    ['переигровка', 'replay'],
    ['replay', 'replay'],
    ['аннулирована', 'annulled'],
    ['annulled', 'annulled'],
    ['стенка окончена', 'wall closed'],
    ['wall closed', 'wall closed'],
    ['игрок вне игры: день', 'player out: day'],
    ['игрок вне игры : половина', 'player out: half'],
    ['игрок вне игры: до конца', 'player out: end'],
    ['player out: day', 'player out: day'],
    ['player out: half', 'player out: half'],
    ['player out: end', 'player out: end'],
    ['команда снята', 'team out'],
    ['team out', 'team out'],
    ['выше', 'above'],
    ['above', 'above'],
    ['предупреждение; роли не в счёт', 'warning; roles void'],
    ['минус 3; игрок вне игры: до конца;', 'deduct 3; player out: end'],
    ['', ''],
    ['минус', undefined],
    ['минус три', undefined],
    ['минус 1,234', undefined],
    ['сопернику -5', undefined],
    ['выговор', undefined],
    ['предупреждение, минус 3', undefined],
    ['предупреждение; выговор', undefined],
  ])('%j: %s', (text, as) => {
    const step = readSanctions(text);
    expect(step.ok ? stepText(step.step, 'en') : undefined).toBe(as);
  });
  test('an unknown word is a finding that names it, and the row does not count', () => {
    const { lines, border, problems } = read({ ...ROW, Санкция: 'предупреждение; выговор' });
    expect([lines, problems, border.findings[0]?.data.text]).toEqual([
      [],
      ['error unknownSanction K2'],
      'выговор',
    ]);
  });
  test.each(['отклонён', 'отозван'])(
    'a row that is %s keeps its decision, whatever its sanction says',
    word => {
      const { lines, problems } = read({ ...ROW, Состояние: word, Санкция: 'нет' });
      expect([lines[0]?.sanctions, problems]).toEqual([[], []]);
    },
  );
});

describe('a row of the ledger', () => {
  test('all that it says', () => {
    const { lines, problems } = read({
      ...ROW,
      '№': 7,
      Время: '28.11.2026 20:05',
      Игрок: 'Серый',
      Этап: 'группа',
      Стенка: 3,
      Партия: '07',
      Основание: 'снимок',
      Повтор: 2,
      Санкция: 'минус 3',
      Очки: '0,5',
      Деньги: 75,
      Оплачено: '25',
      Судья: 'Фикус',
      Причина: '=почему',
    });
    expect(problems).toEqual([]);
    expect(lines[0]).toMatchObject({
      row: 2,
      id: '7',
      at: Date.UTC(2026, 10, 28, 17, 5),
      clause: '7.3.14',
      team: 'Волки',
      player: 'Серый',
      stage: 'group',
      wall: '3',
      game: '7',
      evidence: 'снимок',
      repeat: 2,
      state: 'confirmed',
      judge: 'Фикус',
      reason: '=почему',
      cell: { sheet: 'Штрафы', cell: 'O2' },
    });
    expect([lines[0]?.points, lines[0]?.money, lines[0]?.paid].map(p => p && toText(p))).toEqual([
      '0.5',
      '75',
      '25',
    ]);
  });
  test.each([
    ['7.3.14', '7.3.14'],
    [' 7.3.14.', '7.3.14'],
    ['п. 7.3.14', '7.3.14'],
    ['пункт 7.3.14', '7.3.14'],
    ['4.1.а', '4.1.a'],
    ['4.1.а)', '4.1.a'],
    ['2.2-bis', '2.2-bis'],
  ])('Пункт %j is %s', (text, clause) =>
    expect(read({ ...ROW, Пункт: text })).toMatchObject({ problems: [], lines: [{ clause }] }),
  );
  test.each([
    ['no clause: a free ruling with a warning', { Пункт: '' }, ['warning noClause C2'], 1],
    ['no clause of a proposal says nothing', { Пункт: '', Состояние: 'предложен' }, [], 1],
    ['a clause that the text does not have', { Пункт: '7.3.9' }, ['error unknownClause C2'], 1],
    ['an unknown team', { Команда: 'Лисы' }, ['error unknownTeam D2'], 0],
    ['an unknown wall', { Стенка: '4' }, ['error unknownWall G2'], 1],
    ['points that are no number', { Очки: 'три' }, ['error badNumber L2'], 1],
    ['points that could be thousands', { Очки: '1,234' }, ['error badNumber L2'], 1],
    ['a count that is no number', { Повтор: 'второй' }, ['error badNumber J2'], 1],
    ['a time that is none', { Время: 'вечером' }, ['warning badMoment B2'], 1],
  ] as const)('%s', (_, more, problems, count) => {
    const found = read({ ...ROW, ...more });
    expect([found.problems, found.lines.length]).toEqual([problems, count]);
  });
});

describe('laws', () => {
  const points = fc.integer({ min: 1, max: 9999 }).map(n => fraction(n, 100));
  const sanctions: fc.Arbitrary<Sanction> = fc.oneof(
    fc.constantFrom<Sanction>(
      { kind: 'warning' },
      { kind: 'gameLoss' },
      { kind: 'forfeit' },
      { kind: 'rolesVoid' },
      { kind: 'replay' },
      { kind: 'annulled' },
      { kind: 'wallClosed' },
      { kind: 'teamOut' },
      { kind: 'above' },
    ),
    fc
      .constantFrom('day', 'half', 'end')
      .map((until): Sanction => ({ kind: 'playerOut', until: until as 'day' })),
    points.map((p): Sanction => ({ kind: 'deduction', points: p })),
    points.map((p): Sanction => ({ kind: 'credit', points: p })),
  );
  const steps = fc.array(sanctions, { minLength: 1, maxLength: 3 });
  const langs = fc.constantFrom<'ru' | 'en'>('ru', 'en');
  test('printed sanctions are read back', () => {
    // 1,234 is ambiguous in a cell, two decimals never are
    fc.assert(
      fc.property(steps, langs, (step, lang) =>
        expect(readSanctions(stepText(step, lang))).toEqual({ ok: true, step }),
      ),
    );
  });
  test('a printed ladder is read back', () => {
    fc.assert(
      fc.property(fc.array(steps, { minLength: 1, maxLength: 4 }), langs, (ladder, lang) => {
        expect(readLadder(ladder.map(step => stepText(step, lang)).join(' > '))).toEqual(ladder);
      }),
    );
  });
  test.each(['', '>', 'предупреждение >', 'предупреждение > > минус 3', 'предупреждение > выговор'])(
    '%j is no ladder',
    text => expect(readLadder(text)).toHaveProperty('word'),
  );
});

test.each([
  ['7.3.14', new Date('2014-03-06T20:00:00Z')],
  ['7.5', new Date('2026-05-06T21:00:00Z')],
])('a clause %s that a Russian file made a date is read as it was typed', (clause, cell) => {
  const found = read({ ...ROW, Пункт: cell });
  expect(found.lines.map(line => line.clause)).toEqual([clause]);
  expect(found.problems).toEqual([]);
});
