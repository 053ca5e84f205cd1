// What an evening of interleaved work must come to, kept beside the product.
import type { Host } from '../../host/test/library';
import type { Decision, Panel } from '../../src/addon/panel';
import { SHEETS } from '../../src/table/sheets';
import { LOG, ONLINE, PENALTIES } from './files';

const LEDGER = Object.keys(SHEETS.penalties.columns);
export const SIDES = ['a', 'b'] as const;
const COLUMN = { a: 7, b: 8, stampA: 10, stampB: 11, judge: 13, id: 16 } as const;

const rowsOf = (host: Host, sheet: string, width: number): unknown[][] => {
  const last = host.workbook.sheetByName(sheet)?.lastRow ?? 1;
  return last < 2 ? [] : host.getCells(sheet, 2, 1, last - 1, width);
};

/** The rows of the online table that hold a game, with their numbers. */
export const linesOf = (host: Host) =>
  rowsOf(host, ONLINE, 16)
    .map((cells, i) => ({ row: i + 2, game: String(cells[1]), cells }))
    .filter(({ game }) => game !== '');

/** The captains' cells, the judge's scores and the rows' ids, by game. */
export function cellsIn(host: Host): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { game, cells } of linesOf(host))
    for (const column of ['a', 'b', 'judge', 'id'] as const) {
      const text = String(cells[COLUMN[column] - 1]);
      if (text !== '') found[`${game} ${column}${`${game} ${column}` in found ? ' twice' : ''}`] = text;
    }
  return sorted(found);
}

/** Games and sides whose cell is stamped. */
export const stampsIn = (host: Host): string[] =>
  linesOf(host).flatMap(({ game, cells }) => [
    ...(cells[COLUMN.stampA - 1] === '' ? [] : [`${game} a`]),
    ...(cells[COLUMN.stampB - 1] === '' ? [] : [`${game} b`]),
  ]);

const ledgerIn = (host: Host) =>
  rowsOf(host, PENALTIES, LEDGER.length)
    .map(
      cells => Object.fromEntries(LEDGER.map((key, i) => [key, String(cells[i])])) as Record<string, string>,
    )
    .filter(row => Object.values(row).some(Boolean));

/** What each charge is of, as often as it stands in the ledger. */
export const chargesIn = (host: Host): string[] =>
  ledgerIn(host).map(({ clause, team, player, wall, game }) => [clause, team, player, wall, game].join(' '));

/** Rulings by the ids of their charges; proposals are none. */
export const rulingsIn = (host: Host): Record<string, string> =>
  sorted(
    Object.fromEntries(
      ledgerIn(host)
        .filter(({ state }) => state !== 'предложен')
        .map(({ clause, team, game, state }) => [`${clause} ${team} ${game}`, state ?? '']),
    ),
  );

/** Lines of the log by their record: what each says stands there now. */
export function logIn(host: Host): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const cells of rowsOf(host, LOG, 7)) {
    const record = String(cells[3]);
    if (cells.some(cell => cell !== '')) found[record] = [...(found[record] ?? []), String(cells[5])];
  }
  return found;
}

const sorted = <T>(found: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(found).sort(([x], [y]) => (x < y ? -1 : 1)));

const STATES = {
  confirm: 'подтверждён',
  reinstate: 'подтверждён',
  dismiss: 'отклонён',
  withdraw: 'отозван',
  reopen: 'предложен',
} as const;

/** Cells, rulings and log of an evening, as the people in it know them. */
export class Truth {
  readonly cells: Record<string, string>;
  readonly rulings: Record<string, string> = {};
  /** Of each captain's cell all that was ever typed into it. */
  readonly typed: Record<string, string[]> = {};
  /** Of each ruling and judge's score what the log must say, line by line. */
  readonly logged: Record<string, string[]> = {};
  private readonly charges: Readonly<Record<string, string>>;

  constructor(host: Host, panel: Panel) {
    this.cells = cellsIn(host);
    for (const [key, text] of Object.entries(this.cells)) this.typed[key] = [text];
    this.charges = Object.fromEntries(
      panel.cases.flatMap(({ charge, game }) =>
        charge ? [[charge.id, `${charge.clause} ${charge.team} ${game}`]] : [],
      ),
    );
  }

  type(key: string, text: string): void {
    if (text === '') delete this.cells[key];
    else this.cells[key] = text;
    this.typed[key] = [...(this.typed[key] ?? []), text];
  }

  /** A decision was accepted. @param added the ids of charges that were added by hand, as the answer tells them */
  decided(decision: Decision): void {
    if (decision.do === 'score') {
      const key = `${decision.record.replace(/^r/, '')} judge`;
      if (decision.score === '') delete this.cells[key];
      else this.cells[key] = decision.score;
      this.log(`${decision.record} J`, decision.score);
    } else if (decision.do === 'add') {
      const about = `${decision.clause} ${decision.team} ${decision.game}`;
      this.rulings[about] = STATES.confirm;
      this.log(about, STATES.confirm);
    } else if (decision.do in STATES) {
      const { id, do: what } = decision as { id: string; do: keyof typeof STATES };
      const about = this.charges[id] ?? aboutOf(id);
      if (what === 'reopen') delete this.rulings[about];
      else this.rulings[about] = STATES[what];
      this.log(about, STATES[what]);
    }
  }

  private log(record: string, now: string): void {
    this.logged[record] = [...(this.logged[record] ?? []), now];
  }
}

/** `7.3.8 · 1.2 · Волки` is of game 2. */
export function aboutOf(id: string): string {
  const [clause, place = '', team] = id.split(' · ');
  return `${clause} ${team} ${place.split('.')[1] ?? ''}`;
}
