import { checkSheets, sheet, sheetsOf } from '../book';
import { written } from '../written';

const BOOK = sheetsOf({
  walls: [
    {
      games: [
        { both: '5:0', stampA: '2026-11-28T20:10', stampB: '2026-11-28T20:40' },
        { both: '20:0', go: '2026-11-28T20:15', stampA: '2026-11-28T20:30', stampB: '2026-11-28T20:30' },
      ],
    },
  ],
});

test.each([
  ['zone', 'Mars/Base', 'badZone'],
  ['locale', 'русский', 'badLocale'],
])('a %s that is none is refused with its cell', (name, value) => {
  const sheets = BOOK.map(s =>
    s.name === 'Регламент' ? sheet('Регламент', [...s.values, [name, value]]) : s,
  );
  expect(() => checkSheets(sheets)).toThrow(`Регламент!B3: `);
  expect(() => checkSheets(sheets)).toThrow(`«${value}»`);
});

test('a ledger that lacks columns gets those that a charge needs, and keeps what it has', () => {
  const few = BOOK.map(s =>
    s.name === 'Штрафы'
      ? sheet('Штрафы', [
          ['Команда', 'Состояние', 'Моё'],
          ['', '', 'заметка'],
        ])
      : s,
  );
  const once = checkSheets(few);
  const after = written(few, once.check);
  const ledger = after.find(({ name }) => name === 'Штрафы')?.values ?? [];
  expect(ledger[0]).toEqual(
    expect.arrayContaining(['Команда', 'Состояние', 'Моё', 'Пункт', 'Стенка', 'Партия', 'Санкция', 'Повтор']),
  );
  expect(ledger[1]?.[2]).toBe('заметка');
  const confirmed = after.map(s =>
    s.name === 'Штрафы'
      ? sheet(
          'Штрафы',
          s.values.map(row => row.map(cell => (cell === 'предложен' ? 'подтверждён' : cell))),
        )
      : s,
  );
  const twice = checkSheets(confirmed);
  expect(twice.report.charges.map(({ clause, state }) => [clause, state])).toEqual([['7.3.14', 'confirmed']]);
  expect(twice.report.rulings).toEqual([]);
});

test('a moment with an offset of its own is the same in every zone', () => {
  const at = (now: string) => checkSheets(BOOK, { now }).check.understood.tournament.now;
  expect([at('2026-11-30T12:00Z'), at('2026-11-30T15:00:00+03:00')]).toEqual([
    Date.UTC(2026, 10, 30, 12),
    Date.UTC(2026, 10, 30, 12),
  ]);
});
