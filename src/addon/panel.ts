/**
 * What the judge's panel and the server tell each other: plain objects, texts, numbers, booleans and null only, because
 * google.script.run carries nothing else (a Date inside makes the whole answer null, undefined in an array null).
 * Each action of a judge is one call: `check`, `decide`, `preview`, `goTo`, `selection`, `setUp`, `removeSample`,
 * `armTable`, `markUnstamped`, `previewImport`, `importRows`, `keepPost`, `whatIf`, `raceSheet`, `protocolSheet`,
 * `pastSheet`, `health`, `formulas`, `insertFormula`. `progress` asks after one of them.
 */
import type { ExactText, Report } from './report';

export type Lang = 'ru' | 'en';

/** All that the panel shows, as of one check. Sentences are in `lang`, team names as the team sheet writes them. */
export interface Panel {
  readonly lang: Lang;
  /** Clock of the file at the check: `23:47`. */
  readonly at: string;
  /** Day of the file at the check: `2026-11-30`. */
  readonly day: string;
  readonly report: Report;
  /** Games that anyone began: settled ones agree or are ruled, open ones need a judge, waiting ones a captain. */
  readonly games: {
    readonly begun: number;
    readonly settled: number;
    readonly open: number;
    readonly waiting: number;
  };
  /** What needs a judge: what decides who goes through first, then by severity, then in the order of the tournament. */
  readonly cases: readonly Case[];
  /** Warnings that a judge set aside; each comes back when its values change. */
  readonly aside: readonly Case[];
  /** The ledger, newest decision first, open proposals before all. */
  readonly penalties: readonly PenaltyDto[];
  /** Every point in the standings; a number on the screen is a sum of these. */
  readonly awards: readonly AwardDto[];
  /** How each place came about. */
  readonly places: readonly PlaceDto[];
  /** Teams through or out whatever the open walls and games bring, in tables where something is still open. */
  readonly marks: readonly Mark[];
  /** Steps of each penalty clause as the parameters have them, in words: `["предупреждение", "−5"]`; [] where a judge says what is due. */
  readonly ladders: Readonly<Record<string, readonly string[]>>;
  /** Parameters that differ from the text's own. */
  readonly changed: readonly ChangedParameter[];
  /** Gaps and contradictions of the regulation: to be answered before the start. They keep nothing from being final. */
  readonly questions: readonly QuestionDto[];
  /** The readings that a parameter chooses. */
  readonly chosen: readonly ChosenReading[];
  /** Players are those of the team sheet and of the protocols. */
  readonly teams: readonly {
    readonly team: string;
    readonly group: string | null;
    readonly players: readonly string[];
  }[];
  readonly walls: readonly WallOfPanel[];
  /** Stands for the inputs and the rules: `K7F2-9QXM-3T0P`. */
  readonly fingerprint: string;
  /** What was posted last from another table than this one; null: nothing. */
  readonly posted: Posted | null;
  /** Rows of the sample stand in the file. */
  readonly hasSample: boolean;
  /** Sheets or columns that set-up would repair, in words; [] when all is there. */
  readonly repairs: readonly string[];
  /** Whose installed trigger stamps the scores; null: the simple one of whoever types. */
  readonly armed: ArmedDto | null;
}

/** Who armed the table, as he named himself (empty: not said), and since when: `2026-11-30 21:05`. */
export interface ArmedDto {
  readonly by: string;
  readonly since: string;
}

export interface ArmRequest {
  /** false: disarm it. */
  readonly on: boolean;
  /** Who arms it, for the other judges; left out: the platform's word for who works. */
  readonly by?: string;
}

/** What a post on the forum said, kept to tell later what moved since. */
export interface Posted {
  /** `2026-11-30 21:05`, on the clock of the file. */
  readonly at: string;
  readonly fingerprint: string;
  readonly rows: readonly PostedRow[];
  /** The rulings in force then, by their ids. */
  readonly rulings: readonly string[];
  /** Walls, or games of a regulation without walls, that counted then. */
  readonly counted: readonly string[];
}

export interface PostedRow {
  readonly stage: string;
  readonly group: string | null;
  readonly team: string;
  readonly place: number | null;
  readonly points: ExactText | null;
}

export interface WallOfPanel {
  readonly wall: string;
  readonly stage: string;
  readonly group: string | null;
  readonly a: string;
  readonly b: string;
  readonly games: readonly number[];
}

export interface ChangedParameter {
  readonly name: string;
  readonly clause: string;
  /** The organizer's own words for it, else the name. */
  readonly meaning: string;
  readonly value: string;
  readonly default: string;
}

/** What the regulation leaves open or says against itself. */
export interface QuestionDto {
  /** `question.annexEmpty` */
  readonly kind: string;
  readonly clause: string;
  /** The parameter whose value answers it. */
  readonly parameter: string;
  /** What is unclear, what is done meanwhile, what to write where. */
  readonly text: string;
  /** The parameter's cell, else a free row for it. */
  readonly place: Place | null;
}

/** A reading with the value that chooses it. */
export interface ChosenReading {
  /** Of the reading: `7.3.14+`. */
  readonly id: string;
  readonly parameter: string;
  readonly value: string;
  /** What may stand there instead; [] where it is a number or a list. */
  readonly others: readonly string[];
  readonly place: Place | null;
}

/** One thing to decide: a row of the table that can't count as it is, a charge, or a fault of the sheets. */
export interface Case {
  /** The same in each check while it is the same thing. */
  readonly id: string;
  /** What stands there now. Sent back with a decision: another one means that the table changed meanwhile. */
  readonly seen: string;
  /** `dispute`, `impossible`, `unreadable`, `missing`, `late`, `inaccurate`, … or the kind of a finding. */
  readonly kind: string;
  readonly level: 'error' | 'warning';
  /** Deciding it can change who goes through; null: nobody asked (too many open cases). */
  readonly decides: boolean | null;
  readonly stage: string | null;
  readonly group: string | null;
  readonly wall: string | null;
  readonly game: string | null;
  /** The offender alone, or both teams of the wall; [] where it is about no team. */
  readonly teams: readonly string[];
  /** One sentence with numbers. */
  readonly evidence: string;
  readonly place: Place | null;
  /** What both captains wrote, A first; [] where it is about no game. */
  readonly entries: readonly EntryDto[];
  /** The validated score before the game: `8:7`. */
  readonly before: string | null;
  /** Clock by which the score was due, with the judge's time of the ruling where that counts. */
  readonly due: string | null;
  /** Scores that a judge may set: first those that were written, then the others possible; [] where there is none to set. */
  readonly scores: readonly ScoreChoice[];
  readonly charge: ChargeOfCase | null;
}

export interface EntryDto {
  readonly side: 'a' | 'b';
  readonly team: string;
  /** As the cell shows it; empty: nothing entered. */
  readonly text: string;
  /** Clock of the stamp, `~` before an inferred one; null: none. */
  readonly stamp: string | null;
  readonly isFaulty: boolean;
  readonly place: Place;
}

export interface ScoreChoice {
  /** `8:2` */
  readonly score: string;
  readonly by: readonly ('a' | 'b')[];
  /** null: not computed for one that nobody wrote. */
  readonly then: Consequence | null;
}

export interface ChargeOfCase {
  /** Id of the penalty. */
  readonly id: string;
  readonly clause: string;
  readonly team: string;
  readonly repeat: number;
  /** `−5`, `предупреждение` */
  readonly sanction: string;
  /** What came before and what would come after, as the judge should see it. */
  readonly ladder: readonly LadderStep[];
  /** Confirmed. */
  readonly then: Consequence | null;
}

export interface LadderStep {
  readonly repeat: number;
  readonly sanction: string;
  readonly is: 'before' | 'now' | 'later';
  readonly wall: string | null;
  readonly game: string | null;
}

/** What a decision would move. */
export interface Consequence {
  readonly decides: boolean;
  /** Sentences, the most telling first: `Стенка 10: 20 − 5 = 15, очки 5,5 → 4.`; [] when nothing moves. */
  readonly lines: readonly string[];
  /** Charges that it would bring: `команде … предупреждение, 7.3.15, первый раз`. */
  readonly charges: readonly {
    readonly team: string;
    readonly clause: string;
    readonly repeat: number;
    readonly sanction: string;
  }[];
}

/** A cell, and the row's own name, so that it is found after a sort. */
export interface Place {
  readonly sheet: string;
  readonly cell: string;
  /** Row id, else `wall/game`; empty for a cell outside the online table. */
  readonly record: string;
}

export interface PenaltyDto {
  readonly id: string;
  readonly seen: string;
  readonly state: 'proposed' | 'confirmed' | 'dismissed' | 'withdrawn';
  readonly clause: string;
  readonly kind: string;
  readonly team: string;
  readonly player: string | null;
  readonly stage: string | null;
  readonly wall: string | null;
  readonly game: string | null;
  readonly evidence: string;
  readonly repeat: number | null;
  readonly sanction: string;
  /** Points that it takes, exact; empty: none. */
  readonly points: ExactText | '';
  /** Money due for it and what was paid, exact; empty: none. */
  readonly money: ExactText | '';
  readonly paid: ExactText | '';
  readonly judge: string;
  readonly reason: string;
  /** Clock or day of the decision or offence; empty where not known. */
  readonly time: string;
  readonly place: Place | null;
}

export interface AwardDto {
  readonly team: string;
  readonly stage: string;
  /** `game`, `cards`, `ruling`, `deduction`, `credit`, `forfeit`, `groupPoints`, `seat`, `carryOver`, `fine`, … */
  readonly account: string;
  readonly points: ExactText;
  readonly clause: string;
  readonly wall: string | null;
  readonly game: string | null;
  readonly place: Place | null;
}

/** The chain that put a team where it stands: each criterion asked about the teams still level. */
export interface PlaceDto {
  readonly stage: string;
  readonly group: string | null;
  readonly team: string;
  readonly trials: readonly Trial[];
}

export interface Trial {
  /** `points`, `4.1.a`, `stage2.tie.1`, … */
  readonly criterion: string;
  /** The teams still level before it, best first, with what was compared; null: not known. */
  readonly teams: readonly { readonly team: string; readonly value: ExactText | null }[];
  /** `apart`: this team stands alone now; `fewer`: some left, this team is still level; `level`: nobody was separated. */
  readonly outcome: 'apart' | 'fewer' | 'level' | 'unknown';
}

export type Decision =
  /** A warning of the queue, by the ids of its case. */
  | { readonly do: 'setAside' | 'takeUp'; readonly id: string; readonly seen: string }
  /** `reopen`: back to a proposal; `reinstate`: from withdrawn to confirmed. */
  | ({ readonly do: 'confirm' | 'reopen' | 'reinstate'; readonly reason?: string } & OfPenalty)
  /** With a reason that all can read. */
  | ({ readonly do: 'dismiss' | 'withdraw'; readonly reason: string } & OfPenalty)
  /** What was paid for a penalty in all; '' or '0': nothing. */
  | { readonly do: 'pay'; readonly id: string; readonly seen: string; readonly paid: string }
  /** `score` empty: no judge's score any more. */
  | {
      readonly do: 'score';
      readonly record: string;
      readonly seen: string;
      readonly score: string;
    }
  | {
      readonly do: 'add';
      readonly clause: string;
      readonly team: string;
      readonly player?: string;
      readonly stage?: string;
      readonly wall?: string;
      readonly game?: string;
      readonly evidence: string;
      /** Words of the ledger; left out: the step of the ladder. */
      readonly sanction?: string;
      readonly points?: string;
      /** Left out: what the clause costs. */
      readonly money?: string;
    };

interface OfPenalty {
  readonly id: string;
  readonly seen: string;
  /** The name that stood in the ledger before: only an `undo` carries it, to put it back. */
  readonly judge?: string;
}

export interface DecideRequest {
  /** Several are one action: all or none. */
  readonly decisions: readonly Decision[];
  /** Name of the judge for the ledger; left out: the platform's word for who works. */
  readonly by?: string;
  /** ISO in the zone of the file; left out: now. */
  readonly now?: string;
}

export type PanelResult =
  | {
      readonly ok: true;
      readonly panel: Panel;
      /** Takes the decisions back as one action; [] after a mere check. */
      readonly undo: readonly Decision[];
      /** The row or the charge that was decided, in one sentence; empty after a mere check. */
      readonly said: string;
    }
  | Refusal;

export interface Refusal {
  readonly ok: false;
  /**
   * `badRequest`; `busy`: another check runs; `changed`: the table is not what the judge saw, nothing was written;
   * `unreadable`: the sheets can't be judged; `noTournament`: set-up comes first; `noRights`: the sheets are protected; `stopped`: by the
   * person, everything is as before.
   */
  readonly code: 'badRequest' | 'busy' | 'changed' | 'unreadable' | 'noTournament' | 'noRights' | 'stopped';
  /** What happened, what is safe, what to do. */
  readonly message: string;
  /** What is true now, where it can be told: `changed`, `noRights`. */
  readonly panel: Panel | null;
  /** Regulations to choose from: `noTournament`. */
  readonly regulations: readonly string[];
}

export type PreviewResult =
  | {
      readonly ok: true;
      readonly then: Consequence;
      /** Step due for an added charge. */
      readonly repeat: number | null;
      readonly sanction: string;
      /** Money due for an added charge, exact; left out: none. */
      readonly money?: ExactText;
      readonly ladder: readonly LadderStep[];
      /** Other rows of the ledger that move: `Стенка 7, партия 2: −3 → предупреждение`. */
      readonly moved: readonly string[];
    }
  | Refusal;

/** A post as it went out, to tell later what moved since. */
export interface KeepPostRequest {
  readonly post: Posted;
}

export type KeepPostResult = { readonly ok: true } | Refusal;

export type GoToResult = { readonly ok: true } | Refusal;

/** A sheet was made to be looked at: what to say of it. */
export type PaperResult = { readonly ok: true; readonly said: string } | Refusal;

/** A cell formula over this file's own sheets, for the cell that is selected; `text` null: it needs a column left of it. */
export interface FormulaDto {
  readonly name: 'STANDINGS' | 'WALLPOINTS' | 'OMONPOINTS' | 'TIEBREAK';
  readonly text: string | null;
}

export type FormulasResult = { readonly ok: true; readonly formulas: readonly FormulaDto[] } | Refusal;

export interface PastRequest {
  /** `2026-11-28 20:30`, `28.11.2026 20:30`, on the clock of the file. */
  readonly at: string;
}

/** What is selected in the grid. `record` of the place: the row's id, else `wall/game`; in the ledger and the protocols its № or game. */
export interface SelectionResult {
  readonly ok: true;
  readonly place: Place | null;
}

/** Something about the file itself, with its fix. */
export interface HealthItem {
  readonly level: 'error' | 'warning' | 'note';
  /** What is wrong, and what to do. */
  readonly text: string;
  /** `repair`: set-up does it; `arm`: arming the table does; `stamp`: `markUnstamped`; `cell`: by hand, there; null: nothing to press. */
  readonly fix: 'repair' | 'arm' | 'stamp' | 'cell' | null;
  readonly place: Place | null;
}

/** Worst first. */
export type HealthResult = { readonly ok: true; readonly items: readonly HealthItem[] } | Refusal;

export interface SetUpRequest {
  /** Id of the regulation; left out where a tournament stands already: repair only. */
  readonly regulation?: string;
  /** Named set of values of the regulation; left out: the one that stands, else the text itself. */
  readonly edition?: string;
  readonly sample?: boolean;
  /** A name of 1 to 64 letters, digits, `_`, `-`, by which `progress` is asked for. */
  readonly work?: string;
  /** ISO in the zone of the file; left out: now. The sample is played around it. */
  readonly now?: string;
}

export interface ProgressRequest {
  readonly work: string;
  /** Asks the action to stop at the next step, where it may. */
  readonly stop?: boolean;
}

/** Steps of a long action; `of` 0: nothing is known. */
export type ProgressResult =
  | {
      readonly ok: true;
      readonly done: number;
      readonly of: number;
      /** Stopped now, it takes everything back. */
      readonly mayStop: boolean;
    }
  | Refusal;

/** The plain-text shapes of `Import by paste`: `team: player, player`; `stage: game, game`; `game:team:player:reason:points`. */
export type ImportShape = 'squads' | 'schedule' | 'points';

export interface ImportRequest {
  readonly text: string;
  /** Left out: the shape of most lines. */
  readonly shape?: ImportShape;
}

/** What a text would bring; nothing is written. */
export type ImportPreview =
  | {
      readonly ok: true;
      /** null: no line has any of the shapes. */
      readonly shape: ImportShape | null;
      /** How many rows each sheet would get; [] when none. */
      readonly rows: readonly { readonly sheet: string; readonly rows: number }[];
      /** Every line that says something, in the order of the text. */
      readonly lines: readonly ImportLineDto[];
      /** What would be written. Sent back with the import: another one means that the table changed meanwhile. */
      readonly seen: string;
    }
  | Refusal;

export interface ImportLineDto {
  /** From 1, as in the text. */
  readonly line: number;
  readonly text: string;
  /** `add` and `warning` bring rows, `same` brings none since it stands there, `error` brings none. */
  readonly level: 'add' | 'same' | 'warning' | 'error';
  readonly message: string;
}

export interface ImportRowsRequest extends ImportRequest {
  readonly seen: string;
  /** Write the other lines; left out: a text with an error writes nothing. */
  readonly skipFaulty?: boolean;
  /** ISO in the zone of the file; left out: now. */
  readonly now?: string;
}

export type ImportResult =
  | (Extract<PanelResult, { readonly ok: true }> & {
      /** Where the rows are now: the place is the first of them. */
      readonly added: readonly { readonly sheet: string; readonly rows: number; readonly place: Place }[];
    })
  | Refusal;

/** A team whose place before the cut nothing open can change while the rulings stand as they are. */
export interface Mark {
  readonly stage: string;
  readonly group: string | null;
  readonly team: string;
  readonly state: 'through' | 'out';
}

/** One thing taken to be otherwise than it is; nothing is written. */
export type WhatIfSwitch =
  | {
      readonly set: 'penalty';
      readonly id: string;
      readonly seen: string;
      readonly state: PenaltyDto['state'];
    }
  /** The running score after a game as if the judge had set it. */
  | { readonly set: 'score'; readonly wall: string; readonly game: string; readonly score: string }
  /** The wall as if it were ruled lost 0–20 for one side. */
  | { readonly set: 'forfeit'; readonly wall: string; readonly loser: 'a' | 'b' };

export interface WhatIfRequest {
  /** [] to see what is open and what each team needs. */
  readonly switches: readonly WhatIfSwitch[];
  /** ISO in the zone of the file; left out: now. */
  readonly now?: string;
}

/** Something that can be taken to be otherwise: a penalty, a row without a final score, a wall. */
export interface WhatIfItem {
  /** The same in each answer while it is the same thing. */
  readonly key: string;
  readonly kind: 'penalty' | 'score' | 'forfeit';
  /** Nobody decided it yet: a charge, a row that does not count, a wall that is not over. */
  readonly isOpen: boolean;
  readonly wall: string | null;
  readonly game: string | null;
  /** The offender, or both teams of the wall, A first. */
  readonly teams: readonly string[];
  readonly clause: string;
  readonly sanction: string;
  /** As it is first; `value` is a state, a score or the side that loses, empty where there is none yet. */
  readonly options: readonly WhatIfOption[];
}

export interface WhatIfOption {
  readonly value: string;
  /** Captains who wrote that score. */
  readonly by: readonly ('a' | 'b')[];
  /** null: as it is. */
  readonly set: WhatIfSwitch | null;
}

export interface WhatIfRow {
  readonly team: string;
  /** Place as it would be and as it is, a shared one as a span; empty: none. */
  readonly place: string;
  readonly placeNow: string;
  /** null: not known. */
  readonly points: ExactText | null;
  readonly pointsNow: ExactText | null;
  /** Goes on; null: not known. */
  readonly qualified: boolean | null;
  readonly qualifiedNow: boolean | null;
}

export interface WhatIfTable {
  readonly stage: string;
  readonly group: string | null;
  readonly rows: readonly WhatIfRow[];
  /** null: the table has no cut, or nobody said where it is. */
  readonly cut: WhatIfCut | null;
}

/** Who goes on from a table, with the switches as they are set. */
export interface WhatIfCut {
  readonly places: number;
  /** `final`: nothing is open; `exact`: every way to end was tried; `bound`: proven for all of them; `unknown`: points are not known. */
  readonly by: 'final' | 'exact' | 'bound' | 'unknown';
  readonly tried: number;
  /** Whether everything open, charges too and all of it together, can change who goes on: proven or not known. */
  readonly top: 'safe' | 'moves' | 'unknown';
  readonly needs: readonly Need[];
}

export interface Need {
  readonly team: string;
  readonly state: 'through' | 'out' | 'open';
  /** The most that it can still gain. */
  readonly most: ExactText;
  /** Gaining so much is enough whatever the others do, or where `isOver` more than it; null: nothing is. */
  readonly enough: ExactText | null;
  readonly isOver: boolean;
  /** Gaining less is too little whatever the others do; null: nothing is. */
  readonly least: ExactText | null;
  /** With the most it is through if no more than `may` of these come to `total` too; [] where that is no question. */
  readonly rivals: readonly string[];
  readonly may: number;
  readonly total: ExactText;
}

export type WhatIfResult =
  | {
      readonly ok: true;
      /** Clock of the file: `23:47`. */
      readonly at: string;
      readonly items: readonly WhatIfItem[];
      readonly tables: readonly WhatIfTable[];
    }
  | Refusal;
