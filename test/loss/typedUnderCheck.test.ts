/** @jest-environment ./test/hostOutside.cjs */
// A judge types a ruling by hand under the ledger while a check is about to add its charges to the same rows. The platform
// keeps nobody out between the last reading and the first value written; at every call before that it must stand.

import type { Host, KeptFile } from '../../host/test/library';
import { type Column, SHEETS } from '../../src/table/sheets';
import { after, checked, opened, PENALTIES, TEAMS, typed } from './files';
import { chargesIn } from './truth';

let file: KeptFile;
beforeAll(async () => {
  file = await after(typed);
});

const TYPED: Readonly<Record<string, string>> = {
  team: TEAMS[0],
  wall: '1',
  game: '2',
  evidence: 'Видел сам',
  sanction: 'минус 3',
};
const COLUMNS: Readonly<Record<string, Column>> = SHEETS.penalties.columns;
const ruling = Object.keys(COLUMNS).map(key => TYPED[key] ?? '');

const evidenceIn = (host: Host): unknown[] => {
  const column = Object.keys(COLUMNS).indexOf('evidence') + 1;
  const rows = host.workbook.sheetByName(PENALTIES)?.lastRow ?? 1;
  return host.getCells(PENALTIES, 2, column, rows - 1, 1).flat();
};

test.each(['Range.getMergedRanges', 'Sheet.getFilter', 'Sheet.getMaxRows', 'RangeList.setNumberFormat'])(
  'typed before %s',
  async before => {
    const host = await opened(file);
    try {
      let isTyped = false;
      host.conductor = {
        call: (_id, call) => {
          if (call === before && !isTyped) {
            isTyped = true;
            host.show();
            host.setCells(PENALTIES, 2, 1, [ruling]);
          }
          return undefined;
        },
      };
      await checked(host);
      expect(isTyped).toBe(true);
      expect(evidenceIn(host).filter(text => text === TYPED.evidence)).toHaveLength(1);
      expect(chargesIn(host).length).toBeGreaterThan(1);
    } finally {
      host.dispose();
    }
  },
);
