import { ASIDE, asideRecord, asideWarnings } from '../../table/asideWarnings';
import type { LogEntry } from '../../table/logWriting';
import { sheetNamed } from '../../table/workbook';
import { sheetLang } from '../check';
import { say } from '../messages';
import type { Case, Decision } from '../panel';
import { findingsToSettle } from './cases';
import type { Unplanned } from './rulings';
import type { Scene } from './scene';

type OnWarning = Extract<Decision, { readonly do: 'setAside' | 'takeUp' }>;

/** A warning to be set aside or taken up again. */
export interface PlannedAside {
  readonly decision: OnWarning;
  readonly warning: Case;
}

export function plannedAside(decision: OnWarning, scene: Scene): PlannedAside | Unplanned {
  const { workbook } = scene.check;
  if (!sheetNamed(workbook.sheets, 'log')) return { refused: 'badRequest', kind: 'noLog' };
  const warning = findingsToSettle(scene).find(
    ({ id, seen }) => id === decision.id && seen === decision.seen,
  );
  if (!warning) return { refused: 'changed', kind: 'tableChanged' };
  return warning.level === 'warning'
    ? { decision, warning }
    : { refused: 'badRequest', kind: 'onlyWarnings' };
}

/** Those of the warnings that stand aside, by what they say. */
export const standingAside = ({ check: { workbook } }: Scene): ReadonlySet<string> =>
  asideWarnings(sheetNamed(workbook.sheets, 'log'), workbook.zone);

/** The line of the log: it is where a warning that stands aside is remembered. */
export function asideLine({ decision, warning }: PlannedAside, scene: Scene) {
  const word = ASIDE[sheetLang(scene.check.workbook)];
  const [old, now] = decision.do === 'setAside' ? ['', word] : [word, ''];
  const { sheet = '', cell = '' } = warning.place ?? {};
  return { cell: { sheet, cell }, record: asideRecord(warning.seen), old, now } satisfies Partial<LogEntry>;
}

export const asideBack = ({ decision: { id, seen, ...decision } }: PlannedAside): Decision => ({
  do: decision.do === 'setAside' ? 'takeUp' : 'setAside',
  id,
  seen,
});

export const saidAside = ({ decision }: PlannedAside, { lang }: Scene): string =>
  say({ kind: decision.do === 'setAside' ? 'saidAside' : 'saidTakenUp', data: {} }, lang, '');
