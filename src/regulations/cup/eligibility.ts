import type { Offence } from '../../core/penalty';
import { isOver, seatsByTeam } from '../../core/protocol';
import { isTwoGames } from '../../core/protocolChecks';
import type { TeamName } from '../../core/standings';
import type { Game, LedgerLine, Seat } from '../../core/tournament';
import type { Clause } from './clauses';
import type { Cup } from './facts';
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

/** terms.5: each game of a player beyond the limit of the stage; games that did not take place are not counted. */
function overLimit(stage: Played, teams: readonly TeamName[], cup: Cup): readonly Charge[] {
  const [most, played] = [cup.law['player.games'], new Map<string, number>()];
  return stage.games.flatMap(game =>
    seatsByTeam(game).flatMap(([seat]) => {
      if (seat.player === undefined || !teams.includes(seat.team)) return [];
      const key = `${seat.team}\u0001${seat.player}`;
      const nth = (played.get(key) ?? 0) + 1;
      played.set(key, nth);
      if (nth <= most || isAnswered(seat, game, cup) || strangeness(seat, game, cup)) return [];
      return [charge('overLimit', game, seat, stage, { nth, most })];
    }),
  );
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
