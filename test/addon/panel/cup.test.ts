import { parsePoints, plus, toText, ZERO } from '../../../src/core/points';
import { sheet } from '../../book';
import { sheet as cells } from '../../tournaments/cup2016';
import { looked, ruled, workbookOfSheets } from './book';

const sheets = ['Команды', 'Протоколы', 'Регламент', 'Штрафы'].map(name => sheet(name, cells(name)));
const { panel, workbook } = looked(workbookOfSheets(sheets));

test('a cup: each total is the sum of its awards, and each place has its trail', () => {
  expect(panel.report.standings.length).toBe(3);
  for (const { stage, rows } of panel.report.standings) {
    for (const { team, points, place, decidedBy } of rows) {
      const own = panel.awards.filter(award => award.team === team && award.stage === stage);
      const sum = own.reduce((total, award) => plus(total, parsePoints(award.points) ?? ZERO), ZERO);
      expect([stage, team, toText(sum)]).toEqual([stage, team, points]);
      const trials = panel.places.find(one => one.stage === stage && one.team === team)?.trials ?? [];
      const end = trials[trials.length - 1];
      if (place !== null && decidedBy !== 'shared') expect(end?.outcome).toBe('apart');
      if (decidedBy !== 'shared' && decidedBy !== '') expect(end?.criterion).toBe(decidedBy);
    }
  }
});

test('a cup: a fine says what it takes from the total, and its ladder is in words', () => {
  const [first] = panel.report.standings[0]?.rows ?? [];
  const fine = {
    do: 'add',
    clause: 'fines.2',
    team: first?.team ?? '',
    stage: '1',
    evidence: 'Спор в чате',
    points: '1',
  } as const;
  const after = ruled(workbook, [fine]);
  if (typeof after === 'string') throw new Error(after);
  const row = after.panel.report.standings[0]?.rows.find(({ team }) => team === first?.team);
  expect(toText(plus(parsePoints(row?.points ?? '') ?? ZERO, { n: 1, d: 1 }))).toBe(first?.points);
  expect(Object.keys(panel.ladders)).toEqual(['fines.1', 'fines.2', 'fines.3']);
  expect(panel.ladders['fines.1']).toEqual([expect.stringMatching(/^−\d/)]);
  expect(panel.ladders['fines.2']).toEqual([]);
});
