// What if: for every switch the tables are those of the workbook in which the decisions are really written.
import path from 'node:path';
import fc from 'fast-check';
import { checkWorkbook } from '../../../src/addon/check';
import type { Decision, WhatIfItem, WhatIfSwitch, WhatIfTable } from '../../../src/addon/panel';
import { decided } from '../../../src/addon/panel/deciding';
import { rowKey, type Scene, sceneOf, seenPenalty, seenRow } from '../../../src/addon/panel/scene';
import { whatIfItems } from '../../../src/addon/panel/whatIfItems';
import { whatIfTables } from '../../../src/addon/panel/whatIfOf';
import type { Workbook } from '../../../src/table/workbook';
import { type Book, ruling, sheet } from '../../book';
import { sheet as cells } from '../../tournaments/cup2016';
import { written as bookWritten, looked, workbookOf, workbookOfSheets } from './book';
import { opened, uncarried } from './samples';

function sceneIn(workbook: Workbook): Scene {
  const read = checkWorkbook(workbook, { lang: 'ru' });
  if (!read.ok) throw new Error(read.message);
  return sceneOf(read.check, 'ru');
}

const tablesIn = (workbook: Workbook, switches: readonly WhatIfSwitch[] = []): readonly WhatIfTable[] => {
  const tables = whatIfTables(switches, sceneIn(workbook));
  if (!tables) throw new Error('a switch is gone');
  return tables;
};

/** What the tables say as they would be, without what they say now. */
const then = (tables: readonly WhatIfTable[]): unknown =>
  tables.map(({ rows, ...table }) => ({
    ...table,
    rows: rows.map(({ team, place, points, qualified }) => ({ team, place, points, qualified })),
  }));

/** The decisions of a judge that make a switch true, one after another where it takes two. */
function decisionsFor(one: WhatIfSwitch, scene: Scene): readonly ((now: Scene) => Decision)[] {
  if (one.set === 'forfeit') {
    const wall = scene.check.understood.tournament.walls.find(({ id }) => id === one.wall);
    const team = wall?.teams[one.loser] ?? '';
    const clause = scene.check.understood.regulation.freeRuling;
    return [() => ({ do: 'add', clause, team, wall: one.wall, evidence: 'Решение', sanction: '0–20' })];
  }
  if (one.set === 'score') {
    const row = scene.rows.get(rowKey(one));
    if (!row) throw new Error(`no row ${rowKey(one)}`);
    const record = scene.records.place(row.game.at)?.record ?? '';
    return [() => ({ do: 'score', record, seen: seenRow(row), score: one.score })];
  }
  const { id, state } = one;
  const reason = 'Так решено';
  const now = (here: Scene) => here.check.judgement.penalties.find(penalty => penalty.id === id);
  const decide =
    (what: 'confirm' | 'dismiss' | 'withdraw' | 'reopen' | 'reinstate') =>
    (here: Scene): Decision => {
      const penalty = now(here);
      return { do: what, id, seen: penalty ? seenPenalty(penalty, here) : '', reason };
    };
  const from = now(scene)?.state;
  if (state === 'withdrawn') return [decide('withdraw')];
  if (state === 'dismissed') return [decide('dismiss')];
  if (from === 'withdrawn') return [decide('reinstate')];
  return from === 'dismissed' ? [decide('reopen'), decide('confirm')] : [decide('confirm')];
}

function written(workbook: Workbook, switches: readonly WhatIfSwitch[]): Workbook {
  const scene = sceneIn(workbook);
  const decisions = switches.map(one => decisionsFor(one, scene));
  const firsts = decisions.flatMap(all => all.slice(0, 1)).map(first => first(scene));
  const rest = decisions.flatMap(all => all.slice(1));
  return rest.reduce((book, one) => put(book, [one(sceneIn(book))]), put(workbook, firsts));
}

function put(workbook: Workbook, decisions: readonly Decision[]): Workbook {
  const result = decided(workbook, decisions, 'Судья', 'ru');
  if (!result.ok) throw new Error(result.message);
  return bookWritten(workbook, result.check);
}

const switchesOf = (items: readonly WhatIfItem[]): readonly WhatIfSwitch[] =>
  items.flatMap(({ options }) => options.flatMap(({ set }) => (set ? [set] : [])));

const EVENING: Book = {
  parameters: { 'qualify.group': 2 },
  walls: [
    { id: '1', a: 'Волки', b: 'Совы', games: ['10:0', { a: '11:9', b: '10:9', judge: '10:9' }, '20:9'] },
    { id: '2', a: 'Лисы', b: 'Ежи', games: ['9:0', { a: '9:4', b: '9:5' }] },
    { id: '3', a: 'Волки', b: 'Лисы', games: ['7:0', { a: '7:4', b: '4:7' }] },
    { id: '4', a: 'Совы', b: 'Ежи', games: ['0:19', '5:19', '5:20'] },
    { id: '5', a: 'Волки', b: 'Ежи', games: ['20:0'] },
    { id: '6', a: 'Совы', b: 'Лисы', games: ['12:0', { a: '12:20' }] },
  ],
  penalties: [
    ruling('Волки', 'минус 5', { Пункт: '7.3.12', '№': 'п1', Стенка: '5' }),
    ruling('Ежи', '0–20', { '№': 'п2', Стенка: '4' }),
    ruling('Совы', 'минус 3', { Пункт: '7.3.5', '№': 'п3', Состояние: 'отозван', Причина: 'Ошибка' }),
  ],
};

const SHEETS = ['Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Штрафы', 'Журнал'];
function wallsSample(): Workbook {
  const folder = path.resolve(__dirname, '../../samples/walls');
  const sheets = SHEETS.map(name => sheet(name, cells(name, folder)));
  return looked(workbookOfSheets(sheets, '2026-11-29T22:00')).workbook;
}

const BOOKS: Readonly<Record<string, () => Workbook>> = {
  'an evening of walls': () => looked(workbookOf(EVENING)).workbook,
  'the sample of walls': wallsSample,
  'the sample of the league': () => opened('league', '2026-12-20T12:00').workbook,
  'the sample of the cup': () => opened('cup', '2026-12-20T12:00').workbook,
};

describe.each(Object.entries(BOOKS))('%s', (_, book) => {
  const workbook = book();
  const switches = switchesOf(whatIfItems(sceneIn(workbook)));

  test('every switch moves the tables as its decision does', () => {
    expect(switches.length).toBeGreaterThan(3);
    const now = JSON.stringify(then(tablesIn(workbook)));
    const moving = switches.filter(one => {
      const tables = then(tablesIn(workbook, [one]));
      expect({ one, tables }).toEqual({ one, tables: then(tablesIn(written(workbook, [one]))) });
      return JSON.stringify(tables) !== now;
    });
    expect(moving.length).toBeGreaterThan(0);
  });

  test('several switches together move them as the decisions do together', () => {
    const some = fc.uniqueArray(fc.constantFrom(...switches), {
      minLength: 2,
      maxLength: 3,
      selector: one => (one.set === 'penalty' ? one.id : `${one.set} ${one.wall}`),
    });
    fc.assert(
      fc.property(some, all => {
        expect(then(tablesIn(workbook, all))).toEqual(then(tablesIn(written(workbook, all))));
      }),
      { numRuns: 10 },
    );
  });

  test('what stands now is said beside it, in what the platform carries', () => {
    const [now, scene] = [tablesIn(workbook), sceneIn(workbook)];
    for (const { rows } of now)
      for (const row of rows) {
        expect([row.place, row.points, row.qualified]).toEqual([
          row.placeNow,
          row.pointsNow,
          row.qualifiedNow,
        ]);
      }
    expect(uncarried({ now, items: whatIfItems(scene) }, 'answer')).toEqual([]);
    const keys = whatIfItems(scene).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
