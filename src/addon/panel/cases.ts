import type { Finding } from '../../core/finding';
import type { Penalty } from '../../core/penalty';
import type { Wall } from '../../core/tournament';
import { evidenceText } from '../check';
import { say } from '../messages';
import type { Case, ChargeOfCase, Panel } from '../panel';
import { standingAside } from './aside';
import { seenOfFinding } from './digest';
import { stepsAround } from './ladders';
import { isRowProblem, rowCase } from './rowCases';
import { ofConfirming, type Row, rowKey, type Scene, seenPenalty } from './scene';
import { momentShown, sanctionShown } from './shown';
import type { Subject } from './stages';

/** Open cases times rows beyond which nobody asks what each case can change: Google would take too long. */
const MOST_TRIED = 8000;

const SEVERITY = ['dispute', 'impossible', 'unreadable', 'missing', 'inaccurate', 'late'];

/** What needs a judge, that which decides who goes through first, and the warnings that stand aside. */
export function casesOf(scene: Scene): Pick<Panel, 'cases' | 'aside'> {
  const aside = standingAside(scene);
  const isAside = ({ level, seen }: Case): boolean => level === 'warning' && aside.has(seen);
  const findings = findingsToSettle(scene);
  return {
    cases: inOrder([...rowsAndCharges(scene), ...findings.filter(one => !isAside(one))], scene),
    aside: inOrder(findings.filter(isAside), scene),
  };
}

/** Faults of the sheets that are no rows of the table: each with its cell, those that stand aside too. */
export function findingsToSettle(scene: Scene): readonly Case[] {
  const { findings } = scene.check;
  return findingCases(
    findings.filter(found => isCase(found) && !isRowProblem(found, scene)),
    scene,
  );
}

function rowsAndCharges(scene: Scene): readonly Case[] {
  const { judgement, findings } = scene.check;
  const charges = judgement.penalties.filter(({ state }) => state === 'proposed');
  const problems = findings.filter(found => isRowProblem(found, scene));
  const rows = [...new Set(problems.map(({ data }) => rowKey(data)))].map(key => scene.rows.get(key) as Row);
  const isTried = (rows.length + charges.length) * sizeOf(scene) <= MOST_TRIED;
  const merged = new Set<Penalty>();
  const ofRows = rows.map(row => {
    const charge = charges.find(one => one.kind === 'inaccurate' && rowKey(one) === rowKey(row.game));
    if (charge) merged.add(charge);
    const own = problems.filter(({ data }) => rowKey(data) === rowKey(row.game));
    return rowCase(row, own, charge && chargeOf(charge, scene, isTried), charge, scene, isTried);
  });
  const ofCharges = charges.filter(one => !merged.has(one)).map(one => chargeCase(one, scene, isTried));
  return [...ofRows, ...ofCharges];
}

const sizeOf = ({ check: { understood } }: Scene): number =>
  understood.tournament.wallGames.length +
  understood.tournament.games.reduce((seats, game) => seats + game.seats.length, 0);

/** A note only informs, and that a charge would turn its wall is said with the charge. */
const isCase = ({ level, kind }: Finding): boolean => level !== 'note' && kind !== 'turnsWall';

function chargeOf(penalty: Penalty, scene: Scene, isTried: boolean): ChargeOfCase {
  const { id, clause, team, repeat = 1, sanctions } = penalty;
  return {
    id,
    clause,
    team,
    repeat,
    sanction: sanctionShown(sanctions, scene.lang),
    ladder: stepsAround(penalty, scene.check.judgement.penalties, scene),
    then: isTried ? ofConfirming(penalty, scene) : null,
  };
}

function chargeCase(penalty: Penalty, scene: Scene, isTried: boolean): Case {
  const { check, lang, zone, records, rows } = scene;
  const { wall = null, game = null, kind, team, evidence, at } = penalty;
  const { walls, now } = check.understood.tournament;
  const row = rows.get(rowKey(penalty));
  const scheduled = walls.find(({ id }) => id === wall);
  const charge = chargeOf(penalty, scene, isTried);
  return {
    ...BARE,
    id: `charge:${penalty.id}`,
    seen: seenPenalty(penalty, scene),
    kind,
    level: 'error',
    decides: charge.then?.decides ?? null,
    ...placed(scheduled, penalty, scene),
    wall,
    game,
    teams: team === '' ? [] : [team],
    evidence: evidenceText(evidence, lang, zone),
    place: records.place(at),
    due: row?.verdict.due === undefined ? null : momentShown(row.verdict.due, now, zone),
    charge,
  };
}

/** Stage and group: of the wall, else of the game, the stage or the team that it is about. */
function placed(wall: Wall | undefined, about: Subject, { stages }: Scene): Pick<Case, 'stage' | 'group'> {
  if (wall) return { stage: wall.stage, group: wall.group ?? null };
  const stage = stages.of(about);
  return { stage: stage ?? null, group: stages.groupOf(stage, about.team) ?? null };
}

const BARE = { entries: [], before: null, due: null, scores: [], charge: null } as const;

/** Faults of the sheets: nothing to decide here, the cell is where they are mended. */
function findingCases(findings: readonly Finding[], scene: Scene): Case[] {
  const { check, lang, zone, records } = scene;
  const counts = new Map<string, number>();
  return findings.map(found => {
    const seen = seenOfFinding(found);
    const count = (counts.get(seen) ?? 0) + 1;
    counts.set(seen, count);
    const { wall, game, team, teams } = found.data;
    const scheduled = check.understood.tournament.walls.find(({ id }) => id === String(wall));
    const both = Array.isArray(teams) ? teams.map(String) : [];
    return {
      ...BARE,
      id: `finding:${found.kind}:${seen}${count > 1 ? `:${count}` : ''}`,
      seen,
      kind: found.kind,
      level: found.level === 'error' ? 'error' : 'warning',
      decides: found.kind === 'tieAcrossCut' || found.kind === 'level',
      ...placed(scheduled, subjectOf(found, both), scene),
      wall: wall === undefined ? null : String(wall),
      game: game === undefined ? null : String(game),
      teams: team === undefined ? both : [String(team)],
      evidence: say(found, lang, zone),
      place: records.place(found.at),
    };
  });
}

/** What a finding is about; a stage only where the cup or league has it. */
function subjectOf({ data: { game, stage, team } }: Finding, teams: readonly string[]): Subject {
  const text = (fact: unknown): string | undefined => (fact === undefined ? undefined : String(fact));
  return { game: text(game), stage: text(stage), team: text(team) ?? teams[0] };
}

/** By severity, then as the tournament goes: walls and their games as listed, games of league and cup as played. */
function inOrder(cases: readonly Case[], { check, stages }: Scene): readonly Case[] {
  const walls = new Map(check.understood.tournament.walls.map(({ id }, i) => [id, i]));
  const place = ({ wall, game }: Case): number =>
    walls.size > 0
      ? (walls.get(wall ?? '') ?? walls.size) * 100_000 + (Number(game) || 0)
      : stages.position(game ?? undefined);
  return [...cases].sort(
    (x, y) =>
      Number(y.decides ?? false) - Number(x.decides ?? false) ||
      severity(x) - severity(y) ||
      place(x) - place(y),
  );
}

function severity({ kind, level }: Case): number {
  const known = SEVERITY.indexOf(kind);
  if (known >= 0) return known;
  return SEVERITY.length + (level === 'error' ? 0 : kind === 'unstamped' ? 1 : 2);
}
