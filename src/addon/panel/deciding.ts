import type { Penalty } from '../../core/penalty';
import { ruled, withOwnLines, withRulings } from '../../core/rulings';
import type { Tournament } from '../../core/tournament';
import type { Workbook } from '../../table/workbook';
import { type Block, overlaid } from '../../table/writing';
import { type Check, checkOf, checkWorkbook, judgeOf } from '../check';
import { say } from '../messages';
import type { Decision, Lang } from '../panel';
import { NOWHERE } from './adding';
import { logged } from './logging';
import { penaltiesOf, saidOf, waysBack } from './outcome';
import { paymentBlocks } from './paying';
import { type Plan, planned } from './plan';
import type { Unplanned } from './rulings';
import { type Scene, sceneOf } from './scene';
import { scoreBlocks } from './scores';

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

/** Scores and payments are put into the cells, rulings into the facts; then all is judged as the next check will judge it. */
function carriedOut(plan: Plan, by: string, scene: Scene): Check | Unplanned {
  const { workbook } = scene.check;
  const own = [
    ...scoreBlocks(plan.scores, scene),
    ...paymentBlocks(plan.payments, scene),
    ...logged(plan, by, scene),
  ];
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
