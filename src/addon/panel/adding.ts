import { chargeId, identity } from '../../core/penalty';
import type { LedgerLine } from '../../core/tournament';
import { nameKey, shown } from '../../table/names';
import { readNumber } from '../../table/numbers';
import { readSanctions } from '../../table/sanctions';
import { stageNamed, wallStageNamed } from '../../table/stages';
import type { Decision } from '../panel';
import { ladderOf } from './ladders';
import type { Unplanned } from './rulings';
import type { Scene } from './scene';

export type Adding = Extract<Decision, { readonly do: 'add' }>;

const wrong = (kind: string, data: Readonly<Record<string, string>> = {}): Unplanned => ({
  refused: 'badRequest',
  kind,
  data,
});

const isWrong = (value: object): value is Unplanned => 'refused' in value;

/** A penalty that a judge adds by hand, as the row of the ledger that it will be; or what is unclear about it. */
export function addedLine(decision: Adding, by: string, scene: Scene): LedgerLine | Unplanned {
  const { understood, judgement } = scene.check;
  const { regulation, tournament } = understood;
  const [clause, team] = [
    shown(decision.clause),
    named(
      decision.team,
      tournament.teams.map(t => t.name),
    ),
  ];
  if (!Object.keys(regulation.clauses).includes(clause)) return wrong('noSuchClause', { text: clause });
  if (team === undefined) return wrong('noSuchTeam', { text: shown(decision.team) });
  const where = placeOf(decision, team, scene);
  if (isWrong(where)) return where;
  const due = sanctionsOf(decision);
  if (isWrong(due)) return due;
  if (due.sanctions.length === 0 && !due.points && !ladderOf(clause, understood))
    return wrong('sanctionNeeded');
  const player = shown(decision.player ?? '');
  const what = { clause, team, ...where, ...(player && { player }) };
  const same = judgement.penalties.find(penalty => identity(penalty) === identity(what));
  if (same) return wrong('alreadyThere', { team, state: same.state });
  return {
    ...what,
    ...due,
    row: 0,
    id: chargeId(what),
    at: tournament.now,
    evidence: shown(decision.evidence),
    state: 'confirmed',
    cell: NOWHERE,
    ...(by && { judge: by }),
  };
}

/** The cell of a row that is not there yet. */
export const NOWHERE = { sheet: '', cell: '' } as const;

const named = (text: string, names: readonly string[]): string | undefined =>
  names.find(name => nameKey(name) === nameKey(text));

type Where = Pick<LedgerLine, 'stage' | 'wall' | 'game'>;

function placeOf(decision: Adding, team: string, { check }: Scene): Where | Unplanned {
  const { walls, wallGames, games } = check.understood.tournament;
  const [wallText, gameText, stageText] = [decision.wall, decision.game, decision.stage].map(t =>
    shown(t ?? ''),
  );
  const stage = stageText ? (stageNamed(stageText) ?? wallStageNamed(stageText)) : undefined;
  if (stageText && stage === undefined) return wrong('noSuchStage', { text: stageText });
  const wall = walls.find(({ id }) => nameKey(id) === nameKey(wallText ?? ''));
  if (wallText && !wall) return wrong('noSuchWall', { text: wallText });
  if (wall && !Object.values(wall.teams).includes(team)) return wrong('notOfWall', { team, wall: wall.id });
  const known = wall
    ? wallGames.filter(one => one.wall === wall.id).map(({ game }) => String(game))
    : games.map(({ id }) => id);
  const game = named(gameText ?? '', known);
  if (gameText && game === undefined) return wrong('noSuchGame', { text: gameText });
  return {
    ...(stage !== undefined && !wall && { stage }),
    ...(wall && { wall: wall.id }),
    ...(game !== undefined && { game }),
  };
}

function sanctionsOf({
  sanction = '',
  points = '',
}: Adding): Pick<LedgerLine, 'sanctions' | 'points'> | Unplanned {
  const read = readSanctions(sanction);
  if (!read.ok) return wrong('noSuchSanction', { text: shown(read.word) });
  if (shown(points) === '') return { sanctions: read.step };
  const amount = readNumber(points);
  return amount.ok
    ? { sanctions: read.step, points: amount.points }
    : wrong('notPoints', { text: shown(points) });
}
