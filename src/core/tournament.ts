import type { Outcome, Role } from './game';
import type { Points } from './points';
import type { Step } from './sanction';
import type { TeamName } from './standings';

/** Milliseconds since 1970, UTC. */
export type Instant = number;
export const MINUTE = 60_000;

/** Where a fact stands, as people name it: the sheet's own name and the cell in A1 notation. */
export interface CellRef {
  readonly sheet: string;
  readonly cell: string;
}

export interface Player {
  readonly name: string;
  readonly captain: boolean;
  readonly from?: Instant;
  /** Through that moment; a day alone is its end. */
  readonly to?: Instant;
  /** Of the contract, for a season. */
  readonly salary?: Points;
  readonly at: CellRef;
  readonly salaryAt?: CellRef;
}

export interface Team {
  readonly name: TeamName;
  readonly group?: string;
  /** `top` or `second`, else as it is written. */
  readonly league?: string;
  /** When the clan was registered. */
  readonly registered?: Instant;
  readonly captain?: string;
  readonly players: readonly Player[];
  readonly at: CellRef;
}

/** The two sides of a wall, as its sheet names them. */
export const WALL_SIDES = ['a', 'b'] as const;
export type WallSide = (typeof WALL_SIDES)[number];
export const otherSide = (side: WallSide): WallSide => (side === 'a' ? 'b' : 'a');

export const WALL_STAGES = ['group', 'semi', 'final'] as const;
export type WallStage = (typeof WALL_STAGES)[number];

/** A score of a wall: whole points of team A and of team B. */
export type Score = Readonly<Record<WallSide, number>>;

/** A match of two teams made of many games. */
export interface Wall {
  readonly id: string;
  readonly day: number;
  readonly stage: WallStage;
  readonly group?: string;
  readonly teams: Readonly<Record<WallSide, TeamName>>;
  readonly start?: Instant;
  /** The fair-play option agreed before the wall: `1`, `2a`, `2b`, `3`. */
  readonly fairPlay?: string;
  readonly at: CellRef;
}

/** Why a score cell can't be read. */
export type Unreadable =
  | 'time'
  | 'date'
  | 'boolean'
  | 'errorText'
  | 'number'
  | 'threeNumbers'
  | 'oneNumber'
  | 'negative'
  | 'fraction'
  | 'words'
  | 'merged';

/** What a captain's cell says. */
export type Entry =
  | { readonly state: 'blank' }
  | { readonly state: 'score'; readonly score: Score; readonly byCards: boolean }
  | {
      readonly state: 'unreadable';
      readonly why: Unreadable;
      readonly text: string;
      readonly likely: readonly Score[];
    };

/** A captain's score cell with what is known of its past. */
export interface CaptainCell {
  readonly entry: Entry;
  /** The time beside the cell; an inferred one was filled in by a judge. */
  readonly stamp?: { readonly at: Instant; readonly inferred: boolean };
  /** What stood there before the log's first line: since when is not known. */
  readonly before?: Entry;
  /** What the log saw in this cell, oldest first. */
  readonly history: readonly { readonly at: Instant; readonly entry: Entry }[];
  readonly at: CellRef;
}

/** A row of the online table: the running score of a wall after one game. */
export interface WallGame {
  readonly wall: string;
  readonly game: number;
  readonly created?: Instant;
  readonly go?: Instant;
  readonly due?: Instant;
  readonly captains: Readonly<Record<WallSide, CaptainCell>>;
  readonly byCards?: WallSide;
  /** The running score as the judge ruled it. */
  readonly judge?: Score;
  readonly judgeSince?: Instant;
  /** The row stands twice, or a judge's score in it can't be read: an error that keeps its wall from being validated. */
  readonly isFlawed?: true;
  readonly at: CellRef;
}

/** One player's part in a game of one player per team. */
export interface Seat {
  readonly team: TeamName;
  /** As the squad names him, else as the protocols first do by the alphabet. */
  readonly player?: string;
  /** The member of the squad whose name only looks the same: nothing is held against such a player. */
  readonly looksLike?: string;
  readonly role?: Role;
  readonly kills?: number;
  /** Full days before a timeout; absent: he stayed. */
  readonly days?: number;
  readonly daysInAll?: number;
  /** Typed points, which override the table. */
  readonly points?: Points;
  /** Its points or days can't be read: what it earned is not known. */
  readonly unreadable?: true;
  readonly at: CellRef;
  readonly playerAt?: CellRef;
  readonly roleAt?: CellRef;
  readonly killsAt?: CellRef;
  readonly daysAt?: CellRef;
  readonly pointsAt?: CellRef;
}

/** A game with one player per team. */
export interface Game {
  readonly id: string;
  readonly stage: string;
  readonly round?: string;
  readonly start?: Instant;
  /** One of the streets, else the word that was typed. */
  readonly street?: string;
  /** Seats of the game as typed, else as counted. */
  readonly players: number;
  readonly outcome?: Outcome;
  /** Who won, where an omon stands beside: `outcome` is the omon then. */
  readonly winner?: Outcome;
  readonly seats: readonly Seat[];
  /** Rows of the game whose team can't be read: who is missing is not known while there are any. */
  readonly unread?: number;
  readonly at: CellRef;
  readonly outcomeAt?: CellRef;
}

export const LEDGER_STATES = ['proposed', 'confirmed', 'dismissed', 'withdrawn'] as const;
export type LedgerState = (typeof LEDGER_STATES)[number];

/** A row of the ledger of penalties, as it stands in the sheet. */
export interface LedgerLine {
  /** Row of the sheet, counted from 1. */
  readonly row: number;
  readonly id: string;
  readonly at?: Instant;
  /** Empty: a free ruling. */
  readonly clause: string;
  readonly team: TeamName;
  readonly player?: string;
  readonly stage?: string;
  readonly wall?: string;
  readonly game?: string;
  readonly evidence?: string;
  /** A number: the line follows the ladder. */
  readonly repeat?: number;
  readonly sanctions: Step;
  /** Taken off when positive; with a lost game: the award to the opponent. */
  readonly points?: Points;
  readonly money?: Points;
  readonly paid?: Points;
  readonly state: LedgerState;
  readonly judge?: string;
  readonly reason?: string;
  readonly cell: CellRef;
}

/** All the facts of a tournament, checked at the border: a regulation judges them without looking elsewhere. */
export interface Tournament {
  readonly teams: readonly Team[];
  readonly walls: readonly Wall[];
  readonly wallGames: readonly WallGame[];
  /** Games that began: with a seat, an outcome, or a row that can't be read. */
  readonly games: readonly Game[];
  /** Games of the schedule that nobody has played yet; absent: none. */
  readonly announced?: readonly Game[];
  readonly ledger: readonly LedgerLine[];
  /** False when the table has no columns for stamps at all: then nothing is said of each missing one. */
  readonly stamped: boolean;
  readonly now: Instant;
}
