import type { Panel } from '../../../src/addon/panel';
import type { Book } from '../../book';
import { sheetsOf } from '../../book';
import { caseOf, casesIn, looked, ruled, workbookOf, workbookOfSheets } from './book';

/** A table without columns for stamps: nothing is said of each missing one. */
const bare = (book: Book): Panel => {
  const sheets = sheetsOf(book).map(sheet =>
    sheet.name === 'Онлайн-таблица'
      ? {
          ...sheet,
          values: sheet.values.map(line => line.map((cell, i) => (i === 9 || i === 10 ? '' : cell))),
        }
      : sheet,
  );
  return looked(workbookOfSheets(sheets, book.now)).panel;
};
const DUE = '2026-11-28T21:00';

describe('cases', () => {
  test('come by severity, and rows before charges', () => {
    const { cases } = bare({
      walls: [
        { games: ['2:0', { a: '2:4', b: '4:0', due: DUE }] },
        { games: [{ a: 'семь', b: '3:0', due: DUE }] },
        { games: ['5:0', { a: '5:3', b: '', due: DUE }, { a: '5:5', b: '4:5', due: DUE }] },
        { games: ['1:0', { both: '7:0', judge: '6:0', due: DUE }] },
      ],
    });
    const kinds = cases
      .filter(({ level }) => level === 'error')
      .map(({ kind, wall, game }) => `${kind} ${wall}/${game}`);
    expect(kinds).toEqual([
      'dispute 1/2',
      'impossible 3/3',
      'unreadable 2/1',
      'missing 3/2',
      'inaccurate 4/2',
      'inaccurate 4/2',
      'late 3/2',
    ]);
  });

  test('a row is one case with its charge; the other captain’s charge is a case of its own', () => {
    const panel = bare({ walls: [{ games: ['3:0', { a: '2:0', b: '1:0', due: DUE }] }] });
    expect(casesIn(panel).slice(0, 2)).toEqual(['impossible 1/2', 'inaccurate 1/2']);
    expect(panel.cases[0]?.charge?.team).toBe('Волки');
    expect(panel.cases[1]?.charge?.team).toBe('Совы');
    expect(panel.cases[0]?.teams).toEqual(['Волки', 'Совы']);
  });

  test('what decides who goes through comes first, whatever its severity', () => {
    const book: Book = {
      parameters: { 'qualify.group': 1 },
      walls: [
        { group: 'A', games: ['20:0'] },
        { group: 'A', b: 'Лисы', games: ['20:0'] },
        { group: 'A', a: 'Лисы', games: ['2:0', { a: '2:4', b: '4:0', due: DUE }] },
        { group: 'B', a: 'Ежи', b: 'Рыси', games: [{ a: '2:0', b: '', due: DUE }] },
      ],
    };
    const { cases } = bare(book);
    expect(cases.map(({ decides }) => decides)).toEqual(
      [...cases.map(({ decides }) => decides)].sort((x, y) => Number(y) - Number(x)),
    );
    expect(cases[0]).toMatchObject({ decides: true, wall: '4', kind: 'missing' });
    expect(cases[1]).toMatchObject({ decides: false, wall: '3', kind: 'dispute' });
  });

  test('P17: that the other goes on is said before the judge confirms', () => {
    const { cases } = bare({
      walls: [
        {
          stage: 'полуфинал',
          games: ['28:0', { a: '28:27', b: '28:28', judge: '28:28', due: DUE }, '30:28'],
        },
      ],
      penalties: [
        {
          Пункт: '7.3.15',
          Команда: 'Волки',
          Стенка: '1',
          Партия: '1',
          Повтор: 1,
          Санкция: 'предупреждение',
          Состояние: 'подтверждён',
        },
      ],
    });
    const charge = cases.find(({ kind }) => kind === 'inaccurate');
    expect(charge).toMatchObject({ decides: true, charge: { team: 'Волки', sanction: '−5' } });
    expect(charge?.charge?.then?.lines).toEqual([
      'Стенка 1: 30 − 5 = 25.',
      'Победа в стенке 1 переходит к команде «Совы».',
      'Полуфинал, стенка 1: «Совы» 2-е место → 1-е.',
      'Полуфинал, стенка 1: «Волки» 1-е место → 2-е.',
      'Полуфинал, стенка 1: «Совы» проходит дальше.',
      'Полуфинал, стенка 1: «Волки» дальше не проходит.',
    ]);
  });

  test('scores: what was written and can follow, then what Annex 1 allows', () => {
    const { cases } = bare({
      parameters: { annex1: 'обычная:2; чистая:3; ничья:0' },
      walls: [{ games: ['3:0', { a: '5:0', b: '3:3', due: DUE }] }],
    });
    expect(cases[0]?.scores.map(({ score, by }) => `${score} ${by.join('')}`.trim())).toEqual([
      '5:0 a',
      '3:3 b',
      '3:2',
      '6:0',
      '3:0',
    ]);
    expect(cases[0]?.scores.map(({ then }) => then !== null)).toEqual([true, true, false, false, false]);
  });

  test('a score that a time was made of may be set; the entry is faulty, the text as the cell shows it', () => {
    const { cases } = bare({ walls: [{ games: [{ a: '30.12.1899 0:08:00', b: '0:8', due: DUE }] }] });
    expect(cases[0]).toMatchObject({
      kind: 'unreadable',
      teams: ['Волки'],
      entries: [
        { text: '30.12.1899 0:08:00', isFaulty: true },
        { text: '0:8', isFaulty: false },
      ],
      scores: [{ score: '0:8', by: ['a', 'b'] }],
    });
  });

  test('with too many open cases nobody asks what each can change', () => {
    const games = Array.from({ length: 100 }, (_, i) => ({ a: `${i}:0`, b: `0:${i}`, due: DUE }));
    const { cases } = bare({ parameters: { 'target.group': 500 }, walls: [{ games }] });
    expect(cases.length).toBeGreaterThan(80);
    expect(new Set(cases.filter(({ kind }) => kind === 'dispute').map(({ decides }) => decides))).toEqual(
      new Set([null]),
    );
    expect(cases.every(({ scores }) => scores.every(({ then }) => then === null))).toBe(true);
  });
});

describe('what was seen', () => {
  const BOOK: Book = {
    walls: [{ games: ['2:0', { a: '4:0', b: '2:2', due: DUE }, '4:2'] }, { games: [{ a: '1:0' }] }],
  };

  test('is the same when rows are sorted and others inserted', () => {
    const sheets = sheetsOf(BOOK);
    const moved = sheets.map(sheet => {
      const [header = [], ...rows] = sheet.values;
      return sheet.name === 'Онлайн-таблица'
        ? { ...sheet, values: [header, header.map(() => ''), ...[...rows].reverse()] }
        : sheet;
    });
    const key = ({ cases }: Panel): string[] => cases.map(({ id, seen }) => `${id} ${seen}`).sort();
    expect(key(looked(workbookOfSheets(moved)).panel)).toEqual(key(looked(workbookOf(BOOK)).panel));
  });

  test('is the same an hour later, and the case keeps its id', () => {
    const at = (now: string): string[] =>
      looked(workbookOf(BOOK, now)).panel.cases.map(({ id, seen }) => `${id} ${seen}`);
    expect(at('2026-11-30T13:07')).toEqual(at('2026-11-30T12:00'));
  });

  test.each([
    ['an entry', { a: '4:0', b: '2:3', due: DUE }],
    ['the judge’s score', { a: '4:0', b: '2:2', due: DUE, judge: '2:2' }],
    ['a mark by cards', { a: '4:0к', b: '2:2', due: DUE }],
  ])('is another when %s changes: the decision is refused', (_, row) => {
    const { panel } = looked(workbookOf(BOOK));
    const changed = workbookOf({ walls: [{ games: ['2:0', row, '4:2'] }, ...BOOK.walls.slice(1)] });
    const { seen } = caseOf(panel, 'row:1/2');
    expect(ruled(changed, [{ do: 'score', record: '1/2', seen, score: '4:0' }])).toMatch(/^changed: /);
  });
});
