// What is written into the ledger for penalties as they stand after the audit.
import type { Penalty } from '../../src/core/penalty';
import { fraction } from '../../src/core/points';
import { deduct, gameLoss, warning } from '../../src/core/sanction';
import type { LedgerLine } from '../../src/core/tournament';
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { ledgerChange } from '../../src/table/ledgerWriting';
import { type ColumnOf, SHEETS } from '../../src/table/sheets';
import type { Block } from '../../src/table/writing';
import { LEDGER, sheet, ZONE } from '../book';

const penalty = (more: Partial<Penalty> = {}): Penalty => ({
  id: 'п1',
  clause: '5.2',
  kind: 'late',
  team: 'Совы',
  sanctions: [warning],
  state: 'proposed',
  found: true,
  followsLadder: true,
  ...more,
});
const line = (row: number, more: Partial<LedgerLine> = {}): LedgerLine => ({
  row,
  id: 'п1',
  clause: '5.2',
  team: 'Совы',
  sanctions: [warning],
  state: 'proposed',
  cell: { sheet: 'Штрафы', cell: `A${row}` },
  ...more,
});

function change(
  penalties: readonly Penalty[],
  values: readonly (readonly unknown[])[] | undefined,
  { doubled = [], ledger = [] }: { doubled?: readonly LedgerLine[]; ledger?: readonly LedgerLine[] } = {},
) {
  const cells = values && sheet('Штрафы', values);
  const grid = cells && readGrid<ColumnOf<'penalties'>>(cells, SHEETS.penalties, openBorder(), ZONE);
  return ledgerChange(penalties, doubled, ledger, grid, cells, {
    name: 'Штрафы',
    lang: 'ru',
    zone: ZONE,
    evidence: () => 'как было',
  });
}
const where = ({ row, column }: Block): string => `${row}.${column}`;

/** A new row by the titles of its columns, blank ones left out. */
function fresh(more: Partial<Penalty>): Record<string, unknown> {
  const [block] = change([penalty(more)], undefined).blocks;
  const [header = [], row = []] = block?.values ?? [];
  return Object.fromEntries(header.map((title, i) => [title, row[i]]).filter(([, value]) => value !== ''));
}

const LEAST = {
  '№': 'п1',
  Пункт: '5.2',
  Команда: 'Совы',
  Основание: 'как было',
  Санкция: 'предупреждение',
  Состояние: 'предложен',
};

describe('a new row', () => {
  test.each<[string, Partial<Penalty>, Record<string, unknown>]>([
    ['says no more than is known', {}, {}],
    ['the player', { player: 'Аня' }, { Игрок: 'Аня' }],
    ['the stage in words', { stage: 'semi' }, { Этап: 'полуфинал' }],
    ['wall and game', { wall: '3', game: '2' }, { Стенка: '3', Партия: '2' }],
    ['the moment', { when: Date.UTC(2026, 10, 28, 17, 13) }, { Время: '2026-11-28T20:13' }],
    ['the repeat', { repeat: 2 }, { Повтор: 2 }],
    ['no repeat beside money that must not move with it', { repeat: 2, keepsMoney: true }, {}],
    ['money as a number', { money: fraction(50) }, { Деньги: 50 }],
    ['judge and reason', { judge: 'Фикус', reason: 'сбой' }, { Судья: 'Фикус', Причина: 'сбой' }],
    ['points only as the award of a lost game', { sanctions: [deduct(3)] }, { Санкция: 'минус 3' }],
    ['a lost game without an award', { sanctions: [gameLoss] }, { Санкция: 'снятие хода' }],
  ])('%s', (_, more, expected) => {
    expect({ ...fresh(more), Санкция: expected.Санкция ?? fresh(more).Санкция }).toEqual({
      ...LEAST,
      ...expected,
    });
  });

  test('the award of a lost game stands among the points', () => {
    const sanctions = [warning, { ...gameLoss, award: fraction(4) }] as Penalty['sanctions'];
    expect(fresh({ sanctions }).Очки).toBe(4);
  });
});

describe('the sheet', () => {
  test('is made whole where there is none: numbers stay numbers, all else is text', () => {
    const { blocks } = change([penalty()], undefined);
    expect(blocks).toHaveLength(1);
    const numbers = ['Повтор', 'Очки', 'Деньги', 'Оплачено'].map(title => LEDGER.indexOf(title));
    expect(blocks[0]).toMatchObject({ sheet: 'Штрафы', row: 1, column: 1 });
    expect(blocks[0]?.text).toEqual(LEDGER.map((_, i) => i).filter(i => !numbers.includes(i)));
  });

  test('nothing to write is no block', () => {
    expect(change([], [LEDGER])).toEqual({ blocks: [], removed: [] });
  });

  test('lacking columns are added right of everything, those only that a row needs', () => {
    const { blocks } = change(
      [penalty({ wall: '3' })],
      [
        ['Команда', 'Санкция', 'Состояние', 'моё'],
        ['Волки', 'минус 2', '', 'x', 'за краем'],
      ],
    );
    const titles = ['№', 'Пункт', 'Стенка', 'Основание'];
    expect(blocks).toEqual([
      { sheet: 'Штрафы', row: 1, column: 6, values: [titles], text: [] },
      {
        sheet: 'Штрафы',
        row: 3,
        column: 1,
        values: [['Совы', 'предупреждение', 'предложен', '', '', 'п1', '5.2', '3', 'как было']],
        text: [5, 6, 0, 7, 8, 1, 2],
      },
    ]);
  });

  test('a row is as wide as the sheet, and its own columns stay empty', () => {
    const { blocks } = change([penalty()], [[...LEDGER, 'моё']]);
    expect(blocks.map(({ row, values }) => [row, values[0]?.length, values[0]?.at(-1)])).toEqual([
      [2, 18, ''],
    ]);
  });
});

describe('rows that are there', () => {
  const at = (title: string): number => LEDGER.indexOf(title) + 1;
  const row = (more: Record<string, unknown>): unknown[] => LEDGER.map(title => more[title] ?? '');
  const COUNTED = { Повтор: 1, Санкция: 'предупреждение', Состояние: 'предложен', Основание: 'как было' };
  const moved = (
    more: Partial<Penalty>,
    ofLine: Partial<LedgerLine> = {},
    cells: Record<string, unknown> = {},
  ) =>
    change(
      [penalty({ repeat: 1, ...more, line: line(2, { repeat: 1, ...ofLine }) })],
      [LEDGER, row({ ...COUNTED, ...cells })],
    ).blocks.map(block => [where(block), block.values, block.text]);

  test('what stands as it should is left alone', () => {
    expect(moved({})).toEqual([]);
  });

  test('repeat and step move together, as one block of neighbouring columns', () => {
    expect(moved({ repeat: 2, sanctions: [deduct(3)] })).toEqual([
      [`2.${at('Повтор')}`, [[2, 'минус 3']], [1]],
    ]);
  });

  test.each<[string, Partial<Penalty>, Partial<LedgerLine>, Record<string, unknown>, unknown[]]>([
    [
      'a step that is a judge’s own stays, its count moves',
      { repeat: 2, sanctions: [deduct(3)], followsLadder: false },
      {},
      {},
      [[`2.${at('Повтор')}`, [[2]], []]],
    ],
    [
      'one without a count gets none',
      { repeat: 2, followsLadder: false },
      { repeat: undefined } as never,
      { Повтор: '' },
      [],
    ],
    [
      'a dismissed one moves no more',
      { repeat: 2, sanctions: [deduct(3)], state: 'dismissed' },
      { state: 'dismissed' },
      {},
      [],
    ],
    [
      'nor its count beside money of a judge',
      { repeat: 2, keepsMoney: true, money: fraction(5) },
      {},
      {},
      [],
    ],
    [
      'a state that was decided',
      { state: 'confirmed' },
      {},
      {},
      [[`2.${at('Состояние')}`, [['подтверждён']], [0]]],
    ],
    [
      'with the judge’s name beside it',
      { state: 'confirmed', judge: 'Фикус' },
      {},
      {},
      [[`2.${at('Состояние')}`, [['подтверждён', 'Фикус']], [0, 1]]],
    ],
    ['a reason', { reason: 'сбой' }, {}, {}, [[`2.${at('Причина')}`, [['сбой']], [0]]]],
    [
      'a name that was taken back',
      {},
      { judge: 'Фикус' },
      { Судья: 'Фикус' },
      [[`2.${at('Судья')}`, [['']], [0]]],
    ],
    ['a proposal reworded', {}, {}, { Основание: 'иначе' }, [[`2.${at('Основание')}`, [['как было']], [0]]]],
    [
      'the words of a decided one stay',
      { state: 'confirmed' },
      { state: 'confirmed' },
      { Основание: 'иначе', Состояние: 'подтверждён' },
      [],
    ],
    [
      'a decided one without words gets them',
      { state: 'confirmed' },
      { state: 'confirmed' },
      { Основание: '', Состояние: 'подтверждён' },
      [[`2.${at('Основание')}`, [['как было']], [0]]],
    ],
    ['the words of what a judge found stay', { found: false }, {}, { Основание: '' }, []],
    ['money that is due', { money: fraction(25) }, {}, {}, [[`2.${at('Деньги')}`, [[25]], []]]],
    [
      'other money than stood there',
      { money: fraction(25) },
      { money: fraction(50) },
      { Деньги: 50 },
      [[`2.${at('Деньги')}`, [[25]], []]],
    ],
    ['the same money', { money: fraction(50) }, { money: fraction(50) }, { Деньги: '50,00' }, []],
    ['no money', {}, { money: fraction(50) }, { Деньги: 50 }, []],
  ])('%s', (_, more, ofLine, cells, expected) => {
    expect(moved(more, ofLine, cells)).toEqual(expected);
  });

  test('rows between and cells between keep what they hold, in as many blocks as the columns stand apart', () => {
    const penalties = [2, 4].map(at =>
      penalty({ repeat: 2, state: 'confirmed', line: line(at, { repeat: 1 }) }),
    );
    const values = [LEDGER, row(COUNTED), row({ Повтор: 7, Состояние: 'отклонён' }), row(COUNTED)];
    expect(change(penalties, values).blocks.map(block => [where(block), block.values])).toEqual([
      [`2.${at('Повтор')}`, [[2], [7], [2]]],
      [`2.${at('Состояние')}`, [['подтверждён'], ['отклонён'], ['подтверждён']]],
    ]);
  });

  test('whatever the order of the columns, neighbours are those that stand side by side', () => {
    const header = ['Состояние', 'Команда', 'Санкция', 'Повтор'];
    const penalties = [
      penalty({ repeat: 2, sanctions: [deduct(3)], state: 'confirmed', line: line(2, { repeat: 1 }) }),
    ];
    const { blocks } = change(penalties, [header, ['предложен', 'Совы', 'предупреждение', 1]]);
    expect(blocks.map(block => [where(block), block.values, block.text])).toEqual([
      ['2.1', [['подтверждён']], [0]],
      ['2.3', [['минус 3', 2]], [0]],
    ]);
  });

  test('a row shorter than the columns is blank there', () => {
    const penalties = [penalty({ judge: 'Фикус', line: line(2, {}) })];
    const [block] = change(penalties, [LEDGER, ['п1']]).blocks.filter(({ column }) => column === at('Судья'));
    expect(block?.values).toEqual([['Фикус']]);
  });

  test('rows that no penalty bears out go, but neither the kept nor the doubled', () => {
    const ledger = [line(2), line(3), line(4), line(5)];
    const values = [LEDGER, ...ledger.map(() => row(COUNTED))];
    const { removed } = change([penalty({ repeat: 1, line: line(3, { repeat: 1 }) })], values, {
      doubled: [line(5)],
      ledger,
    });
    expect(removed).toEqual([2, 4]);
  });
});
