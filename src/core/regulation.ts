import type { Finding, Saying } from './finding';
import { type Gist, gist } from './gist';
import type { Award } from './ledger';
import { ladder, type Parameter, type Parameters, type Values } from './parameters';
import type { Penalty } from './penalty';
import type { Points } from './points';
import type { Question } from './question';
import type { Race } from './race';
import type { Ladder, Sanction } from './sanction';
import type { Standing, TeamName, Trial } from './standings';
import type { CellRef, LedgerLine, Score, Tournament } from './tournament';

/** A penalty clause. Its ladder is a parameter of its own; without `detect` only people can see the offence. */
export interface PenaltyRule<C extends string, Detect = never> {
  readonly clause: C;
  /** Absent: the text names no sanction, a judge says what is due. */
  readonly ladder?: Ladder;
  /** What is due is the text's own sum of money: nobody need name a sanction. */
  readonly isPaid?: true;
  readonly detect?: Detect;
}

/** How an unclear clause is read here: `7.3.14+`. Where two readings are plausible a parameter chooses. */
export interface Reading {
  readonly id: string;
  readonly reading: Gist;
  readonly parameter?: string;
}

/** A column of a table beside place, team and points: the value of a tie-break, by team. */
export interface StandingsRow {
  readonly team: TeamName;
  /** Absent: not placed (disqualified, or the wall is not decided). */
  readonly place?: number;
  readonly shared: boolean;
  /** Absent: not known yet. */
  readonly points?: Points;
  readonly carryIn: Points;
  /** Points that confirmed penalties took, as a positive number. */
  readonly penalties: Points;
  /** Points that proposed penalties would take. */
  readonly pending: Points;
  /** Points when running and disputed walls are counted at their validated score. */
  readonly provisional?: Points;
  /** Values of the tie-break criteria, by their ids; absent: not known. */
  readonly criteria: Readonly<Record<string, Points | undefined>>;
  readonly decidedBy: string;
  /** Absent: not known. */
  readonly qualified?: boolean;
  /** The criteria that put it there, in their order; none for a team without a place. */
  readonly trials: readonly Trial[];
}

/** What the ranking says of a row; without a standing it is not placed. */
export const placing = (
  standing: Standing | undefined,
  decidedBy: (standing: Standing) => string,
): Pick<StandingsRow, 'place' | 'shared' | 'decidedBy' | 'trials'> =>
  standing
    ? {
        place: standing.place,
        shared: standing.shared,
        decidedBy: decidedBy(standing),
        trials: standing.trials,
      }
    : { shared: false, decidedBy: '', trials: [] };

export interface StandingsTable {
  readonly stage: string;
  readonly group?: string;
  readonly rows: readonly StandingsRow[];
}

/** What a team owes in money, and under which clauses: several are joined by a comma. */
export interface Debt {
  readonly team: TeamName;
  readonly owes: Points;
  readonly clause: string;
}

/** Money of a team by the rulings that stand: due, paid, and the difference, which is negative where something is to be given back. */
export interface Account {
  readonly team: TeamName;
  readonly due: Points;
  readonly paid: Points;
  readonly owes: Points;
}

/** How many games a player has played of those that a clause lets him play for his team, in a stage or league. */
export interface Appearances {
  readonly team: TeamName;
  readonly player: string;
  readonly stage: string;
  readonly games: number;
  readonly most: number;
  readonly clause: string;
}

/** A player who may not play now, by a ruling under a clause. */
export interface Barred {
  readonly team: TeamName;
  readonly player: string;
  readonly clause: string;
  /** Id of the ruling; absent: a limit of the text, not a ruling. */
  readonly penalty?: string;
  /** Games that he still sits out where that is a number. */
  readonly until: 'day' | 'half' | 'end';
  readonly games?: number;
  readonly at?: CellRef;
}

/** Prize money of a place as the table stands. */
export interface Prize {
  readonly stage: string;
  readonly team: TeamName;
  readonly money: Points;
  readonly clause: string;
  /** Members with a claim to what is given to each of them; absent: nothing is. */
  readonly members?: readonly string[];
}

export const ROW_STATES = [
  'empty',
  'waiting',
  'agreed',
  'dispute',
  'impossible',
  'unreadable',
  'ruled',
] as const;
export type RowState = (typeof ROW_STATES)[number];

/** What became of a row of the online table. */
export interface RowVerdict {
  readonly wall: string;
  readonly game: number;
  readonly state: RowState;
  /** Which captains were late. */
  readonly late: readonly ('a' | 'b')[];
  /** What was late about each of them. */
  readonly lateness: Readonly<Partial<Record<'a' | 'b', Saying>>>;
  readonly due?: number;
  readonly score?: Score;
  /** The validated score before it, when no row between is open. */
  readonly before?: Score;
  /** The scores that may follow that one, where Annex 1 says; empty where it does not. */
  readonly next: readonly Score[];
  /** The captains whose entry can't follow it. */
  readonly impossible: readonly ('a' | 'b')[];
  /** How a score became final. */
  readonly by?: 'both' | 'oneSided' | 'judge';
  /** Where the row stands: the cell of its game number. */
  readonly at: CellRef;
}

export const WALL_STATES = ['notBegun', 'running', 'provisional', 'validated', 'forfeited'] as const;
export type WallState = (typeof WALL_STATES)[number];

export interface WallVerdict {
  readonly wall: string;
  readonly state: WallState;
  /** The final score after deductions and credits, or as it stands now. */
  readonly final: Readonly<Record<'a' | 'b', Points>>;
}

/** All that a regulation has to say of a tournament. */
export interface Judgement {
  readonly penalties: readonly Penalty[];
  readonly doubled: readonly LedgerLine[];
  readonly findings: readonly Finding[];
  readonly awards: readonly Award[];
  readonly tables: readonly StandingsTable[];
  readonly rows: readonly RowVerdict[];
  readonly walls: readonly WallVerdict[];
  readonly money: readonly Debt[];
  /** Absent: the text takes no money; limits no player; bars none; gives no prizes. */
  readonly accounts?: readonly Account[];
  readonly appearances?: readonly Appearances[];
  readonly barred?: readonly Barred[];
  readonly prizes?: readonly Prize[];
}

/** A tournament regulation: its text by clause, and what carries the clauses out. */
export interface Regulation<C extends string = string, P extends Parameters = Parameters> {
  readonly id: string;
  /** Gist of every clause, in the order of the text. */
  readonly clauses: Readonly<Record<C, Gist>>;
  readonly readings: readonly Reading[];
  readonly parameters: P;
  /** Named sets of values that differ from the text's own. */
  readonly editions: Readonly<Record<string, Partial<Values<P>>>>;
  readonly penalties: readonly PenaltyRule<C, unknown>[];
  /** The other clauses that are carried out: by scoring, ranking, clocks, checks. */
  readonly applied: readonly C[];
  /** Clauses that compute nothing here, each with its reason. */
  readonly notComputed: Readonly<Partial<Record<C, Gist>>>;
  /** The clause under which a judge rules what no other clause says. */
  readonly freeRuling: C;
  /** The clause that charges a team for a game that it missed; absent: none does. */
  readonly noShow?: C;
  /** Sheets without which it can't judge. */
  readonly needs: readonly ('walls' | 'online' | 'games')[];
  /** Its stages or leagues, in their order. */
  readonly stages: readonly string[];
  readonly judge: (tournament: Tournament, parameters: Values<P>) => Judgement;
  /** The tables with a cut, with all that can still change them while the rulings stand as they are; absent: there are none. */
  readonly races?: (tournament: Tournament, parameters: Values<P>, judgement: Judgement) => readonly Race[];
  /** What the text, its numbers and the schedule leave open or say against each other. */
  readonly questions?: (tournament: Tournament, parameters: Values<P>) => readonly Question[];
  /** The steps due under a clause, to whoever offended where that matters; undefined where a judge says what is due. */
  readonly ladder: (clause: string, parameters: Values<P>, who?: Offender) => Ladder | undefined;
}

/** Who offended, among the facts. */
export interface Offender {
  readonly team: TeamName;
  readonly player?: string;
  readonly tournament: Tournament;
}

/** Ties every rule to a clause that the regulation really has: a wrong number does not compile. */
export const defineRegulation = <const C extends string, P extends Parameters>(
  regulation: { readonly clauses: Readonly<Record<C, Gist>> } & Omit<Regulation<NoInfer<C>, P>, 'clauses'>,
): Regulation<C, P> => regulation as Regulation<C, P>;

/** Points that sanctions take from the offender, as a positive number. */
export const taken = (sanctions: readonly Sanction[]): Points[] =>
  sanctions.flatMap(s => (s.kind === 'deduction' ? [s.points] : []));

/** The ladder of each penalty clause as a parameter of its own, `ladder.7.3.14`. */
export const laddersOf = (
  rules: readonly PenaltyRule<string, unknown>[],
): Readonly<Record<`ladder.${string}`, Parameter<Ladder>>> =>
  Object.fromEntries(
    rules.flatMap(rule =>
      rule.ladder
        ? [
            [
              `ladder.${rule.clause}`,
              ladder(rule.clause, rule.ladder, gist('Наказания по порядку повторов', 'Sanctions by repeat')),
            ],
          ]
        : [],
    ),
  );

/** The ladder of a clause as the organizer left or changed it. */
export const ladderIn =
  (values: Readonly<Record<string, unknown>>) =>
  (clause: string): Ladder | undefined =>
    values[`ladder.${clause}`] as Ladder | undefined;
