import type { Finding } from '../../core/finding';
import type { Game } from '../../core/tournament';
import type { Cup } from './facts';
import { type CupFindingKind, found } from './findings';
import { groupOf } from './participants';
import type { Slot, StageLaw } from './stages';

type CupFinding = Finding<CupFindingKind>;

/** Games in a round of the final. */
const ROUND = 3;

/** Games of stages that the cup does not have, of another street, and stages with more games than there should be. */
export const scheduleFindings = (cup: Cup): readonly CupFinding[] => [
  ...[...cup.tournament.games, ...(cup.tournament.announced ?? [])]
    .filter(game => cup.stages.every(stage => stage.id !== game.stage))
    .map(game =>
      found('error', 'otherStage', game.at, {
        game: game.id,
        stage: game.stage,
        known: cup.stages.map(({ id }) => id),
      }),
    ),
  ...cup.stages.flatMap(stage => [...tooMany(stage, cup), ...onOtherStreets(stage, cup)]),
];

/** In groups, the games of each group are counted apart. */
function tooMany(stage: StageLaw, cup: Cup): readonly CupFinding[] {
  const most = stage.games.most(cup.law);
  const byGroup = new Map<string | undefined, readonly Game[]>();
  for (const game of cup.games(stage.id)) {
    const group = game.seats[0] && groupOf(game.seats[0].team, stage, cup);
    byGroup.set(group, [...(byGroup.get(group) ?? []), game]);
  }
  return [...byGroup.values()].flatMap(games => {
    const extra = games[most];
    return extra
      ? [found('warning', 'tooManyGames', extra.at, { stage: stage.id, games: games.length, most })]
      : [];
  });
}

/** A street that the protocol names and the text does not; games without a street are not asked about. */
const onOtherStreets = (stage: StageLaw, cup: Cup): readonly CupFinding[] =>
  [...slots(cup.games(stage.id))].flatMap(([game, slot]) => {
    const wanted = stage.street(slot, cup.law);
    if (!game.street || !wanted || wanted === 'any' || game.street === wanted) return [];
    return [found('warning', 'otherStreet', game.at, { game: game.id, street: game.street, wanted })];
  });

/** Where each game stands: in its round as typed, else in the order of the stage, three to a round. */
function slots(games: readonly Game[]): ReadonlyMap<Game, Slot> {
  const rounds = new Map<string, number>();
  return new Map(
    games.map((game, i) => {
      const { round } = game;
      if (round === undefined || !/^[1-9]\d*$/.test(round))
        return [game, { round: Math.floor(i / ROUND), game: i % ROUND }];
      const nth = rounds.get(round) ?? 0;
      rounds.set(round, nth + 1);
      return [game, { round: Number(round) - 1, game: Math.min(nth, ROUND - 1) }];
    }),
  );
}
