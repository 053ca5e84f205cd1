// What an action asks of the platform: every call there takes long, and none may be made for each row.
import path from 'node:path';
import { openWorkbook } from '../../host/test/library';
import type { PanelResult } from '../../src/addon/panel';
import expected from '../samples/walls/expected.json';

const SAMPLE = path.resolve(__dirname, '../samples/walls/book');

interface Counts {
  reads: number;
  writes: number;
}

/** The sample checked, all its charges confirmed, and checked again: calls on values of each. */
async function counted(): Promise<{ sheets: number; check: Counts; decide: Counts; again: Counts }> {
  const host = await openWorkbook(SAMPLE, { now: Date.parse(`${expected.now}Z`) });
  const asked = async (name: string, request: unknown) => {
    const { value, error, counters } = await host.run(name, [request]);
    if (error) throw new Error(error.message);
    const result = value as PanelResult;
    if (!result.ok) throw new Error(result.message);
    return { ...result, counts: { reads: counters.valueReads, writes: counters.valueWrites } };
  };
  try {
    const checked = await asked('check', {});
    const decisions = checked.panel.cases.flatMap(({ charge, seen }) =>
      charge ? [{ do: 'confirm', id: charge.id, seen }] : [],
    );
    expect(decisions.length).toBeGreaterThan(5);
    const decided = await asked('decide', { decisions, by: 'Судья' });
    const again = await asked('check', {});
    const sheets = host.workbook.sheets.length;
    return { sheets, check: checked.counts, decide: decided.counts, again: again.counts };
  } finally {
    host.dispose();
  }
}

test('a sheet is read at most once and once more under the lock, and written at most once', async () => {
  const { sheets, check, decide, again } = await counted();
  for (const { reads, writes } of [check, decide, again]) {
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(2 * sheets);
    expect(writes).toBeLessThanOrEqual(sheets);
  }
  expect(decide.writes).toBeGreaterThan(0);
  expect(again.writes).toBe(0);
});
