import type { Rect } from './a1';
import { type LinesChange, shiftedRect } from './lines';

/** Who works in the file. The owner may always edit; scripts run as him unless told otherwise. */
export interface People {
  owner: string;
  /** E-mails of everybody else who may edit the file. */
  editors: string[];
}

export const PEOPLE: People = { owner: 'owner@example.org', editors: ['captain@example.org'] };

/** The platform's words for a cell that a person may not edit. */
export const PROTECTED =
  'You are trying to edit a protected cell or object. Please contact the spreadsheet owner to remove protection if you need to edit.';

/** A protected block, or a protected sheet but for some blocks. */
export interface Protection {
  readonly id: number;
  readonly sheetId: string;
  /** Undefined for a whole sheet. */
  rect: Rect | undefined;
  unprotected: Rect[];
  description: string;
  /** Only warns a person; scripts may write. */
  isWarningOnly: boolean;
  /** Without the owner. A fresh protection lists every editor of the file, so it protects nothing. */
  editors: Set<string>;
}

/** Rule 10: who may change which cells. */
export class Protections {
  private all: Protection[] = [];
  private nextId = 1;

  constructor(readonly people: People) {}

  /** Every block protection is a new one; a sheet has one at most. */
  add(sheetId: string, rect?: Rect): Protection {
    const existing = rect ? undefined : this.all.find(p => p.sheetId === sheetId && !p.rect);
    if (existing) return existing;
    const made: Protection = {
      id: this.nextId++,
      sheetId,
      rect,
      unprotected: [],
      description: '',
      isWarningOnly: false,
      editors: new Set(this.people.editors),
    };
    this.all.push(made);
    return made;
  }

  find(id: number): Protection | undefined {
    return this.all.find(protection => protection.id === id);
  }

  remove(id: number): void {
    this.all = this.all.filter(protection => protection.id !== id);
  }

  of(sheetId: string): Protection[] {
    return this.all.filter(protection => protection.sheetId === sheetId);
  }

  mayEdit({ editors, isWarningOnly }: Protection, by: string): boolean {
    return by === this.people.owner || isWarningOnly || editors.has(by);
  }

  /** Does some protection forbid this person this block? Without a block: the sheet as such. */
  refuses(sheetId: string, rect: Rect | undefined, by: string): boolean {
    return this.of(sheetId).some(protection => covers(protection, rect) && !this.mayEdit(protection, by));
  }

  /** Would a person be warned before he edits this block? */
  warns(sheetId: string, rect: Rect): boolean {
    return this.of(sheetId).some(protection => protection.isWarningOnly && covers(protection, rect));
  }

  follow(change: LinesChange): void {
    for (const protection of this.of(change.sheetId)) {
      if (protection.rect) {
        const rect = shiftedRect(protection.rect, change);
        if (rect) protection.rect = rect;
        else this.remove(protection.id);
      }
      protection.unprotected = protection.unprotected.flatMap(rect => shiftedRect(rect, change) ?? []);
    }
  }

  forgetSheet(sheetId: string): void {
    this.all = this.all.filter(protection => protection.sheetId !== sheetId);
  }
}

function covers({ rect: own, unprotected }: Protection, rect: Rect | undefined): boolean {
  if (own) return rect !== undefined && touches(own, rect);
  return rect === undefined || !unprotected.some(open => contains(open, rect));
}

export function touches(a: Rect, b: Rect): boolean {
  const rows = a.row < b.row + b.rows && b.row < a.row + a.rows;
  return rows && a.column < b.column + b.columns && b.column < a.column + a.columns;
}

export function contains(outer: Rect, inner: Rect): boolean {
  return (
    outer.row <= inner.row &&
    outer.column <= inner.column &&
    outer.row + outer.rows >= inner.row + inner.rows &&
    outer.column + outer.columns >= inner.column + inner.columns
  );
}
