import type { Penalty } from '../../core/penalty';
import type { SanctionKind } from '../../core/sanction';
import type { Season } from './facts';
import { found, type LeagueFinding } from './findings';

/** Rulings that can't have their effect: a game that was not played, a word of walls. */
export const idleRulings = (penalties: readonly Penalty[], season: Season): readonly LeagueFinding[] =>
  penalties
    .filter(({ state }) => state === 'confirmed')
    .flatMap(({ team, game, at, sanctions }) => [
      ...(game !== undefined && !season.gameNamed(game)
        ? [found('warning', 'penaltyGameUnknown', at, { team, game })]
        : []),
      ...sanctions
        .filter(({ kind }) => OF_WALLS.includes(kind))
        .map(({ kind }) => found('warning', 'sanctionWithoutEffect', at, { team, sanction: kind })),
    ]);

const OF_WALLS: readonly SanctionKind[] = ['credit', 'gameLoss', 'forfeit', 'rolesVoid', 'wallClosed'];
