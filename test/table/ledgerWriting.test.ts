import { type Book, charges, check, checkSheets, LEDGER, type PenaltyRow, sheet, sheetsOf } from '../book';
import { rowsOf, written } from '../written';

/** Two teams whose first captain is late twice: 7.3.14 proposed as a warning, then as −3. */
const LATE: Book = {
  walls: [
    {
      a: 'Волки',
      b: 'Совы',
      games: [
        { both: '2:0', go: '20:00', stampA: '20:20', stampB: '20:05' },
        { both: '4:0', go: '20:10', stampA: '20:40', stampB: '20:15' },
        { both: '20:0', go: '20:30', stampA: '20:41', stampB: '20:41' },
      ],
    },
  ],
};
const ledger = (book: Book, lang: 'ru' | 'en' = 'ru') => {
  const sheets = sheetsOf(book);
  return rowsOf(written(sheets, checkSheets(sheets, { lang }).check), 'Штрафы');
};
const brief = (rows: readonly Record<string, string>[]) =>
  rows.map(row => [row['№'], row.Повтор, row.Санкция, row.Состояние].join(' | '));

describe('charges that were found', () => {
  test('become rows of the ledger, below what stands there', () => {
    const own: PenaltyRow = {
      '№': 1,
      Команда: 'Совы',
      Пункт: '5.2',
      Стенка: 1,
      Санкция: 'минус 2',
      Состояние: 'подтверждён',
      Судья: 'Фикус',
    };
    const rows = ledger({ ...LATE, penalties: [own] });
    expect(brief(rows)).toEqual([
      '1 |  | минус 2 | подтверждён',
      '7.3.14 · 1.1 · Волки | 1 | предупреждение | предложен',
      '7.3.14 · 1.2 · Волки | 2 | минус 3 | предложен',
    ]);
    expect(rows[1]).toMatchObject({
      Время: '2026-11-28T20:13',
      Пункт: '7.3.14',
      Команда: 'Волки',
      Стенка: '1',
      Партия: '1',
      Основание: 'Внесено 20:20, срок 20:13: позже на 7 мин.',
      Судья: '',
    });
  });
  test('make the sheet where there is none, in the language of the workbook', () => {
    const sheets = sheetsOf(LATE).filter(({ name }) => name !== 'Штрафы');
    expect(brief(rowsOf(written(sheets, checkSheets(sheets).check), 'Штрафы'))).toHaveLength(2);
    const english = sheets.map(s => (s.name === 'Регламент' ? sheet('Regulation', s.values) : s));
    expect(rowsOf(written(english, checkSheets(english).check), 'Penalties')[0]).toMatchObject({
      Sanction: 'warning',
      State: 'proposed',
      Repeat: '1',
      Evidence: 'Entered 20:20, due 20:13: 7 min late.',
    });
  });
  test('W10: written once, a second run writes nothing', () => {
    const sheets = sheetsOf(LATE);
    const once = written(sheets, checkSheets(sheets).check);
    const again = checkSheets(once);
    expect([again.check.blocks, again.check.ledger.removed]).toEqual([[], []]);
    expect(charges(again)).toEqual(charges(checkSheets(sheets)));
  });
  test('a proposal that stands twice, as a copied row does, is taken out again', () => {
    const sheets = sheetsOf(LATE);
    const once = written(sheets, checkSheets(sheets).check);
    const doubled = once.map(s =>
      s.name === 'Штрафы' ? sheet(s.name, [...s.values, s.values[1] ?? []]) : s,
    );
    const after = written(doubled, checkSheets(doubled).check);
    expect(rowsOf(after, 'Штрафы')).toEqual(rowsOf(once, 'Штрафы'));
    expect(checkSheets(doubled).report.charges).toHaveLength(2);
  });
  test('a proposal that the facts no longer bear out is taken out, a judge’s row never', () => {
    const sheets = sheetsOf(LATE);
    const once = written(sheets, checkSheets(sheets).check);
    const withDecision = once.map(s =>
      s.name === 'Штрафы'
        ? sheet(
            s.name,
            s.values.map((row, i) =>
              i === 2 ? row.map((cell, j) => (LEDGER[j] === 'Состояние' ? 'подтверждён' : cell)) : row,
            ),
          )
        : s,
    );
    const inTime = sheetsOf({ walls: [{ ...LATE.walls[0], games: ['2:0', '4:0', '20:0'] }] });
    const facts = withDecision.map(s =>
      s.name === 'Онлайн-таблица' ? (inTime.find(t => t.name === s.name) ?? s) : s,
    );
    expect(brief(rowsOf(written(facts, checkSheets(facts).check), 'Штрафы'))).toEqual([
      '7.3.14 · 1.2 · Волки | 1 | предупреждение | подтверждён',
    ]);
  });
});

describe('a judge decides', () => {
  const decided = (first: PenaltyRow, second: PenaltyRow = {}) => {
    const base = { Пункт: '7.3.14', Команда: 'Волки', Стенка: 1 };
    const rows = [
      {
        ...base,
        '№': '7.3.14 · 1.1 · Волки',
        Партия: 1,
        Повтор: 1,
        Санкция: 'предупреждение',
        Состояние: 'предложен',
        ...first,
      },
      {
        ...base,
        '№': '7.3.14 · 1.2 · Волки',
        Партия: 2,
        Повтор: 2,
        Санкция: 'минус 3',
        Состояние: 'предложен',
        ...second,
      },
    ];
    return ledger({ ...LATE, penalties: rows });
  };
  test('P8: a dismissed or withdrawn warning moves the later step down the ladder', () => {
    for (const Состояние of ['отклонён', 'отозван'])
      expect(brief(decided({ Состояние, Причина: 'сбой' }))).toEqual([
        `7.3.14 · 1.1 · Волки | 1 | предупреждение | ${Состояние}`,
        '7.3.14 · 1.2 · Волки | 1 | предупреждение | предложен',
      ]);
  });
  test('P8: a confirmed later step moves too', () =>
    expect(brief(decided({ Состояние: 'отозван' }, { Состояние: 'подтверждён' }))[1]).toBe(
      '7.3.14 · 1.2 · Волки | 1 | предупреждение | подтверждён',
    ));
  test('what he wrote in the other cells stays to the letter', () => {
    const mine = {
      Состояние: 'подтверждён',
      Основание: '=моё',
      Судья: '@Фикус',
      Причина: '+1',
      Время: '28.11.2026 20:13',
    };
    expect(decided(mine)[0]).toMatchObject(mine);
  });
  test('another sanction, without a count, stands as he typed it and still counts as a repeat', () =>
    expect(brief(decided({ Состояние: 'подтверждён', Повтор: '', Санкция: 'снять 5' }))).toEqual([
      '7.3.14 · 1.1 · Волки |  | снять 5 | подтверждён',
      '7.3.14 · 1.2 · Волки | 2 | минус 3 | предложен',
    ]));
  test('another writing of the same sanction is left as it is', () =>
    expect(decided({ Состояние: 'подтверждён', Санкция: 'Warning' })[0]?.Санкция).toBe('Warning'));
});

test('an organizer’s own columns in the ledger are kept, wherever they stand', () => {
  const sheets = sheetsOf(LATE).map(s =>
    s.name === 'Штрафы'
      ? sheet(s.name, [
          ['Моё', ...LEDGER.slice(0, 9), 'Ещё', ...LEDGER.slice(9)],
          [
            'x',
            1,
            '',
            '5.2',
            'Совы',
            '',
            '',
            1,
            '',
            '',
            'y',
            '',
            'минус 2',
            '',
            '',
            '',
            'подтверждён',
            '',
            '',
          ],
        ])
      : s,
  );
  const rows = rowsOf(written(sheets, checkSheets(sheets).check), 'Штрафы');
  expect(rows.map(row => [row.Моё, row.Ещё, row.Команда, row.Санкция])).toEqual([
    ['x', 'y', 'Совы', 'минус 2'],
    ['', '', 'Волки', 'предупреждение'],
    ['', '', 'Волки', 'минус 3'],
  ]);
});

test('confirmed all at once by a judge: his name stands in each row, and a second run finds nothing to do', () => {
  const sheets = sheetsOf(LATE);
  const confirmed = checkSheets(sheets, { confirmBy: 'Фикус' });
  const after = written(sheets, confirmed.check);
  expect(rowsOf(after, 'Штрафы').map(row => [row.Состояние, row.Судья])).toEqual([
    ['подтверждён', 'Фикус'],
    ['подтверждён', 'Фикус'],
  ]);
  expect(check({ ...LATE }, { confirmBy: 'Фикус' }).report.charges.map(({ state }) => state)).toEqual([
    'confirmed',
    'confirmed',
  ]);
  expect(checkSheets(after).check.blocks).toEqual([]);
});
