import type { Offence } from '../../core/penalty';
import { isOver, seatsByTeam } from '../../core/protocol';
import { isTwoGames } from '../../core/protocolChecks';
import type { Appearances } from '../../core/regulation';
import type { TeamName } from '../../core/standings';
import type { Game, LedgerLine, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import type { Cup, StageResult } from './facts';
import { isGone, isLongEnough } from './membership';
import type { Played } from './penalties';

type Charge = Offence<Clause>;

/** fines.1: everyone who sat in a game without the right to, by the first reason that holds. */
export const withoutRight = (stage: Played, teams: readonly TeamName[], cup: Cup): readonly Charge[] => [
  ...cup
    .games(stage.id)
    .filter(isOver)
    .flatMap(game => strangers(game, stage, teams, cup)),
  ...overLimit(stage, teams, cup),
];

const charge = (
  kind: string,
  game: Game,
  seat: Seat,
  { id }: Played,
  data: Readonly<Record<string, string | number>> = {},
): Charge => ({
  clause: 'fines.1',
  kind,
  team: seat.team,
  ...(seat.player !== undefined && kind !== 'twoOfTeam' && { player: seat.player }),
  stage: id,
  game: game.id,
  evidence: { kind, data: { game: game.id, team: seat.team, player: seat.player ?? '', ...data } },
  at: seat.playerAt ?? seat.at,
});

/** Players who are not of the squad, or not long enough in the clan, and two of one squad (terms.6). */
function strangers(game: Game, stage: Played, teams: readonly TeamName[], cup: Cup): readonly Charge[] {
  const seats = game.seats.filter(seat => teams.includes(seat.team));
  const alone = seats.flatMap(seat => {
    const kind = isAnswered(seat, game, cup) ? undefined : strangeness(seat, game, cup);
    return kind ? [charge(kind, game, seat, stage)] : [];
  });
  return [...alone, ...pairs(game, stage, teams)];
}

function strangeness({ team, player, looksLike }: Seat, game: Game, cup: Cup): string | undefined {
  const squad = cup.squad(team);
  if (player === undefined || looksLike !== undefined || squad.size === 0) return undefined;
  const periods = squad.get(player);
  if (!periods) return 'notInSquad';
  if (game.start !== undefined && isGone(periods, game.start)) return 'noMember';
  return cup.start !== undefined && !isLongEnough(periods, cup.start, cup.team(team), cup.law)
    ? 'memberTooShort'
    : undefined;
}

/** Two different players; two rows of one player are a slip of the pen, and a whole game twice is another. */
const pairs = (game: Game, stage: Played, teams: readonly TeamName[]): readonly Charge[] =>
  isTwoGames(game)
    ? []
    : seatsByTeam(game).flatMap(own => {
        const players = [...new Set(own.flatMap(({ player }) => player ?? []))].sort();
        const [seat] = own.slice(-1);
        if (players.length < 2 || !seat || !teams.includes(seat.team)) return [];
        return [charge('twoOfTeam', game, seat, stage, { player: players.join(', ') })];
      });

/** A seat of a player among those of his stage: which of his games there it is. */
interface Sitting {
  readonly game: Game;
  readonly seat: Seat;
  readonly player: string;
  readonly nth: number;
}

/** terms.5: who sat for the teams of a stage, in the order of its games; those that did not take place are not counted. */
function sittings(games: readonly Game[], teams: readonly TeamName[]): readonly Sitting[] {
  const played = new Map<string, number>();
  return games.flatMap(game =>
    seatsByTeam(game).flatMap(([seat]) => {
      const { team, player } = seat;
      if (player === undefined || !teams.includes(team)) return [];
      const key = `${team}\u0001${player}`;
      const nth = (played.get(key) ?? 0) + 1;
      played.set(key, nth);
      return [{ game, seat, player, nth }];
    }),
  );
}

/** terms.5: each game of a player beyond the limit of the stage. */
function overLimit(stage: Played, teams: readonly TeamName[], cup: Cup): readonly Charge[] {
  const most = cup.law['player.games'];
  return sittings(stage.games, teams)
    .filter(({ nth }) => nth > most)
    .filter(({ game, seat }) => !isAnswered(seat, game, cup) && !strangeness(seat, game, cup))
    .map(({ game, seat, nth }) => charge('overLimit', game, seat, stage, { nth, most }));
}

/** terms.5: of everyone who has played in a stage, how many games. */
export function appearances({ stage, played, teams }: StageResult, { law }: Cup): readonly Appearances[] {
  const last = new Map(
    sittings(played, teams).map(({ seat: { team }, player, nth }) => [
      `${team}\u0001${player}`,
      { team, player, nth },
    ]),
  );
  return [...last]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, { team, player, nth }]) => ({
      team,
      player,
      stage: stage.id,
      games: nth,
      most: law['player.games'],
      clause: 'terms.5',
    }));
}

/** A judge's word under fines.1 on a team in a game, without a player, is on whoever sat there. */
const isAnswered = ({ team }: Seat, game: Game, { tournament }: Cup): boolean =>
  tournament.ledger.some(line => isWordOn(line, team, game.id));

const isWordOn = (line: LedgerLine, team: TeamName, game: string): boolean =>
  line.clause === 'fines.1' &&
  line.team === team &&
  line.game === game &&
  line.player === undefined &&
  line.state !== 'proposed';
