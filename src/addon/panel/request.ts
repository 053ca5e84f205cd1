import type { Instant } from '../../core/tournament';
import { askedMoment } from '../askedMoment';
import type { DecideRequest, Decision, Place } from '../panel';

/** What the page asked for, or the kind of the sentence that says what is wrong with it. */
export type Asked<T> = T | Wrong;

export interface Wrong {
  readonly wrong: string;
  readonly text: string;
}

interface Moment {
  readonly now: Instant;
}

/** A whole second: the ledger and the log keep no less. */
const SECOND = 1000;

const wrong = (kind: string, text = ''): Wrong => ({ wrong: kind, text });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 5000;
const isTextOrNone = (value: unknown): boolean => value === undefined || value === null || isText(value);

/** `{now?}`, or nothing at all. */
export function askedCheck(request: unknown, zone: string, clock: Instant): Asked<Moment> {
  if (request === undefined || request === null) return { now: whole(clock) };
  if (!isRecord(request)) return wrong('badDecision');
  const { now } = request;
  if (now === undefined || now === null) return { now: whole(clock) };
  const at = askedMoment(now, zone);
  return at !== undefined ? { now: whole(at) } : wrong('badNow', isText(now) ? now : typeof now);
}

const whole = (at: Instant): Instant => Math.floor(at / SECOND) * SECOND;

export interface AskedDecisions extends Moment, Pick<DecideRequest, 'decisions'> {
  /** Empty: whoever the platform says works here. */
  readonly by: string;
}

/** `{decisions, by?, now?}` */
export function askedDecisions(request: unknown, zone: string, clock: Instant): Asked<AskedDecisions> {
  const moment = askedCheck(request, zone, clock);
  if ('wrong' in moment) return moment;
  const { decisions, by } = isRecord(request) ? request : {};
  if (!isTextOrNone(by) || !Array.isArray(decisions)) return wrong('badDecision');
  if (decisions.length === 0) return wrong('noDecisions');
  return decisions.length <= MOST && decisions.every(isDecision)
    ? { ...moment, decisions: decisions.map(withoutNulls), by: isText(by) ? by : '' }
    : wrong('badDecision');
}

const MOST = 500;

/** The fields of each decision: those that must be texts, and those that may be left out. */
const FIELDS: Readonly<Record<Decision['do'], readonly [needed: readonly string[], may: readonly string[]]>> =
  {
    confirm: [
      ['id', 'seen'],
      ['judge', 'reason'],
    ],
    reopen: [
      ['id', 'seen'],
      ['judge', 'reason'],
    ],
    reinstate: [
      ['id', 'seen'],
      ['judge', 'reason'],
    ],
    dismiss: [['id', 'seen', 'reason'], ['judge']],
    withdraw: [['id', 'seen', 'reason'], ['judge']],
    score: [['record', 'seen', 'score'], []],
    pay: [['id', 'seen', 'paid'], []],
    setAside: [['id', 'seen'], []],
    takeUp: [['id', 'seen'], []],
    add: [
      ['clause', 'team', 'evidence'],
      ['player', 'stage', 'wall', 'game', 'sanction', 'points', 'money'],
    ],
  };

function isDecision(value: unknown): value is Decision {
  if (!isRecord(value) || typeof value.do !== 'string') return false;
  if (!Object.keys(FIELDS).includes(value.do)) return false;
  const [needed, may] = FIELDS[value.do as Decision['do']];
  return needed.every(name => isText(value[name])) && may.every(name => isTextOrNone(value[name]));
}

/** What is left out arrives as null from some pages. */
const withoutNulls = (decision: Decision): Decision =>
  Object.fromEntries(Object.entries(decision).filter(([, value]) => value !== null)) as Decision;

export const askedPlace = (request: unknown): Asked<Place> =>
  isRecord(request) && isText(request.sheet) && isText(request.cell) && isTextOrNone(request.record)
    ? { sheet: request.sheet, cell: request.cell, record: isText(request.record) ? request.record : '' }
    : wrong('badDecision');
