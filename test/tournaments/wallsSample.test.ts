import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type * as Library from '../../host/src/index';
import type { Report, ValidateResult } from '../../src/addon/report';
import expected from '../samples/walls/expected.json';

const { openWorkbook } = require('../../host/build/host.cjs') as typeof Library;

const samples = path.resolve(__dirname, '../samples/walls');

/** The sample judged by the built files in a real workbook. */
async function judged(confirm?: 'all'): Promise<{ report: Report; calls: number }> {
  const host = await openWorkbook(path.join(samples, 'book'));
  const { value, error, counters } = await host.run('validate', [
    { now: expected.now, by: 'Судья', ...(confirm && { confirm }) },
  ]);
  host.dispose();
  if (error) throw new Error(error.message);
  const result = value as ValidateResult;
  if (!result.ok) throw new Error(result.message);
  return { report: result.report, calls: counters.valueReads + counters.valueWrites };
}

const tableKey = ({ stage, group }: { stage: string; group: string | null }): string => `${stage} ${group}`;

/** Only the columns that were worked out by hand. */
const handmade = (tables: Report['standings']) =>
  Object.fromEntries(
    tables.map(table => [
      tableKey(table),
      table.rows.map(({ place, shared, team, points, penalties, decidedBy, qualified }) => ({
        place,
        shared,
        team,
        points,
        penalties,
        decidedBy,
        qualified,
      })),
    ]),
  );

const byHand = (tables: readonly { stage: string; group: string | null; rows: unknown[] }[]) =>
  Object.fromEntries(tables.map(table => [tableKey(table), table.rows]));

type Named = { clause: string; team: string; wall: string | null; game: unknown };
const inOrder = <T extends Named>(charges: readonly T[]): T[] =>
  [...charges].sort((x, y) => (key(x) < key(y) ? -1 : 1));
const key = ({ clause, team, wall, game }: Named): string => [clause, team, wall, game].join('|');

test('the charges are those worked out by hand, no more and no fewer', async () => {
  const { report } = await judged();
  const found = report.charges.map(({ clause, team, wall, game, kind, repeat, sanction, state }) => ({
    clause,
    team,
    wall,
    game,
    kind,
    repeat,
    sanction,
    state,
  }));
  expect(inOrder(found)).toEqual(inOrder(expected.charges.map(({ trouble: _, ...charge }) => charge)));
});

test('places, points and what decided are those worked out by hand', async () => {
  const { report } = await judged();
  expect(handmade(report.standings)).toEqual(byHand(expected.standings));
  expect(report.final).toBe(expected.final);
});

test('and so they are once every proposed charge is confirmed', async () => {
  const { report } = await judged('all');
  expect(handmade(report.standings)).toEqual(byHand(expected.standingsConfirmed));
  expect(report.charges.filter(({ state }) => state === 'proposed')).toEqual([]);
});

test.each(expected.findings)('finds $kind in $cell', async finding => {
  const { report } = await judged();
  expect(report.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        level: finding.level,
        kind: finding.kind,
        sheet: finding.sheet,
        cell: finding.cell,
      }),
    ]),
  );
});

test('one check costs at most 15 calls that read or write values, confirmed or not', async () => {
  expect((await judged()).calls).toBeLessThanOrEqual(15);
  expect((await judged('all')).calls).toBeLessThanOrEqual(15);
});

test('the generator makes the very files of the sample', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'walls-sample-'));
  fs.copyFileSync(path.join(samples, 'generate.mjs'), path.join(folder, 'generate.mjs'));
  execFileSync(process.execPath, [path.join(folder, 'generate.mjs')]);
  for (const name of fs.readdirSync(path.join(samples, 'book'))) {
    const made = fs.readFileSync(path.join(folder, 'book', name));
    expect(made.equals(fs.readFileSync(path.join(samples, 'book', name)))).toBe(true);
  }
  fs.rmSync(folder, { recursive: true });
});
