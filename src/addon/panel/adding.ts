import { chargeId, identity } from '../../core/penalty';
import type { LedgerLine, Tournament } from '../../core/tournament';
import { nameKey, shown } from '../../table/names';
import { readNumber } from '../../table/numbers';
import { readSanctions } from '../../table/sanctions';
import { stageNamed, wallStageNamed } from '../../table/stages';
import type { Understood } from '../../table/workbook';
import type { Decision } from '../panel';
import { ladderOf } from './ladders';
import { moneyIn } from './paying';
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
  const { judgement, understood } = scene.check;
  const what = aboutOf(decision, scene);
  if (isWrong(what)) return what;
  const due = dueOf(decision);
  if (isWrong(due)) return due;
  if (due.sanctions.length === 0 && !due.points && !due.money && !isDueByText(what, understood))
    return wrong('sanctionNeeded');
  const same = judgement.penalties.find(penalty => identity(penalty) === identity(what));
  if (same) return wrong('alreadyThere', { team: what.team, state: same.state });
  return {
    ...what,
    ...due,
    row: 0,
    id: chargeId(what),
    at: understood.tournament.now,
    evidence: shown(decision.evidence),
    state: 'confirmed',
    cell: NOWHERE,
    ...(by && { judge: by }),
  };
}

/** The cell of a row that is not there yet. */
export const NOWHERE = { sheet: '', cell: '' } as const;

type About = Pick<LedgerLine, 'clause' | 'team' | 'player' | 'stage' | 'wall' | 'game'>;

function aboutOf(decision: Adding, scene: Scene): About | Unplanned {
  const { regulation, tournament } = scene.check.understood;
  const clause = shown(decision.clause);
  const names = tournament.teams.map(({ name }) => name);
  const team = named(decision.team, names);
  if (!Object.keys(regulation.clauses).includes(clause)) return wrong('noSuchClause', { text: clause });
  if (team === undefined) return wrong('noSuchTeam', { text: shown(decision.team) });
  const where = placeOf(decision, team, scene);
  if (isWrong(where)) return where;
  const player = playerOf(decision.player ?? '', tournament);
  return { clause, team, ...where, ...(player && { player }) };
}

const named = (text: string, names: readonly string[]): string | undefined =>
  names.find(name => nameKey(name) === nameKey(text));

/** As the sheets write him; one whom they do not name is named as typed. */
function playerOf(text: string, { teams, games }: Tournament): string {
  const seated = games.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? []));
  return (
    named(text, [...teams.flatMap(({ players }) => players.map(({ name }) => name)), ...seated]) ??
    shown(text)
  );
}

type Where = Pick<LedgerLine, 'stage' | 'wall' | 'game'>;

function placeOf(decision: Adding, team: string, { check, stages }: Scene): Where | Unplanned {
  const { walls, wallGames, games } = check.understood.tournament;
  const [wallText = '', gameText = '', stageText = ''] = [decision.wall, decision.game, decision.stage].map(
    t => shown(t ?? ''),
  );
  const typed = stageText ? (stageNamed(stageText) ?? wallStageNamed(stageText)) : undefined;
  if (stageText && typed === undefined) return wrong('noSuchStage', { text: stageText });
  const wall = walls.find(({ id }) => nameKey(id) === nameKey(wallText));
  if (wallText && !wall) return wrong('noSuchWall', { text: wallText });
  if (wall && !Object.values(wall.teams).includes(team)) return wrong('notOfWall', { team, wall: wall.id });
  const known = wall
    ? wallGames.filter(one => one.wall === wall.id).map(({ game }) => String(game))
    : games.map(({ id }) => id);
  const game = named(gameText, known);
  if (gameText && game === undefined) return wrong('noSuchGame', { text: gameText });
  const stage = game === undefined ? typed : (stages.of({ game, team }) ?? typed);
  return {
    ...(stage !== undefined && !wall && { stage }),
    ...(wall && { wall: wall.id }),
    ...(game !== undefined && { game }),
  };
}

type Due = Pick<LedgerLine, 'sanctions' | 'points' | 'money'>;

function dueOf({ sanction = '', points = '', money = '' }: Adding): Due | Unplanned {
  const read = readSanctions(sanction);
  if (!read.ok) return wrong('noSuchSanction', { text: shown(read.word) });
  const amount = readNumber(points);
  if (!amount.ok && amount.why !== 'blank') return wrong('notPoints', { text: shown(points) });
  const sum = moneyIn(money);
  if (!sum) return wrong('notMoney', { text: shown(money) });
  const isTyped = shown(money) !== '';
  return {
    sanctions: read.step,
    ...(amount.ok && { points: amount.points }),
    ...(isTyped && { money: sum }),
  };
}

/** The clause has steps of its own, or costs a sum of its own. */
const isDueByText = ({ clause, team, player }: About, understood: Understood): boolean =>
  ladderOf(clause, understood, { team, ...(player && { player }) }) !== undefined ||
  understood.regulation.penalties.some(rule => rule.clause === clause && rule.isPaid);
