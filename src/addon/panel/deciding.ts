import { identity, type Penalty } from '../../core/penalty';
import { ruled, withOwnLines, withRulings } from '../../core/rulings';
import type { LedgerLine, Tournament } from '../../core/tournament';
import { STATE_WORDS } from '../../table/ledgerSheet';
import { type LoggedChange, loggedBlock } from '../../table/logWriting';
import { sheetNamed, type Workbook } from '../../table/workbook';
import { type Block, overlaid } from '../../table/writing';
import { type Check, checkOf, checkWorkbook, judgeOf, sheetLang } from '../check';
import { say } from '../messages';
import type { Decision, Lang } from '../panel';
import { addedLine, NOWHERE } from './adding';
import { type PlannedRuling, plannedRuling, sameAs, type Unplanned, wayBack } from './rulings';
import { type Row, rowKey, type Scene, sceneOf, seenPenalty } from './scene';
import { judgeCell, type PlannedScore, plannedScore, scoreBack, scoreBlocks } from './scores';
import { sanctionShown } from './shown';

/** Decisions carried out: the check to write, the way back, and what was decided in a sentence. */
export interface Decided {
  readonly ok: true;
  /** As the table stood before. */
  readonly fresh: Check;
  readonly check: Check;
  readonly undo: readonly Decision[];
  readonly said: string;
  /** The penalties decided on or added, as they stand after. */
  readonly penalties: readonly Penalty[];
}

export interface Undecided {
  readonly ok: false;
  readonly code: 'changed' | 'badRequest' | 'unreadable';
  readonly message: string;
  /** What is true now, where it can be told. */
  readonly fresh?: Check;
}

/** Carries out decisions on the cells as they were read, all or none. Nothing is written here. */
export function decided(
  workbook: Workbook,
  decisions: readonly Decision[],
  by: string,
  lang: Lang,
): Decided | Undecided {
  const read = checkWorkbook(workbook, { lang });
  if (!read.ok) return { ok: false, code: 'unreadable', message: read.message };
  const fresh = read.check;
  const scene = sceneOf(fresh, lang);
  const plan = planned(decisions, by, scene);
  const check = 'refused' in plan ? plan : carriedOut(plan, by, scene);
  if ('refused' in check) {
    const message = say({ kind: check.kind, data: check.data ?? {} }, lang, workbook.zone);
    return { ok: false, code: check.refused, message, fresh };
  }
  const after = sceneOf(check, lang);
  return {
    ok: true,
    fresh,
    check,
    undo: waysBack(plan as Plan, after),
    said: saidOf(plan as Plan, after),
    penalties: penaltiesOf(plan as Plan, after),
  };
}

interface Plan {
  readonly rulings: readonly PlannedRuling[];
  readonly scores: readonly PlannedScore[];
  readonly added: readonly LedgerLine[];
}

function planned(decisions: readonly Decision[], by: string, scene: Scene): Plan | Unplanned {
  const plan = { rulings: [] as PlannedRuling[], scores: [] as PlannedScore[], added: [] as LedgerLine[] };
  for (const decision of decisions) {
    if (decision.do === 'score') {
      const one = plannedScore(decision, scene);
      if ('refused' in one) return one;
      plan.scores.push(one);
    } else if (decision.do === 'add') {
      const one = addedLine(decision, by, scene);
      if ('refused' in one) return one;
      plan.added.push(one);
    } else {
      const one = plannedRuling(decision, by, scene);
      if ('refused' in one) return one;
      plan.rulings.push(one);
    }
  }
  const about = [
    ...plan.rulings.map(({ penalty }) => identity(penalty)),
    ...plan.scores.map(({ row }) => rowKey(row.game)),
    ...plan.added.map(identity),
  ];
  return new Set(about).size === about.length ? plan : { refused: 'badRequest', kind: 'twiceDecided' };
}

/** Scores are put into the cells, rulings into the facts; then all is judged as the next check will judge it. */
function carriedOut(plan: Plan, by: string, scene: Scene): Check | Unplanned {
  const { workbook } = scene.check;
  const own = [...scoreBlocks(plan.scores, scene), ...logBlocks(plan, by, scene)];
  const written = own.reduce(withBlock, workbook);
  const read = checkWorkbook(written, { lang: scene.lang });
  if (!read.ok) return { refused: 'changed', kind: 'tableChanged' };
  const { understood } = read.check;
  const facts = withDecisions(understood.tournament, plan);
  const judgement = withOwnLines(judgeOf(understood)(facts), understood.tournament.ledger);
  const unclear = judgement.findings.find(
    ({ level, at }) => level === 'error' && at && at.sheet === NOWHERE.sheet,
  );
  if (unclear)
    return { refused: 'badRequest', kind: unclear.kind, data: unclear.data as Record<string, string> };
  const check = checkOf(written, understood, judgement, facts);
  return { ...check, blocks: [...check.blocks, ...own] };
}

const withBlock = (workbook: Workbook, block: Block): Workbook => ({
  ...workbook,
  sheets: workbook.sheets.map(sheet =>
    sheet.name === block.sheet ? { ...sheet, values: overlaid(sheet.values, block) } : sheet,
  ),
});

function withDecisions(tournament: Tournament, { rulings, added }: Plan): Tournament {
  const facts = withRulings(
    tournament,
    rulings.map(({ penalty, ruling }) => ruled(penalty, ruling)),
  );
  return { ...facts, ledger: [...facts.ledger, ...added] };
}

/** A line of the log for each decision, where the file has a log. */
function logBlocks({ rulings, scores, added }: Plan, who: string, scene: Scene): readonly Block[] {
  const { understood, workbook } = scene.check;
  const { log, penalties } = understood.grids;
  const sheet = sheetNamed(workbook.sheets, 'log');
  const ledger = penalties?.name ?? '';
  const words = sheetLang(workbook);
  const changes: LoggedChange[] = [
    ...scores.map(one => ({
      sheet: one.row.game.at.sheet,
      cell: judgeCell(one, scene),
      record: one.decision.record,
      old: one.old,
      new: one.score,
      who,
    })),
    ...rulings.map(({ penalty, ruling }) => ({
      sheet: ledger,
      cell: penalty.line?.cell.cell ?? '',
      record: penalty.id,
      old: STATE_WORDS[penalty.state][words],
      new: STATE_WORDS[ruling.state][words],
      who,
    })),
    ...added.map(({ id, state }) => ({
      sheet: ledger,
      cell: '',
      record: id,
      old: '',
      new: STATE_WORDS[state][words],
      who,
    })),
  ];
  return log && sheet && changes.length > 0
    ? [loggedBlock(changes, understood.tournament.now, log, sheet, workbook.zone)]
    : [];
}

function penaltiesOf({ rulings, added }: Plan, { check: { judgement } }: Scene): readonly Penalty[] {
  const keys = [...rulings.map(({ penalty }) => identity(penalty)), ...added.map(identity)];
  return keys.flatMap(key => judgement.penalties.find(penalty => identity(penalty) === key) ?? []);
}

function waysBack({ rulings, scores, added }: Plan, after: Scene): readonly Decision[] {
  const { penalties } = after.check.judgement;
  const seen = (penalty: Penalty | undefined): string => (penalty ? seenPenalty(penalty, after) : '');
  return [
    ...rulings.map(one => wayBack(one, seen(sameAs(one.penalty, penalties)))),
    ...scores.map(one => scoreBack(one, after.rows.get(rowKey(one.row.game)) as Row, after)),
    ...added.map((line): Decision => {
      const penalty = penalties.find(one => one.id === line.id && identity(one) === identity(line));
      const reason = say({ kind: 'addedByMistake', data: {} }, sheetLang(after.check.workbook), '');
      return { do: 'withdraw', id: line.id, seen: seen(penalty), reason };
    }),
  ];
}

function saidOf(plan: Plan, after: Scene): string {
  const { rulings, scores, added } = plan;
  const count = rulings.length + scores.length + added.length;
  const [penalty] = penaltiesOf(plan, after);
  const [score] = scores;
  if (count > 1) return say({ kind: 'saidMany', data: { count } }, after.lang, '');
  if (score) {
    const data = { wall: score.row.game.wall, game: score.row.game.game, score: score.score };
    return say({ kind: score.score ? 'saidScore' : 'saidNoScore', data }, after.lang, '');
  }
  if (!penalty) return '';
  const { team, clause, sanctions } = penalty;
  const did = rulings[0]?.decision.do ?? 'add';
  const sanction = sanctionShown(sanctions, after.lang);
  return say({ kind: 'saidRuling', data: { did, sanction, team, clause } }, after.lang, '');
}
