import { type Finding, finding, type Level, type TieFindings } from '../../core/finding';
import type { LackFindings } from '../../core/lacking';
import type { ProtocolFindings } from '../../core/protocolChecks';
import type { CellRef } from '../../core/tournament';

/** What the cup finds that a person should see, each kind with the facts of its sentence. */
export interface CupFindings extends LackFindings, ProtocolFindings, TieFindings {
  /** The game did not take place; a replay is due. */
  tooFewPlayers: {
    readonly stage: string;
    readonly game: string;
    readonly players: number;
    readonly minimum: number;
  };
  /** More clans missing than the stage allows; a replay is due. */
  tooManyMissing: {
    readonly stage: string;
    readonly game: string;
    readonly missing: number;
    readonly most: number;
  };
  /** A game of a stage that the cup does not have: it counts nowhere. */
  otherStage: { readonly game: string; readonly stage: string; readonly known: readonly string[] };
  /** The street is not the one that the text sets for the game. */
  otherStreet: { readonly game: string; readonly street: string; readonly wanted: string };
  /** Fewer clans than a cup needs: it can't be final. */
  tooFewClans: { readonly clans: number; readonly fewest: number };
  squadTooSmall: { readonly team: string; readonly count: number; readonly min: number };
  squadTooLarge: { readonly team: string; readonly count: number; readonly max: number };
  /** More members left between two stages than may be replaced. */
  substitutionsTooMany: {
    readonly team: string;
    readonly stage: string;
    readonly count: number;
    readonly max: number;
  };
  /** Dates of membership stand there, and no game has a time: how long members were in their clans is not known. */
  startUnknown: { readonly members: number };
  tooManyGames: { readonly stage: string; readonly games: number; readonly most: number };
  /** Teams play in a stage that they did not reach: those with seats are taken. */
  notQualified: {
    readonly stage: string;
    readonly teams: readonly string[];
    readonly absent: readonly string[];
  };
  /** A ruling takes points, and neither its game nor its stage is known. */
  penaltyStageUnknown: { readonly team: string; readonly game: string; readonly stage: string };
  /** A ruling takes points in a stage in which the team does not play. */
  penaltyOutsideStage: { readonly team: string; readonly stage: string };
  /** A ruling names a game that the protocols do not have. */
  penaltyGameUnknown: { readonly team: string; readonly game: string };
  /** A sanction that belongs to walls: it does nothing here. */
  sanctionWithoutEffect: { readonly team: string; readonly sanction: string };
}
export type CupFindingKind = keyof CupFindings;

export const found = <K extends CupFindingKind>(
  level: Level,
  kind: K,
  at: CellRef | undefined,
  data: CupFindings[K],
): Finding<CupFindingKind> => finding<CupFindingKind>(level, kind, at, { ...data });
