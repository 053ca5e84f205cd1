import { chargeId } from '../../core/penalty';
import { ZERO } from '../../core/points';
import { ASIDE, asideRecord } from '../../table/asideWarnings';
import { STATE_WORDS } from '../../table/ledgerSheet';
import { lastTold, recordNamed, type Told } from '../../table/logWriting';
import { sheetNamed } from '../../table/workbook';
import { sheetLang } from '../check';
import type { Decision } from '../panel';
import { addedLine } from './adding';
import { sumShown } from './logging';
import { moneyIn } from './paying';
import { rowNamed } from './records';
import { stateAfter } from './rulings';
import type { Scene } from './scene';
import { scoreAsked } from './scores';

/**
 * Whether this judge's decision is carried out already: his page never heard so, or the run died before it came to the
 * others of the same request. The last line of the log about it is his, and what it says stands.
 */
export function isMade(decision: Decision, by: string, scene: Scene): boolean {
  const { workbook } = scene.check;
  const sheet = sheetNamed(workbook.sheets, 'log');
  const record = recordOf(decision, by, scene);
  const line = sheet && record !== undefined ? lastTold(sheet, workbook.zone).get(record) : undefined;
  return line !== undefined && line.who === by.trim() && stands(decision, record ?? '', line, scene);
}

function recordOf(decision: Decision, by: string, scene: Scene): string | undefined {
  if (decision.do === 'score') return recordNamed(decision.record, 'judge');
  if (decision.do === 'setAside' || decision.do === 'takeUp') return asideRecord(decision.seen);
  if (decision.do !== 'add') return decision.id;
  const line = addedLine(decision, by, { ...scene, check: withoutPenalties(scene) });
  return 'refused' in line ? undefined : chargeId(line);
}

/** To name a charge that is there already as it was named when it was added. */
const withoutPenalties = ({ check }: Scene): Scene['check'] => ({
  ...check,
  judgement: { ...check.judgement, penalties: [] },
});

function stands(decision: Decision, record: string, { now }: Told, scene: Scene): boolean {
  const { check } = scene;
  const words = sheetLang(check.workbook);
  const { online } = check.understood.grids;
  switch (decision.do) {
    case 'score': {
      const row = online && rowNamed(online, decision.record);
      return row?.text('judge') === now && now === scoreAsked(decision, scene);
    }
    case 'setAside':
    case 'takeUp':
      return (now === ASIDE[words]) === (decision.do === 'setAside');
    default: {
      const penalty = check.judgement.penalties.find(({ id }) => id === record);
      if (decision.do === 'pay')
        return [penalty?.line?.paid ?? ZERO, moneyIn(decision.paid)].every(
          sum => sum !== undefined && sumShown(sum, words) === now,
        );
      const state = stateAfter(decision.do);
      return penalty?.state === state && STATE_WORDS[state][words] === now;
    }
  }
}
