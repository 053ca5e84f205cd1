import type { Finding } from '../../core/finding';
import { readArmed, silentSince } from '../armed';
import { isUnstamped } from '../inferring';
import { isGone, isOf, ownTriggers } from '../triggers';
import type { Fault } from './health';

type Spreadsheet = GoogleAppsScript.Spreadsheet.Spreadsheet;

const NOTE = { level: 'note', fix: null, place: null } as const;

/** Who stamps the scores, and whether he still does. */
export function stamping(spreadsheet: Spreadsheet): readonly Fault[] {
  const armed = readArmed();
  if (!armed) return [{ kind: 'health.trigger', data: {}, ...NOTE }];
  const isOwn = ownTriggers(spreadsheet).some(isOf(armed));
  const data = { by: armed.by, sinceOn: armed.since };
  const silent = silentSince();
  if (isGone(armed, isOwn))
    return [{ kind: 'health.armedGone', data, level: 'error', fix: 'arm', place: null }];
  if (silent !== undefined)
    return [
      {
        kind: 'health.armedSilent',
        data: { ...data, silentOn: silent },
        level: 'error',
        fix: 'arm',
        place: null,
      },
    ];
  return [{ kind: isOwn ? 'health.armedMine' : 'health.armed', data, ...NOTE }];
}

/** An address that is both a captain's and a judge's may write everywhere. */
export const captainsLetIn = (mails: readonly string[]): readonly Fault[] =>
  mails.length === 0
    ? []
    : [{ kind: 'health.captainLetIn', data: { mails }, level: 'warning', fix: null, place: null }];

/** Scores of which nobody knows when they came. */
export function unstamped(findings: readonly Finding[]): readonly Fault[] {
  const [first, ...rest] = findings.filter(isUnstamped);
  if (!first) return [];
  const place = first.at ? { ...first.at, record: '' } : null;
  return [
    { kind: 'health.unstamped', data: { count: rest.length + 1 }, level: 'warning', fix: 'stamp', place },
  ];
}
