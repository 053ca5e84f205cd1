import path from 'node:path';
import type * as Library from '../../host/src/index';
import type { Report, ValidateResult } from '../../src/addon/report';
import { csv, sheet } from './cup2016';

const { openWorkbook } = require('../../host/build/host.cjs') as typeof Library;

const BOOK = path.resolve(__dirname, '../samples/cup/book');

/** The sample judged by the built files in a workbook of the host. */
async function judged(): Promise<Report> {
  const host = await openWorkbook(BOOK);
  const { value, error } = await host.run('validate', [{ now: '2016-12-31T12:00' }]);
  host.dispose();
  if (error) throw new Error(error.message);
  const result = value as ValidateResult;
  if (!result.ok) throw new Error(result.message);
  return result.report;
}

describe('the real cup as a sample, seven games paid by the roles in them', () => {
  let report: Report;
  beforeAll(async () => {
    report = await judged();
  });

  test('the seven logged games stand without points', () => {
    const [head = [], ...rows] = sheet('Протоколы');
    const role = head.indexOf('Роль');
    expect(new Set(rows.filter(row => row[role]).map(row => row[head.indexOf('Партия')])).size).toBe(7);
  });

  test.each(['1', '2', '3'])('stage %s equals the record, to the last decimal', stage => {
    const table = report.standings.find(one => one.stage === stage);
    const shown = table?.rows.map(
      ({ place, team, points, decidedBy }) => `${place} ${team} ${points} ${decidedBy}`,
    );
    const record = csv('derived-standings')
      .filter(row => row.stage === stage)
      .map(row => `${row.place?.replace('=', '')} ${row.team} ${row.total} ${row.decided_by}`);
    expect([...(shown ?? [])].sort()).toEqual([...record].sort());
  });

  test('no error, nothing proposed, and the one tie that unknown commissars leave shared', () => {
    expect(report.findings.map(({ level, kind }) => `${level} ${kind}`)).toEqual(['warning tieUnknown']);
    expect(report.charges.map(({ state }) => state)).toEqual([
      'confirmed',
      'confirmed',
      'confirmed',
      'confirmed',
    ]);
    expect(report.final).toBe(true);
  });

  test('prizes by the final, and money for the violations of the ledger', () => {
    const [first, second, third] = report.standings.find(({ stage }) => stage === '3')?.rows ?? [];
    expect(report.prizes.map(({ team, money }) => `${team} ${money}`)).toEqual([
      `${first?.team} 4000`,
      `${second?.team} 3000`,
      `${third?.team} 2000`,
    ]);
    const violations = new Map<string, number>();
    for (const { team = '' } of csv('penalties')) violations.set(team, (violations.get(team) ?? 0) + 1);
    const owed = [...violations].map(([team, n]) => `${team} ${(25 * n * (n + 1)) / 2}`);
    expect(report.money.map(({ team, owes }) => `${team} ${owes}`).sort()).toEqual(owed.sort());
  });
});
