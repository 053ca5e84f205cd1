import type { Saying } from '../../core/finding';
import { total } from '../../core/ledger';
import { identity, isLive, type Penalty } from '../../core/penalty';
import { compare, equal, type Points, toText, ZERO } from '../../core/points';
import type { Judgement, WallVerdict } from '../../core/regulation';
import { isSameStep } from '../../core/sanction';
import { type Tournament, WALL_SIDES, type Wall } from '../../core/tournament';
import { say } from '../messages';
import type { Consequence, Lang } from '../panel';
import { pointsShown, sanctionShown, sumShown } from './shown';
import { tableMoves } from './tableMoves';

/** Two judgements of one tournament: as it stands, and as it would stand. */
export interface Trying {
  readonly before: Judgement;
  readonly after: Judgement;
  readonly walls: Tournament['walls'];
  readonly lang: Lang;
  /** The team that it is about: it need not be named again. */
  readonly own?: string;
}

/** What moves from one judgement to the other, in sentences. */
export function consequence(trying: Trying): Consequence {
  const { before, after, lang } = trying;
  const walls = after.walls.flatMap(wall => wallMoves(wall, trying));
  const { totals, places, through } = tableMoves(trying, walls.length > 0);
  return {
    decides: through.length > 0,
    lines: [...walls, ...totals, ...places, ...through].map(saying => say(saying, lang, '')),
    charges: newCharges(before.penalties, after.penalties).map(({ team, clause, repeat = 1, sanctions }) => ({
      team,
      clause,
      repeat,
      sanction: sanctionShown(sanctions, lang),
    })),
  };
}

const isCounted = ({ state }: WallVerdict): boolean => state === 'validated' || state === 'forfeited';

function wallMoves(now: WallVerdict, { before, after, walls, lang, own }: Trying): Saying[] {
  const [was, wall] = [before.walls.find(one => one.wall === now.wall), walls.find(w => w.id === now.wall)];
  if (!was || !wall) return [];
  if (isCounted(was) && !isCounted(now)) return [{ kind: 'wallOpens', data: { wall: wall.id } }];
  if (!isCounted(now) && finalText(was, lang) === finalText(now, lang)) return [];
  const groupPoints = (of: Judgement) => groupPointsOf(wall, of);
  const common = { wall: wall.id, to: finalText(now, lang) };
  if (!isCounted(was) && isCounted(now))
    return [{ kind: 'wallCounts', data: { ...common, pointsTo: pairText(groupPoints(after), lang) } }];
  const moved = WALL_SIDES.filter(side => !equal(was.final[side], now.final[side]));
  const [side, second] = moved;
  if (!side) return [];
  const points = { from: groupPoints(before), to: groupPoints(after) };
  const said: Saying = second
    ? {
        kind: 'wallMoved',
        data: { ...common, from: finalText(was, lang), ...pairMove(points.from, points.to, lang) },
      }
    : {
        kind: wall.teams[side] === own ? 'ownWallSum' : 'wallSum',
        data: {
          wall: wall.id,
          team: wall.teams[side],
          sum: sumShown(was.final[side], now.final[side], lang),
          ...move(points.from?.[side], points.to?.[side], lang),
        },
      };
  return [said, ...winnerMoves(wall, was, now)];
}

type Pair = Readonly<Record<'a' | 'b', Points>>;

const finalText = ({ final }: WallVerdict, lang: Lang): string =>
  `${pointsShown(final.a, lang)}:${pointsShown(final.b, lang)}`;

/** Points of the group table for a wall; undefined for a wall that gives none. */
function groupPointsOf({ id, teams, stage }: Wall, { awards }: Judgement): Pair | undefined {
  if (stage !== 'group') return undefined;
  const of = (side: 'a' | 'b') =>
    total(awards, x => x.account === 'groupPoints' && x.wall === id && x.team === teams[side]);
  return { a: of('a'), b: of('b') };
}

const pairText = (pair: Pair | undefined, lang: Lang): string =>
  pair ? `${pointsShown(pair.a, lang)} – ${pointsShown(pair.b, lang)}` : '';

const pairMove = (from: Pair | undefined, to: Pair | undefined, lang: Lang) =>
  pairText(from, lang) === pairText(to, lang)
    ? { pointsFrom: '', pointsTo: '' }
    : { pointsFrom: pairText(from, lang), pointsTo: pairText(to, lang) };

const move = (from: Points | undefined, to: Points | undefined, lang: Lang) =>
  from && to && !equal(from, to)
    ? { pointsFrom: pointsShown(from, lang), pointsTo: pointsShown(to, lang) }
    : { pointsFrom: '', pointsTo: '' };

function winnerMoves({ id, teams }: Wall, was: WallVerdict, now: WallVerdict): Saying[] {
  const [lead, leads] = [compare(was.final.a, was.final.b), compare(now.final.a, now.final.b)].map(Math.sign);
  if (!isCounted(was) || lead === leads || leads === undefined) return [];
  return leads === 0
    ? [{ kind: 'wallLevels', data: { wall: id } }]
    : [{ kind: 'wallTurns', data: { wall: id, team: leads > 0 ? teams.a : teams.b } }];
}

/** Charges that are proposed after and were not there before. */
function newCharges(before: readonly Penalty[], after: readonly Penalty[]): readonly Penalty[] {
  const known = new Set(before.map(identity));
  return after.filter(penalty => penalty.state === 'proposed' && !known.has(identity(penalty)));
}

/** Other rows of the ledger whose step or money moves: `Стенка 7, партия 2: −3 → предупреждение.` */
export function movedSteps({ before, after, lang }: Trying, decided: readonly Penalty[]): readonly string[] {
  const was = new Map(before.penalties.filter(isLive).map(penalty => [identity(penalty), penalty]));
  const others = after.penalties.filter(penalty => isLive(penalty) && !decided.includes(penalty));
  return others
    .flatMap(penalty => {
      const old = was.get(identity(penalty));
      return old ? [...stepMove(old, penalty, lang), ...moneyMove(old, penalty, lang)] : [];
    })
    .map(saying => say(saying, lang, ''));
}

function stepMove(old: Penalty, penalty: Penalty, lang: Lang): readonly Saying[] {
  if (isSameStep(old.sanctions, penalty.sanctions)) return [];
  const [from, to] = [sanctionShown(old.sanctions, lang), sanctionShown(penalty.sanctions, lang)];
  return [{ kind: 'stepMoved', data: { ...placeOfPenalty(penalty), from, to } }];
}

function moneyMove(old: Penalty, penalty: Penalty, lang: Lang): readonly Saying[] {
  const [was, is] = [old.money ?? ZERO, penalty.money ?? ZERO];
  if (equal(was, is)) return [];
  const [from, to] = [pointsShown(was, lang), pointsShown(is, lang)];
  return [{ kind: 'moneyMoved', data: { ...placeOfPenalty(penalty), from, to } }];
}

/** Where a penalty belongs, for `{place}` of a sentence. */
const placeOfPenalty = ({ wall = '', game = '', team }: Penalty): Saying['data'] => ({
  place: wall && game ? 'wallGame' : wall ? 'wall' : game ? 'game' : 'team',
  wall,
  game,
  team,
});

export const pointsText = (points: Points | undefined): string => (points ? toText(points) : '');
