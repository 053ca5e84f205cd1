import type { Points } from './points';
import type { Standing, TeamName } from './standings';

/** One way in which an open item can end. */
export interface Ending {
  readonly gains: Readonly<Record<TeamName, Points>>;
  /** Who wins the match; absent: nobody, or it is no match. */
  readonly winner?: TeamName;
}

/** A match that does not count yet, with all that can come of it. */
export interface OpenItem {
  readonly id: string;
  readonly endings: readonly Ending[];
  /** Each ending can really happen; false: they only bound what can. */
  readonly isExact: boolean;
}

/** A team that is placed in a table with a cut. */
export interface Runner {
  readonly team: TeamName;
  /** What counts now: carried over, earned, with what rulings took. */
  readonly points: Points;
  /** The least and the most that it can still gain beside the open items. */
  readonly least: Points;
  readonly most: Points;
  /** What the table says now; absent: level across the cut, or not known. */
  readonly qualified?: boolean;
}

/** A table from which so many go on, and all that can still change it while the rulings stand as they are. */
export interface Race {
  readonly stage: string;
  readonly group?: string;
  readonly places: number;
  readonly runners: readonly Runner[];
  /** In the table without a place: taken out by a ruling. */
  readonly out: readonly TeamName[];
  readonly items: readonly OpenItem[];
  /** False: the facts do not say what can still be gained. */
  readonly isBounded: boolean;
  /** The order among teams level on points when the items have ended so; a place it can't know stays shared. */
  readonly among: (tied: readonly TeamName[], endings: readonly Ending[]) => readonly Standing[];
}

/** How a team stands before the cut. */
export interface Prospect {
  readonly team: TeamName;
  readonly state: 'through' | 'out' | 'open';
  readonly points: Points;
  /** The most that it can still gain. */
  readonly most: Points;
  /** Gaining so much is enough, whatever the others do; `isOver`: only more than it. Absent: nothing is enough. */
  readonly enough?: { readonly points: Points; readonly isOver: boolean };
  /** Gaining less is too little, whatever the others do; absent: nothing is. */
  readonly least?: Points;
  /** With the most it can gain it is through if no more than `may` of these teams come to as many. */
  readonly rivals?: { readonly teams: readonly TeamName[]; readonly may: number };
}

export interface Outlook {
  readonly stage: string;
  readonly group?: string;
  readonly places: number;
  /** `exact`: every way in which the open items can end was tried; `bound`: proven for all of them, others may be too. */
  readonly by: 'final' | 'exact' | 'bound' | 'unknown';
  /** Ways that were tried. */
  readonly tried: number;
  readonly prospects: readonly Prospect[];
}
