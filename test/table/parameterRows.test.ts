import { regulations } from '../../src/regulations';
import { openBorder } from '../../src/table/border';
import { readGrid } from '../../src/table/grid';
import { fileRows, parameterRows } from '../../src/table/parameterRows';
import { readRegulation } from '../../src/table/regulationSheet';
import { SHEETS } from '../../src/table/sheets';

const FILE = { zone: 'Europe/Moscow', locale: 'ru_RU' };
const cases = regulations.flatMap(regulation =>
  (['ru', 'en'] as const).flatMap(lang =>
    Object.keys(regulation.editions).map(edition => [regulation.id, lang, edition, regulation] as const),
  ),
);

test.each(cases)(
  '%s, %s, edition %s: every parameter is read back as the law has it',
  (_id, lang, edition, regulation) => {
    const { columns } = SHEETS.regulation;
    const rows = [...fileRows(regulation, { ...FILE, edition }), ...parameterRows(regulation, lang)];
    const values = [
      [columns.parameter[lang], columns.value[lang], columns.clause[lang], columns.default[lang]],
      ...rows.map(row => [row.parameter, row.value, row.clause, row.default]),
    ];
    const border = openBorder();
    const sheets = [{ name: SHEETS.regulation[lang], values, merges: [], filtered: false }];
    const grid = readGrid(sheets[0] as (typeof sheets)[0], SHEETS.regulation, border);
    const choice = grid && readRegulation(grid, { sheets, border, regulations, zone: FILE.zone });
    expect([...border.findings, ...border.fatal]).toEqual([]);
    const changed = Object.keys(regulation.editions[edition] ?? {});
    expect([...(choice?.changed ?? [])].sort()).toEqual(changed.sort());
  },
);
