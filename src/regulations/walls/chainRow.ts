import type { RowState } from '../../core/regulation';
import type { Instant, Score, WallGame, WallSide } from '../../core/tournament';
import type { WallLaw } from './steps';
import type { DueLaw } from './times';

/** A ruling on what one game gave: lost by a side with an award to the other, void, or (running) points moved. */
export interface GameRuling {
  readonly game: number;
  readonly clause: string;
  readonly at?: Instant;
  readonly effect:
    | { readonly kind: 'lost'; readonly by: WallSide; readonly award: number }
    | { readonly kind: 'void' }
    | { readonly kind: 'moved'; readonly by: Score };
}

/** What the chain of a wall says of one row. */
export interface ChainRow {
  readonly game: WallGame;
  readonly state: RowState;
  readonly by?: 'both' | 'oneSided' | 'judge';
  /** The validated running score, as it is written in the row. */
  readonly score?: Score;
  /** What the game gave as validated; absent while it is not known. */
  readonly step?: Score;
  /** What it gave as both captains wrote it, whatever a ruling made of that later. */
  readonly played?: Score;
  readonly wonByCards?: WallSide;
  readonly isMirrored: boolean;
  readonly impossible: readonly WallSide[];
  readonly due?: Instant;
  /** The due time has passed, be its moment known or not. */
  readonly isDue: boolean;
  /** The ruling that took the written step back. */
  readonly ruling?: GameRuling;
  /** When the last ruling on an earlier game was made, if that is known. */
  readonly ruledAt?: Instant;
  /** The validated score before it, and the rows between. */
  readonly before: Score;
  readonly open: number;
  readonly isAfterEnd: boolean;
  /** Whether a score can follow here. */
  readonly canFollow: (score: Score) => boolean;
  /** Whether a captain's score says what the validated one says, in the ruled count or in one of before a ruling. */
  readonly agrees: (score: Score, by: WallSide) => boolean;
}

export interface Chain {
  readonly rows: readonly ChainRow[];
  /** The running score after the last validated row, as ruled. */
  readonly ruled: Score;
  /** The target was reached, as written or as ruled, or a judge closed the wall. */
  readonly isOver: boolean;
}

export interface ChainLaw extends WallLaw, DueLaw {
  readonly oneSided: 'judge' | 'final';
  readonly now: Instant;
  /** A judge closed the wall as it stands. */
  readonly isClosed: boolean;
}
