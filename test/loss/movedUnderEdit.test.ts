/** @jest-environment ./test/hostOutside.cjs */
// An organizer sorts or inserts a row between two calls of a captain's trigger: the stamp stands beside its game.
import type { Host, KeptFile } from '../../host/test/library';
import { after, ONLINE, opened, typed } from './files';
import { linesOf, logIn, stampsIn } from './truth';

let file: KeptFile;
beforeAll(async () => {
  file = await after(typed);
});

const MOVES: Record<string, (host: Host) => void> = {
  sorted: host =>
    host.workbook
      .sheetByName(ONLINE)
      ?.sort({ row: 2, column: 1, rows: 6, columns: 16 }, [{ column: 2, ascending: false }]),
  'a row inserted': host => host.workbook.sheetByName(ONLINE)?.insertRowsBefore(2, 1),
};
const BEFORE = [
  'RangeList.setNumberFormat',
  'RangeList.setValue',
  'Range.setValues',
  'Range.getNotes',
  'SpreadsheetApp.flush',
];

test.each(Object.keys(MOVES).flatMap(move => BEFORE.map(call => [move, call] as const)))(
  '%s before %s',
  async (move, before) => {
    const host = await opened(file);
    try {
      let isMoved = false;
      host.conductor = {
        call: (_id, call) => {
          if (call === before && !isMoved) {
            isMoved = true;
            // Somebody else looks meanwhile: what this trigger has written waits outside the grid.
            host.show();
            MOVES[move]?.(host);
          }
          return undefined;
        },
      };
      await host.edit(ONLINE, 'H4:H5', [['7:0'], ['8:0']], 'pasted');
      await host.events.idle();
      expect(isMoved).toBe(true);
      expect(stampsIn(host).sort()).toEqual(['1 a', '1 b', '2 a', '2 b', '3 a', '3 b', '4 b']);
      expect(linesOf(host).map(({ game, cells }) => [game, cells[15]])).toEqual(
        linesOf(host).map(({ game }) => [game, `r${game}`]),
      );
    } finally {
      host.dispose();
    }
  },
);

test('sorted before the trigger of a clear: the log tells nothing of the empty cell that stands there now', async () => {
  const host = await opened(file);
  try {
    const before = logIn(host);
    let isMoved = false;
    host.conductor = {
      call: () => {
        if (!isMoved) MOVES.sorted?.(host);
        isMoved = true;
        return undefined;
      },
    };
    await host.edit(ONLINE, 'H3', '');
    await host.events.idle();
    expect([isMoved, host.getCells(ONLINE, 3, 8)]).toEqual([true, [['']]]);
    expect(logIn(host)).toEqual(before);
  } finally {
    host.dispose();
  }
});
