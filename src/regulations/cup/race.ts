import { fraction, type Points, plus, times } from '../../core/points';
import { isAnnulled } from '../../core/protocol';
import { paidIn, protocolRace, type SeatSpan, spanOf, unknownSeats } from '../../core/protocolRace';
import type { Race } from '../../core/race';
import type { Judgement, StandingsTable } from '../../core/regulation';
import type { Game, Tournament } from '../../core/tournament';
import { type Cup, cupFacts } from './facts';
import type { CupValues } from './parameters';
import type { StageLaw } from './stages';

/** stage1.cut, stage2.cut: each stage with a cut that is being played, with the games that it still has. */
export function races(tournament: Tournament, law: CupValues, judgement: Judgement): readonly Race[] {
  const cup = cupFacts(tournament, law);
  return judgement.tables.flatMap(table => {
    const stage = cup.stages.find(({ id }) => id === table.stage);
    const places = stage?.cut?.places(law);
    return stage && places !== undefined ? [raceOf(table, stage, places, cup, judgement)] : [];
  });
}

function raceOf(
  table: StandingsTable,
  stage: StageLaw,
  places: number,
  cup: Cup,
  judgement: Judgement,
): Race {
  const { law } = cup;
  const own = new Set(table.rows.map(({ team }) => team));
  const games = cup.games(stage.id).filter(({ seats }) => seats.some(({ team }) => own.has(team)));
  const scored = new Set(judgement.awards.flatMap(one => (one.account === 'seat' ? (one.game ?? []) : [])));
  const played = games.filter(({ id }) => scored.has(id));
  const ended = games.filter(game => scored.has(game.id) || isAnnulled(game, judgement.penalties));
  const left = isFollowed(stage, cup) ? 0 : Math.max(0, stage.games.most(law) - ended.length);
  const unknown = unknownSeats(played, judgement);
  return protocolRace(table, places, team => left + unknown(team), seatSpan(law, games));
}

/** A stage that a later one followed has no more games, however many it should have had. */
const isFollowed = ({ id }: StageLaw, { stages, games }: Cup): boolean =>
  stages.slice(stages.findIndex(stage => stage.id === id) + 1).some(later => games(later.id).length > 0);

/** What the table pays; a maniac who is paid by kills kills all the others at most. Typed points may be more. */
function seatSpan(law: CupValues, games: readonly Game[]): SeatSpan {
  const typed = games.flatMap(({ seats }) => seats.flatMap(({ points }) => points ?? []));
  const paid = paidIn(law.points);
  return paid.length === 0 ? undefined : spanOf([...paid, ...typed, ...maniacMost(law)]);
}

function maniacMost(law: CupValues): readonly Points[] {
  if (law.maniac !== 'kills') return [];
  const players = Math.max(law['maniac.minPlayers'], ...law.points.map(row => row.players ?? 0));
  return [plus(law['maniac.first'], times(law['maniac.further'], fraction(players - 2)))];
}
