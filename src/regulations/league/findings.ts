import { type Finding, finding, type Level, type TieFindings } from '../../core/finding';
import type { LackFindings } from '../../core/lacking';
import type { ProtocolFindings } from '../../core/protocolChecks';
import type { CellRef } from '../../core/tournament';

/** What the league finds that a person should see, each kind with the facts of its sentence. */
export interface LeagueFindings extends LackFindings, ProtocolFindings, TieFindings {
  /** A game of neither league: it counts nowhere. */
  otherLeague: { readonly game: string; readonly stage: string };
  /** The team sheet does not say in which league the team plays; `text` is what stands there. */
  leagueMissing: { readonly team: string; readonly text: string };
  leagueTooLarge: { readonly count: number; readonly max: number };
  /** A team sits in a game of the league in which it does not play. */
  foreignTeam: { readonly game: string; readonly team: string };
  /** More or fewer players than a game of the league has. */
  playersOutside: {
    readonly game: string;
    readonly players: number;
    readonly min: number;
    readonly max: number;
  };
  /** A game was stopped, and its round has no other yet. */
  replayDue: { readonly game: string; readonly players: number; readonly votes: string };
  tooManyRounds: { readonly stage: string; readonly rounds: number; readonly most: number };
  crowdedDay: {
    readonly stage: string;
    readonly rounds: number;
    readonly most: number;
    readonly game: string;
  };
  pauseShort: { readonly stage: string; readonly game: string; readonly min: number };
  /** The player had a contract with the team, but not on that day. */
  noContract: { readonly game: string; readonly team: string; readonly player: string };
  /** A contract began or ended while no squad may change. */
  transferOutside: { readonly team: string; readonly player: string };
  salaryLow: {
    readonly team: string;
    readonly player: string;
    readonly salary: string;
    readonly min: string;
  };
  /** A player who is out by a ruling sits in a game. */
  barredPlayed: { readonly game: string; readonly team: string; readonly player: string };
  /** A ruling on a player names none. */
  playerMissing: { readonly team: string };
  /** A ruling puts a player out, and neither its game nor its time is known. */
  banStartUnknown: { readonly team: string; readonly player: string };
  /** The first offence was punished by something else than the text says: this step may not be changed. */
  firstStepChanged: { readonly team: string; readonly player: string };
  /** The same offence fined as in the request and as in a started game. */
  finedTwice: { readonly team: string; readonly game: string };
  /** More was paid than is due. */
  refundDue: { readonly team: string; readonly money: string };
  /** All rounds are played, and teams are level at first place. */
  extraRoundDue: { readonly stage: string; readonly teams: readonly string[] };
  /** A ruling names a game that the protocols do not have. */
  penaltyGameUnknown: { readonly team: string; readonly game: string };
  /** A sanction that belongs to walls: it does nothing here. */
  sanctionWithoutEffect: { readonly team: string; readonly sanction: string };
}
export type LeagueFindingKind = keyof LeagueFindings;
export type LeagueFinding = Finding<LeagueFindingKind>;

export const found = <K extends LeagueFindingKind>(
  level: Level,
  kind: K,
  at: CellRef | undefined,
  data: LeagueFindings[K],
): LeagueFinding => finding<LeagueFindingKind>(level, kind, at, { ...data });
