import { type Audit, asWritten, audit } from '../../core/audit';
import { type Finding, finding } from '../../core/finding';
import type { AuditLaw, Offence, Penalty } from '../../core/penalty';
import type { Judgement, RowVerdict } from '../../core/regulation';
import type { Ladder } from '../../core/sanction';
import type { Tournament } from '../../core/tournament';
import { perChain } from './chainMemory';
import { checks, strangers, unclearPenalties } from './checks';
import { confirmedIn } from './confirmed';
import { finalRows, finalTables } from './finals';
import { lateIn, nextOf, rowFindings } from './findings';
import { groupAwards, stageAwards } from './groupPoints';
import { penalties as rules } from './penalties';
import { groupTables } from './ranking';
import { isCounted, type WallResult, wallResults, winnerOfWall } from './results';
import { type WallParameters, type WallRun, wallRuns } from './wallRun';

/** Ladders by clause, as the organizer left or changed them. */
export type Ladders = (clause: string) => Ladder | undefined;

/** Everything that the regulation of walls has to say of a tournament. */
export function judge(t: Tournament, p: WallParameters, ladder: Ladders): Judgement {
  const { runs, penalties, doubled } = judged(t, p, ladder);
  const results = wallResults(runs, penalties, p);
  const counted = results.filter(isCounted);
  const tables = [...groupTables(t.teams, results, penalties, p), ...finalTables(results, penalties)];
  const findings = [
    ...checks.flatMap(check => check.find(t, penalties, p)),
    ...runs.flatMap(run => findingsIn(run, t.stamped, p)),
    ...strangers(t, penalties),
    ...unclearPenalties(penalties, p),
    ...doubled.map(({ cell, team, clause }) => finding('warning', 'ruledTwice', cell, { team, clause })),
    ...levelFindings(counted, penalties),
    ...cutFindings(tables, results, p),
    ...turningPenalties(results, penalties, t, p),
  ];
  return {
    penalties,
    doubled,
    findings,
    tables,
    awards: [
      ...counted.flatMap(result => result.awards),
      ...groupAwards(counted, p),
      ...stageAwards(penalties, p),
    ],
    rows: runs.flatMap(rowVerdicts),
    walls: results.map(({ run, state, final }) => ({ wall: run.wall.id, state, final })),
    money: [],
  };
}

/**
 * The walls under the rulings, and the penalties that they show. What a ruling does to a game can depend on its step of
 * the ladder, and that on the offences found: so the ledger as written comes first, and with rulings the walls are run twice.
 */
function judged(
  t: Tournament,
  p: WallParameters,
  ladder: Ladders,
): Audit & { readonly runs: readonly WallRun[] } {
  const law = auditLaw(t, p, ladder);
  const once = (known: readonly Penalty[]) => {
    const runs = wallRuns(t, p, known);
    return { runs, ...audit(offencesIn(runs, p), t.ledger, law) };
  };
  const first = once(asWritten(t.ledger, law));
  return t.ledger.some(({ state }) => state === 'confirmed') ? once(first.penalties) : first;
}

const findingsIn = perChain(rowFindings);

const offencesIn = (runs: readonly WallRun[], p: WallParameters): Offence[] =>
  detectors.flatMap(detect => runs.flatMap(run => detect(run, p)));

const detectors = rules.flatMap(({ clause, detect }) =>
  detect
    ? [perChain((run: WallRun, p: WallParameters) => detect(run, p).map(found => ({ ...found, clause })))]
    : [],
);

function auditLaw({ walls }: Tournament, p: WallParameters, ladder: Ladders): AuditLaw {
  const orders = new Map(walls.map(({ id, day }, order) => [id, { order, day }]));
  return {
    ladder,
    freeRuling: '7.5',
    scope: ({ wall = '' }) =>
      p['repeat.scope'] === 'tournament'
        ? ''
        : p['repeat.scope'] === 'wall'
          ? wall
          : String(orders.get(wall)?.day),
    order: ({ wall = '', game }) => (orders.get(wall)?.order ?? orders.size) * 100_000 + Number(game ?? 0),
  };
}

const rowVerdicts = (run: WallRun): RowVerdict[] =>
  run.chain.rows.map(row => ({
    wall: run.wall.id,
    game: row.game.game,
    state: row.state,
    ...lateIn(run, row),
    at: row.game.at,
    impossible: row.impossible,
    next: nextOf(run, row),
    ...(row.open === 0 && { before: row.before }),
    ...(row.due !== undefined && { due: row.due }),
    ...(row.score && { score: row.score }),
    ...(row.by && { by: row.by }),
  }));

/** A semi-final or final needs a winner; level, a judge must lift one team. */
const levelFindings = (counted: readonly WallResult[], penalties: readonly Penalty[]): Finding[] =>
  counted
    .filter(result => result.run.wall.stage !== 'group')
    .filter(result => finalRows(result, penalties).some(({ shared }) => shared))
    .map(({ run: { wall } }) =>
      finding('error', 'level', wall.at, { wall: wall.id, teams: [wall.teams.a, wall.teams.b] }),
    );

/** Teams level across the cut are neither through nor out until a judge rules. */
function cutFindings(
  tables: Judgement['tables'],
  results: readonly WallResult[],
  p: WallParameters,
): Finding[] {
  if (p['qualify.group'] === undefined) return [];
  return tables
    .filter(
      ({ stage, group }) =>
        stage === 'group' &&
        results.filter(r => r.run.wall.stage === 'group' && r.run.wall.group === group).every(isCounted),
    )
    .flatMap(({ group, rows }) => {
      const level = rows
        .filter(({ place, qualified }) => place !== undefined && qualified === undefined)
        .map(({ team }) => team);
      const at = results.find(({ run }) => run.wall.group === group)?.run.wall.at;
      return level.length > 0
        ? [finding('error', 'tieAcrossCut', at, { stage: 'group', group: group ?? '', teams: level })]
        : [];
    });
}

/** A proposed penalty that would turn a wall says so before it is confirmed. */
function turningPenalties(
  results: readonly WallResult[],
  penalties: readonly Penalty[],
  t: Tournament,
  p: WallParameters,
): Finding[] {
  const byWall = new Map(results.map(result => [result.run.wall.id, result]));
  const { on, out } = confirmedIn(penalties);
  return penalties
    .filter(({ state }) => state === 'proposed')
    .flatMap(penalty => {
      const before = byWall.get(penalty.wall ?? '');
      if (!before || !isCounted(before)) return [];
      const { wall } = before.run;
      const elsewhere = out.filter(other => other.wall !== wall.id);
      const then: Penalty[] = [...on(wall.id), ...elsewhere, { ...penalty, state: 'confirmed' }];
      const runs = penalty.line ? wallRuns({ ...t, walls: [wall] }, p, then) : [before.run];
      const [after] = wallResults(runs, then, p);
      if (!after || winnerOfWall(before) === winnerOfWall(after)) return [];
      return [
        finding('warning', 'turnsWall', penalty.at, {
          wall: wall.id,
          team: penalty.team,
          clause: penalty.clause,
        }),
      ];
    });
}
