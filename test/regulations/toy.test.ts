import { checkOf, judgeOf } from '../../src/addon/check';
import { reportOf } from '../../src/addon/reporting';
import type { Regulation } from '../../src/core/regulation';
import { regulations } from '../../src/regulations';
import { readWorkbook, type Workbook } from '../../src/table/workbook';
import { sheet, ZONE } from '../book';
import { toy } from './toy';

/** The one line that a new folder takes. */
const withToy = [...regulations, toy as unknown as Regulation];

const SHEETS = (law: readonly (readonly unknown[])[]) => [
  sheet('Регламент', [['Параметр', 'Значение'], ['regulation', 'toy'], ...law]),
  sheet('Команды', [['Команда'], ['Волки'], ['Совы'], ['Ежи']]),
  sheet('Протоколы', [
    ['Партия', 'Исход', 'Команда'],
    [1, 'город', 'Волки'],
    [1, 'город', 'Совы'],
    [2, 'мафия', 'волки'],
  ]),
];

function judged(law: readonly (readonly unknown[])[] = [], known = withToy) {
  const workbook: Workbook = { sheets: SHEETS(law), zone: ZONE, locale: 'ru_RU', now: 0 };
  const read = readWorkbook(workbook, known);
  if (!read.ok) return read.problems.map(({ kind, at }) => `${kind} ${at?.cell}`);
  const { understood } = read;
  const check = checkOf(workbook, understood, judgeOf(understood)(understood.tournament));
  const { standings, edition, changed } = reportOf(check, 'ru', ZONE);
  const rows = standings.flatMap(table =>
    table.rows.map(row => `${row.place} ${row.team} ${row.points} ${row.decidedBy}`.trim()),
  );
  return { rows, edition, changed };
}

describe('a fourth regulation is a folder and a line', () => {
  test('sheets, names and standings are there for it', () =>
    expect(judged()).toEqual({
      rows: ['1 Волки 2', '2 Совы 1', '3 Ежи 0'],
      edition: 'template',
      changed: [],
    }));
  test('its parameters and editions are read from the sheet, and what changed is published', () => {
    expect(judged([['point', '0,5']])).toMatchObject({
      rows: ['1 Волки 1', '2 Совы 0.5', '3 Ежи 0'],
      changed: [{ name: 'point', clause: '1' }],
    });
    expect(judged([['edition', 'generous']])).toMatchObject({ rows: ['1 Волки 5', '2 Совы 2.5', '3 Ежи 0'] });
  });
  test('its bad values are named by their cell', () =>
    expect(judged([['point', 'много']])).toEqual(['badNumber B3']));
  test('without the line nobody knows it', () =>
    expect(judged([], regulations as Regulation[])).toEqual(['unknownRegulation B2']));
});
