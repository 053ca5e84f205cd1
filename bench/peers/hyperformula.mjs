import { HyperFormula } from 'hyperformula';
import { named, PLACE, padded, sheetsOf } from './formulas.mjs';

function built(sheets) {
  const maxRows = Math.max(sheets.Games.length, sheets.Table.length) + 10;
  const engine = HyperFormula.buildFromSheets(sheets, { licenseKey: 'gpl-v3', maxRows });
  const values = engine.getSheetValues(engine.getSheetId('Table'));
  engine.destroy();
  return values;
}

export default {
  package: 'hyperformula',
  does: 'the formulas of a sheet: points, mafia, commissar; no head to head, no reasons',
  prepare(rows, deductions) {
    const teams = deductions.map((_, i) => `t${i}`);
    const sheets = sheetsOf(named(rows), deductions, teams);
    return () => built(sheets);
  },
  places: (games, teams) =>
    built(
      sheetsOf(
        padded(games),
        teams.map(() => 0),
        teams,
      ),
    ).map(row => [row[0], row[PLACE]]),
};
