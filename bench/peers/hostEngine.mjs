import { createRequire } from 'node:module';
import { named, PLACE, padded, sheetsOf } from './formulas.mjs';

const { createWorkbook } = createRequire(import.meta.url)('../../host/build/host.cjs');

async function opened(sheets) {
  const host = await createWorkbook({ sheets, locale: 'en_US' });
  const values = host.getCells('Table', 1, 1, sheets.Table.length, PLACE + 1);
  host.dispose();
  return values;
}

export default {
  does: 'the same formulas, in a workbook that is opened for it',
  prepare(rows, deductions) {
    const teams = deductions.map((_, i) => `t${i}`);
    const sheets = sheetsOf(named(rows), deductions, teams);
    return () => opened(sheets);
  },
  places: async (games, teams) =>
    (
      await opened(
        sheetsOf(
          padded(games),
          teams.map(() => 0),
          teams,
        ),
      )
    ).map(row => [row[0], row[PLACE]]),
};
