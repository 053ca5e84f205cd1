import type { Mutation } from '../engine/engine';
import { type LinesChange, shiftedRect } from '../workbook/lines';
import { linesChange } from '../workbook/mutations';
import type { ServerEvent, Standing } from './protocol';

/** Moves of cells that one page has not heard of when it names a cell. */
type Move = { told: number; lines: LinesChange } | { told: number; order: Reorder };

interface Reorder {
  sheetId: string;
  /** New row → old row, from 0. */
  order: Record<number, number>;
}

/** How many moves are remembered for a page that lags behind. */
const MOVES = 200;

interface Listener {
  told: number;
  send: (event: ServerEvent) => void;
  moves: Move[];
}

/** What each open page has been told, so that it can be said what it did not know when it sent something. */
export class Feed {
  private readonly pages = new Map<string, Listener>();

  /** @returns what ends it */
  join(page: string, send: (event: ServerEvent) => void): () => void {
    const listener = this.pages.get(page) ?? { told: 0, send, moves: [] };
    listener.send = send;
    this.pages.set(page, listener);
    return () => {
      if (this.pages.get(page)?.send === send) this.pages.delete(page);
    };
  }

  /** Begins a page before it listens: what happens from now on is counted for it. */
  begin(page: string): number {
    const listener = this.pages.get(page) ?? { told: 0, send: () => undefined, moves: [] };
    this.pages.set(page, listener);
    return listener.told;
  }

  /** Tells a change to every page but the one that made it. */
  tellMutation(mutation: Mutation, madeBy: string | undefined): void {
    const lines = linesChange(mutation);
    const order = reorder(mutation);
    for (const [page, listener] of this.pages) {
      if (page === madeBy) continue;
      const told = ++listener.told;
      if (lines) listener.moves.push({ told, lines });
      if (order) listener.moves.push({ told, order });
      if (listener.moves.length > MOVES) listener.moves.shift();
      listener.send({ type: 'mutation', told, mutation });
    }
  }

  tell(event: ServerEvent): void {
    for (const { send } of this.pages.values()) send(event);
  }

  get isWatched(): boolean {
    return this.pages.size > 0;
  }

  isBehind({ page, seen }: Standing): boolean {
    return (this.pages.get(page)?.told ?? seen) !== seen;
  }

  /** Where a cell that the page names stands now; undefined when it went. */
  placed({ page, seen }: Standing, sheetId: string, row: number, column: number) {
    let cell: { row: number; column: number } | undefined = { row, column };
    for (const move of this.pages.get(page)?.moves ?? []) {
      if (move.told > seen && cell) cell = moved(cell, sheetId, move);
    }
    return cell;
  }
}

function reorder({ id, params }: Mutation): Reorder | undefined {
  if (id !== 'sheet.mutation.reorder-range') return undefined;
  const { subUnitId, order } = params as { subUnitId: string; order: Record<number, number> };
  return { sheetId: subUnitId, order };
}

function moved(cell: { row: number; column: number }, sheetId: string, move: Move) {
  if ('lines' in move) {
    if (move.lines.sheetId !== sheetId) return cell;
    return shiftedRect({ ...cell, rows: 1, columns: 1 }, move.lines);
  }
  if (move.order.sheetId !== sheetId) return cell;
  const to = Object.entries(move.order.order).find(([, old]) => old === cell.row - 1)?.[0];
  return to === undefined ? cell : { ...cell, row: Number(to) + 1 };
}
