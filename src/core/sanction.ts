import { type Points, toText } from './points';

/** What a ruling does: one member for each word of the ledger's column «Санкция». */
export type Sanction =
  | { readonly kind: 'warning' }
  /** Taken off the offender. */
  | { readonly kind: 'deduction'; readonly points: Points }
  /** Given to the opponent. */
  | { readonly kind: 'credit'; readonly points: Points }
  /** The offender's step of the game is taken back; the award goes to the opponent (absent: not said yet). */
  | { readonly kind: 'gameLoss'; readonly award?: Points }
  | { readonly kind: 'forfeit' }
  | { readonly kind: 'rolesVoid' }
  | { readonly kind: 'replay' }
  | { readonly kind: 'annulled' }
  | { readonly kind: 'wallClosed' }
  | { readonly kind: 'playerOut'; readonly until: 'day' | 'half' | 'end' }
  | { readonly kind: 'teamOut' }
  | { readonly kind: 'above' };

export type SanctionKind = Sanction['kind'];

/** What is due for one offence: several sanctions at once. */
export type Step = readonly Sanction[];

/** Steps for the first, second, … offence of a team under one clause; the last stands for all later ones. */
export type Ladder = readonly [first: Step, ...later: Step[]];

export const warning: Sanction = { kind: 'warning' };
export const deduct = (n: number): Sanction => ({ kind: 'deduction', points: { n, d: 1 } });
export const credit = (n: number): Sanction => ({ kind: 'credit', points: { n, d: 1 } });
export const gameLoss: Sanction = { kind: 'gameLoss' };
export const forfeit: Sanction = { kind: 'forfeit' };
export const rolesVoid: Sanction = { kind: 'rolesVoid' };
export const teamOut: Sanction = { kind: 'teamOut' };
export const playerOut = (until: 'day' | 'half' | 'end'): Sanction => ({ kind: 'playerOut', until });

/** The step of a ladder for the `repeat`-th offence, counted from 1. */
export const stepFor = (ladder: Ladder, repeat: number): Step =>
  ladder[Math.min(repeat, ladder.length) - 1] ?? ladder[0];

/** Whether two steps say the same. Points compare exactly, being in lowest terms. */
export const isSameStep = (x: Step, y: Step): boolean =>
  x.length === y.length && x.every((sanction, i) => sameSanction(sanction, y[i] as Sanction));

const sameSanction = (x: Sanction, y: Sanction): boolean => {
  const [keys, other] = [Object.entries(x), y as unknown as Record<string, unknown>];
  return (
    keys.length === Object.keys(y).length &&
    keys.every(([key, value]) => String(textOf(value)) === String(textOf(other[key])))
  );
};

const textOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? toText(value as Points) : value;
