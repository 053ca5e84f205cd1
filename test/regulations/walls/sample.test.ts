import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../../src/addon/report';
import { checkSheets, sheet } from '../../book';

const SAMPLE = join(__dirname, '../../samples/walls');
const text = (name: string): string => readFileSync(join(SAMPLE, name), 'utf8').replace(/^\uFEFF/, '');
const expected = JSON.parse(text('expected.json')) as Pick<Report, 'standings' | 'charges' | 'findings'> & {
  readonly standingsConfirmed: Report['standings'];
  readonly now: string;
};

const csv = (content: string): string[][] =>
  content
    .split(/\r?\n/)
    .filter(Boolean)
    .map(line =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
        ([, quoted, bare = '']) => quoted?.replace(/""/g, '"') ?? bare,
      ),
    );

const sheets = ['Регламент', 'Команды', 'Стенки', 'Онлайн-таблица', 'Штрафы', 'Журнал'].map(name =>
  sheet(name, csv(text(`book/${name}.csv`))),
);
const { report } = checkSheets(sheets, { now: '2026-11-30T00:00' });

const rows = (tables: Report['standings']) =>
  tables.flatMap(({ stage, group, rows: found }) =>
    found.map(row =>
      [
        stage,
        group,
        row.place,
        row.shared,
        row.team,
        row.points,
        row.penalties,
        row.decidedBy,
        row.qualified,
      ].join(' | '),
    ),
  );
const charges = (found: Report['charges']) =>
  found
    .map(x => [x.clause, x.team, x.wall, x.game, x.kind, x.repeat, x.sanction, x.state].join(' | '))
    .sort();

describe('the sample tournament of 15 walls, worked out by hand (EXPECTED.md)', () => {
  test('3.4: places, points, what decided', () =>
    expect(rows(report.standings)).toEqual(rows(expected.standings)));
  test('3.4: the same with every charge confirmed', () => {
    const confirmed = checkSheets(sheets, { now: '2026-11-30T00:00', confirmBy: 'Судья' });
    expect(rows(confirmed.report.standings)).toEqual(rows(expected.standingsConfirmed));
  });
  test('7.3.14: charges', () => expect(charges(report.charges)).toEqual(charges(expected.charges)));
  test('7.3.15: findings', () => {
    const found = new Set(report.findings.map(({ level, kind, cell }) => `${level} ${kind} ${cell}`));
    expect(
      expected.findings.map(({ level, kind, cell }) => `${level} ${kind} ${cell}`).filter(f => !found.has(f)),
    ).toEqual([]);
  });
});
