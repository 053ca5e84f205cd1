import { isLive, type Penalty } from '../../core/penalty';
import { isZero, sum, toText } from '../../core/points';
import { taken } from '../../core/regulation';
import type { Instant } from '../../core/tournament';
import { evidenceText } from '../check';
import type { PenaltyDto } from '../panel';
import { type Scene, seenPenalty } from './scene';
import { momentShown, sanctionShown } from './shown';

/** The ledger, open proposals first, then the newest. */
export function penaltiesOf(scene: Scene): readonly PenaltyDto[] {
  const { penalties } = scene.check.judgement;
  const decided = penalties.filter(({ state }) => state !== 'proposed');
  const time = (penalty: Penalty): number => momentOf(penalty, scene) ?? 0;
  const newest = [...decided].sort((x, y) => time(y) - time(x) || rowOf(y) - rowOf(x));
  return [...penalties.filter(({ state }) => state === 'proposed'), ...newest].map(one =>
    penaltyDto(one, scene),
  );
}

/** One that was added just now has no row yet: it will stand below all the others. */
const rowOf = ({ line }: Penalty): number => line?.row ?? Number.MAX_SAFE_INTEGER;

/** Of the decision or offence, else of its game. */
const momentOf = ({ when, game }: Penalty, { stages }: Scene): Instant | undefined =>
  when ?? stages.gameNamed(game)?.start;

function penaltyDto(penalty: Penalty, scene: Scene): PenaltyDto {
  const { lang, zone, records, check, stages } = scene;
  const { id, state, clause, kind, team, player, wall, game, judge, reason } = penalty;
  const when = momentOf(penalty, scene);
  const { walls, now } = check.understood.tournament;
  const points = isLive(penalty) ? sum(taken(penalty.sanctions)) : sum([]);
  return {
    id,
    seen: seenPenalty(penalty, scene),
    state,
    clause,
    kind,
    team,
    player: player ?? null,
    stage: walls.find(one => one.id === wall)?.stage ?? stages.of(penalty) ?? null,
    wall: wall ?? null,
    game: game ?? null,
    evidence: evidenceText(penalty.evidence, lang, zone),
    repeat: (isLive(penalty) ? penalty.repeat : penalty.line?.repeat) ?? null,
    sanction: sanctionShown(penalty.sanctions, lang),
    points: isZero(points) ? '' : toText(points),
    money: penalty.money ? toText(penalty.money) : '',
    paid: penalty.line?.paid ? toText(penalty.line.paid) : '',
    judge: judge ?? '',
    reason: reason ?? '',
    time: when === undefined ? '' : momentShown(when, now, zone),
    place: records.place(penalty.at),
  };
}
