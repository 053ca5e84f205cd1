import { type Audit, audit } from '../../core/audit';
import type { Offence, Penalty } from '../../core/penalty';
import type { Points } from '../../core/points';
import { isOver } from '../../core/protocol';
import type { PenaltyRule } from '../../core/regulation';
import type { Ladder } from '../../core/sanction';
import type { TeamName } from '../../core/standings';
import type { Game, LedgerLine } from '../../core/tournament';
import type { Clause } from './clauses';
import { withoutRight } from './eligibility';
import type { Cup } from './facts';
import type { CupValues } from './parameters';
import { expectedIn } from './participants';
import type { StageId, StageLaw } from './stages';

/** A stage with those of its games that took place, in their order. */
export interface Played {
  readonly id: StageId;
  readonly stage: StageLaw;
  readonly games: readonly Game[];
}

/** Finds offences among the teams that play in a stage. */
type Detect = (played: Played, teams: readonly TeamName[], cup: Cup) => readonly Offence<Clause>[];

interface CupPenalty extends PenaltyRule<Clause, Detect> {
  /** The same fine for each offence; absent: the judge says how much. */
  readonly fine?: (law: CupValues) => Points;
}

export const penalties: readonly CupPenalty[] = [
  { clause: 'fines.1', fine: law => law['fine.noRight'], detect: withoutRight },
  { clause: 'fines.2' },
  { clause: 'fines.3', fine: law => law['fine.noShow'], detect: noShows },
];

/** A clan that plays in the stage and has no seat in one of its games. */
function noShows({ id, stage }: Played, teams: readonly TeamName[], cup: Cup): readonly Offence<Clause>[] {
  const games = cup.games(id).filter(game => isOver(game) && !game.unread);
  const answered = new Map<TeamName, number>();
  return games.flatMap(game => {
    const seated = new Set(game.seats.map(seat => seat.team));
    const absent = expectedIn(game, teams, stage, cup).filter(
      team => !seated.has(team) && !isAnsweredElsewhere(team, game.id, cup),
    );
    return absent
      .filter(team => !isAnsweredByStage(team, answered, id, cup))
      .map(
        (team): Offence<Clause> => ({
          clause: 'fines.3',
          kind: 'noShow',
          team,
          stage: id,
          game: game.id,
          evidence: { kind: 'noShow', data: { game: game.id, team, players: game.players } },
          at: game.at,
        }),
      );
  });
}

/** Any row of the ledger about a team in a game that it missed is the judge's word on it, whatever clause it names. */
const isAnsweredElsewhere = (team: TeamName, game: string, { tournament }: Cup): boolean => {
  const rows = tournament.ledger.filter(line => line.team === team && line.game === game);
  return (
    rows.some(line => !isCharge(line)) && !rows.some(line => isCharge(line) && line.state !== 'proposed')
  );
};

/** A no-show that a judge wrote for the stage without its game answers one missed game of it. */
function isAnsweredByStage(
  team: TeamName,
  answered: Map<TeamName, number>,
  stage: StageId,
  { tournament }: Cup,
): boolean {
  const rows = tournament.ledger.filter(
    line =>
      line.team === team && line.clause === 'fines.3' && line.game === undefined && line.stage === stage,
  );
  const used = answered.get(team) ?? 0;
  answered.set(team, used + 1);
  return used < rows.length;
}

/** A row with the charge's own identity: the audit joins the two. */
const isCharge = ({ clause, player, wall }: LedgerLine): boolean =>
  clause === 'fines.3' && player === undefined && wall === undefined;

export const offences = (played: Played, teams: readonly TeamName[], cup: Cup): readonly Offence<Clause>[] =>
  penalties.flatMap(({ detect }) => detect?.(played, teams, cup) ?? []);

export const ladderOf = (clause: string, law: CupValues): Ladder | undefined => {
  const fine = penalties.find(penalty => penalty.clause === clause)?.fine;
  return fine && [[{ kind: 'deduction', points: fine(law) }]];
};

/** Offences and ledger as one list; repeats count over the whole tournament. */
export const audited = (found: readonly Offence[], { tournament, law, position }: Cup): Audit =>
  audit(found, tournament.ledger, {
    ladder: clause => ladderOf(clause, law),
    scope: () => '',
    order: ({ game }) => position(game),
    freeRuling: 'fines.2',
  });

/** The stage of a penalty: that of its game, else the one it names. */
export const stageOf = ({ game, stage }: Pick<Penalty, 'game' | 'stage'>, cup: Cup): string | undefined =>
  cup.gameNamed(game ?? '')?.stage ?? stage;
