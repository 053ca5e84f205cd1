import { LEDGER_STATES, WALL_SIDES } from '../core/tournament';
import { clockText } from '../table/time';
import { checkWorkbook, TABLE_NAMES } from './check';
import { hasTournament, noTournament } from './judging';
import { userLang } from './locale';
import { say } from './messages';
import type { WhatIfResult, WhatIfSwitch } from './panel';
import { askedCheck } from './panel/request';
import { sceneOf } from './panel/scene';
import { whatIfItems } from './panel/whatIfItems';
import { whatIfTables } from './panel/whatIfOf';
import { refusal } from './refusal';
import { readWorkbookCells } from './spreadsheet';

/** Switches of one request at most. */
const MOST_SWITCHES = 500;

/**
 * Говорит, что стало бы с таблицей при других решениях и что нужно каждой команде; ничего не записывает.
 * Tells how the table would stand under other decisions, and what each team needs; writes nothing.
 *
 * @param {Object} request switches: что считать иначе, now: время / what to take otherwise, the moment.
 * @return {Object} {ok: true, at, items, tables} или отказ / or a refusal.
 */
export function whatIf(request: unknown): WhatIfResult {
  const [lang, spreadsheet] = [userLang(), SpreadsheetApp.getActiveSpreadsheet()];
  const zone = spreadsheet.getSpreadsheetTimeZone();
  const moment = askedCheck(request, zone, Date.now());
  if ('wrong' in moment)
    return refusal('badRequest', say({ kind: moment.wrong, data: { text: moment.text } }, lang, ''));
  const switches = askedSwitches(request);
  if (!switches) return refusal('badRequest', say({ kind: 'whatIf.badRequest', data: {} }, lang, ''));
  const workbook = readWorkbookCells(spreadsheet, TABLE_NAMES, moment.now);
  if (!hasTournament(workbook)) return noTournament(lang);
  const read = checkWorkbook(workbook, { lang });
  if (!read.ok) return refusal('unreadable', read.message);
  const scene = sceneOf(read.check, lang);
  const tables = whatIfTables(switches, scene);
  if (!tables) return refusal('changed', say({ kind: 'whatIf.changed', data: {} }, lang, ''));
  return { ok: true, at: clockText(moment.now, zone).slice(0, 5), items: whatIfItems(scene), tables };
}

function askedSwitches(request: unknown): readonly WhatIfSwitch[] | undefined {
  const { switches = [] } = (request ?? {}) as { readonly switches?: unknown };
  return Array.isArray(switches) && switches.length <= MOST_SWITCHES && switches.every(isSwitch)
    ? switches
    : undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= 5000;
const isOneOf = (value: unknown, known: readonly string[]): boolean => known.some(one => one === value);

function isSwitch(value: unknown): value is WhatIfSwitch {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Readonly<Record<string, unknown>>;
  if (one.set === 'penalty') return isText(one.id) && isText(one.seen) && isOneOf(one.state, LEDGER_STATES);
  if (one.set === 'forfeit') return isText(one.wall) && isOneOf(one.loser, WALL_SIDES);
  return one.set === 'score' && isText(one.wall) && isText(one.game) && isText(one.score);
}
