import { type Finding, finding } from '../../core/finding';
import { isLive, type Penalty } from '../../core/penalty';
import { type Tournament, WALL_SIDES, type Wall } from '../../core/tournament';
import type { Clause } from './clauses';
import { isOfStage } from './groupPoints';
import { sideOfTeam, type WallParameters } from './wallRun';

/** A clause that neither scores nor punishes: it says what the sheets must hold. */
export interface Check {
  readonly clause: Clause;
  readonly find: (t: Tournament, penalties: readonly Penalty[], p: WallParameters) => readonly Finding[];
}

const FAIR_PLAY = new Set(['2', '2a', '2b', '3']);

export const checks: readonly Check[] = [
  {
    clause: '2.1',
    find: ({ walls }) =>
      walls
        .filter(({ teams }) => teams.a === teams.b)
        .map(({ at, id, teams }) => finding('error', 'sameTeam', at, { wall: id, team: teams.a })),
  },
  { clause: '2.6', find: withoutCaptain },
  { clause: '3.3', find: withoutFairPlay },
  { clause: '3.5', find: tooManyPlayers },
];

/** The untouchable captain of 7.3.7 must be somebody. */
function withoutCaptain({ walls, teams }: Tournament, penalties: readonly Penalty[]): readonly Finding[] {
  return live(penalties, '7.3.7').flatMap(penalty => {
    const wall = walls.find(({ id }) => id === penalty.wall);
    const opponent = wall && WALL_SIDES.map(side => wall.teams[side]).find(team => team !== penalty.team);
    const isNamed = teams.some(({ name, captain }) => name === opponent && captain !== undefined);
    return opponent === undefined || isNamed
      ? []
      : [finding('warning', 'noCaptain', penalty.line?.cell ?? penalty.at, { team: opponent })];
  });
}

/** 7.3.16 punishes the breach of an option of fair play, which must have been agreed. */
function withoutFairPlay({ walls }: Tournament, penalties: readonly Penalty[]): readonly Finding[] {
  return live(penalties, '7.3.16').flatMap(penalty => {
    const wall = walls.find(({ id }) => id === penalty.wall);
    if (!wall || hasFairPlay(wall)) return [];
    return [
      finding('warning', 'noFairPlay', penalty.line?.cell ?? penalty.at, {
        wall: wall.id,
        agreed: wall.fairPlay ?? '',
      }),
    ];
  });
}

const hasFairPlay = ({ fairPlay }: Wall): boolean => fairPlay !== undefined && FAIR_PLAY.has(fairPlay);

const live = (penalties: readonly Penalty[], clause: Clause): readonly Penalty[] =>
  penalties.filter(penalty => penalty.clause === clause && isLive(penalty));

/** The squad counts each player once, however many rows he has. */
function tooManyPlayers(
  { teams }: Tournament,
  _penalties: readonly Penalty[],
  p: WallParameters,
): readonly Finding[] {
  return teams.flatMap(({ name, players, at }) => {
    const count = new Set(players.map(player => player.name.toLowerCase())).size;
    return count > p['squad.max']
      ? [finding('warning', 'squadTooLarge', at, { team: name, count, max: p['squad.max'] })]
      : [];
  });
}

/** A ruling must be on a team that plays in its wall. */
export const strangers = ({ walls }: Tournament, penalties: readonly Penalty[]): readonly Finding[] =>
  penalties.filter(isLive).flatMap(({ wall: id, team, line }) => {
    const wall = walls.find(w => w.id === id);
    return wall && line && team !== '' && !sideOfTeam(wall, team)
      ? [finding('error', 'notInWall', line.cell, { wall: wall.id, team })]
      : [];
  });

/** The penalties that could not be carried out as they stand. */
export const unclearPenalties = (penalties: readonly Penalty[], p: WallParameters): readonly Finding[] =>
  penalties.filter(penalty => penalty.state === 'confirmed' && !isOfStage(penalty, p)).flatMap(unclear);

function unclear({ sanctions, wall, game, team, line, at }: Penalty): Finding[] {
  const cell = line?.cell ?? at;
  const about = { team };
  return sanctions.flatMap((sanction): Finding[] => {
    const needsWall = [
      'deduction',
      'credit',
      'gameLoss',
      'replay',
      'annulled',
      'forfeit',
      'wallClosed',
    ].includes(sanction.kind);
    if (needsWall && wall === undefined) return [finding('error', 'rulingWithoutWall', cell, about)];
    const needsGame = ['gameLoss', 'replay', 'annulled'].includes(sanction.kind);
    if (needsGame && game === undefined) return [finding('error', 'rulingWithoutGame', cell, about)];
    return sanction.kind === 'gameLoss' && !sanction.award
      ? [finding('error', 'awardMissing', cell, about)]
      : [];
  });
}
