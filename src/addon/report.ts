/**
 * What `validate` answers the sidebar and `npm run validate`: plain objects, texts, numbers and null only, because
 * google.script.run carries nothing else (a Date inside makes the whole answer null).
 */

/** Points and money travel as exact texts: `"5.5"`, or `"2/7"` where there is no decimal. */
export type ExactText = string;

export interface StandingsRow {
  /** null: not placed (out of the tournament, or its wall is not decided). */
  readonly place: number | null;
  readonly shared: boolean;
  readonly team: string;
  /** null: the wall is not decided. */
  readonly points: ExactText | null;
  /** Points brought from the stage before. */
  readonly carryIn: ExactText;
  /** Points that confirmed penalties took, not negative. */
  readonly penalties: ExactText;
  /** Points that proposed penalties would take: beside the points, never inside. */
  readonly pending: ExactText;
  /** Points when running and disputed walls count as they stand; null where nothing is open. */
  readonly provisional: ExactText | null;
  /** Values of the tie-breaks by their ids; empty where not known. */
  readonly criteria: Readonly<Record<string, ExactText>>;
  /** The criterion that made the team stand alone (`4.1.a`), `shared`, `extra round`, or empty. */
  readonly decidedBy: string;
  /** null: not known yet. */
  readonly qualified: boolean | null;
}

export interface StandingsTable {
  readonly stage: 'group' | 'semi' | 'final' | '1' | '2' | '3' | 'top' | 'second';
  /** The group; the wall in semi-finals and finals; null where the stage has one table. */
  readonly group: string | null;
  readonly rows: readonly StandingsRow[];
}

export interface ChargeDto {
  readonly id: string;
  readonly clause: string;
  readonly team: string;
  readonly player: string | null;
  readonly wall: string | null;
  readonly game: number | string | null;
  /** `late`, `inaccurate`, … */
  readonly kind: string;
  /** One sentence with the numbers. */
  readonly evidence: string;
  /** Which offence of the team under the clause, from 1. */
  readonly repeat: number;
  /** As the ledger writes it: `warning`, `deduct 3`, … */
  readonly sanction: string;
  readonly state: 'proposed' | 'confirmed' | 'dismissed' | 'withdrawn';
  /** Where the evidence stands. */
  readonly sheet: string;
  readonly cell: string;
}

export interface FindingDto {
  readonly level: 'error' | 'warning' | 'note';
  /** `dispute`, `impossible`, `unreadable`, `missing`, `unstamped`, `duplicate`, `unknownTeam`, … */
  readonly kind: string;
  /** Empty where it is about no sheet. */
  readonly sheet: string;
  /** `G7`; empty where it is about no cell. */
  readonly cell: string;
  /** A sentence for a person. */
  readonly message: string;
}

export interface MoneyDto {
  readonly team: string;
  readonly owes: ExactText;
  readonly why: string;
}

/** Money of a team by the rulings that stand, teams without any left out. */
export interface AccountDto {
  readonly team: string;
  readonly due: ExactText;
  readonly paid: ExactText;
  /** Due less paid; below 0: to be given back. */
  readonly owes: ExactText;
}

/** How many games a player has played of those that he may play for his team in a stage or league. */
export interface AppearancesDto {
  readonly team: string;
  readonly player: string;
  readonly stage: string;
  readonly games: number;
  readonly most: number;
  readonly clause: string;
}

/** A player who may not play now. */
export interface BarredDto {
  readonly team: string;
  readonly player: string;
  readonly clause: string;
  /** Id of the ruling; null: a limit of the text. */
  readonly penalty: string | null;
  readonly until: 'day' | 'half' | 'end';
  /** Games that he still sits out; null where the text counts none. */
  readonly games: number | null;
}

/** Prize money as the table stands. */
export interface PrizeDto {
  readonly stage: string;
  readonly team: string;
  readonly money: ExactText;
  readonly clause: string;
  /** Who of the team has a claim to cup and note; empty where members get nothing, or none is named. */
  readonly members: readonly string[];
}

export interface Report {
  /** No charge is proposed and no error stands. */
  readonly final: boolean;
  readonly regulation: string;
  readonly edition: string;
  /** Parameters that differ from the text's own, to be published under every table (walls 3.6). */
  readonly changed: readonly { readonly name: string; readonly clause: string }[];
  readonly standings: readonly StandingsTable[];
  /** What the product found, with its state. */
  readonly charges: readonly ChargeDto[];
  /** Judges' rows of the ledger that answer nothing found. */
  readonly rulings: readonly ChargeDto[];
  readonly findings: readonly FindingDto[];
  readonly walls: readonly WallDto[];
  readonly money: readonly MoneyDto[];
  readonly accounts: readonly AccountDto[];
  /** Of everyone who has played, [] where the text limits nobody. */
  readonly appearances: readonly AppearancesDto[];
  readonly barred: readonly BarredDto[];
  /** By the places of the last stage, or of each league, as they stand. */
  readonly prizes: readonly PrizeDto[];
}

export interface WallDto {
  readonly wall: string;
  readonly state: 'notBegun' | 'running' | 'provisional' | 'validated' | 'forfeited';
  /** Final score after deductions and credits, or as it stands now. */
  readonly a: ExactText;
  readonly b: ExactText;
}

export interface ValidateRequest {
  /** The moment to judge at, ISO, in the spreadsheet's zone; left out: now. */
  readonly now?: string;
  /** Who confirms, for the ledger. */
  readonly by?: string;
  /** Confirm every proposed charge first: for trials. */
  readonly confirm?: 'all';
}

export type ValidateResult =
  | { readonly ok: true; readonly report: Report }
  /** `message` is a sentence for a person: what happened and what to do. */
  | {
      readonly ok: false;
      readonly code: 'badRequest' | 'unreadable' | 'busy' | 'changed' | 'noRights';
      readonly message: string;
    };
