/** @jest-environment ./test/hostOutside.cjs */
// Somebody sorts the ledger before one call of a decision, before each of them in turn: the ruling stands at its charge, or
// the judge is told that nothing was written.
import type { Host, KeptFile } from '../../host/test/library';
import type { Panel, PanelResult } from '../../src/addon/panel';
import { SHEETS } from '../../src/table/sheets';
import { after, asked, checked, opened, PENALTIES, typed } from './files';
import { chargesIn, rulingsIn } from './truth';

let [file, panel, charges]: [KeptFile?, Panel?, string[]?] = [];
beforeAll(async () => {
  file = await after(async host => {
    await typed(host);
    await host.events.idle();
    panel = await checked(host);
    charges = chargesIn(host);
  });
});

const sort = (host: Host): void => {
  const sheet = host.workbook.sheetByName(PENALTIES);
  const columns = Object.keys(SHEETS.penalties.columns).length;
  // Somebody else sorts: what the run has written waits outside the grid.
  host.show();
  sheet?.sort({ row: 2, column: 1, rows: sheet.lastRow - 1, columns }, [{ column: 1, ascending: false }]);
};

/** The last charge confirmed, with the ledger sorted before a call; how many calls there were. */
async function confirmed(
  sortedBefore: number,
): Promise<{ calls: number; isWritten: boolean; rulings: unknown }> {
  const charge = panel?.cases
    .map(({ charge, seen }) => charge && { id: charge.id, seen })
    .filter(Boolean)
    .pop();
  const host = await opened(file as KeptFile);
  try {
    let calls = 0;
    host.conductor = {
      call: () => {
        if (++calls === sortedBefore) sort(host);
        return undefined;
      },
    };
    const request = { decisions: [{ do: 'confirm', ...charge }], by: 'Судья' };
    const result = await asked<PanelResult>(host, 'decide', request);
    if (!result.ok) expect(result.code).toBe('changed');
    expect(chargesIn(host).sort()).toEqual([...(charges ?? [])].sort());
    return { calls, isWritten: result.ok, rulings: rulingsIn(host) };
  } finally {
    host.dispose();
  }
}

test('the ruling stands at its charge, before whichever call the ledger is sorted', async () => {
  const calm = await confirmed(0);
  expect([calm.isWritten, Object.keys(calm.rulings as object)]).toEqual([true, [expect.any(String)]]);
  const wrong: unknown[] = [];
  for (let call = 1; call <= calm.calls; call++) {
    const { isWritten, rulings } = await confirmed(call);
    const expected = isWritten ? calm.rulings : {};
    if (JSON.stringify(rulings) !== JSON.stringify(expected)) wrong.push([call, isWritten, rulings]);
  }
  expect(wrong).toEqual([]);
}, 120_000);
