import { userLang } from './locale';
import { say } from './messages';
import type { KeepPostResult, Posted, PostedRow } from './panel';
import { keepPosted } from './posts';
import { refusal } from './refusal';
import { mayJudge } from './rights';
import { opened } from './spreadsheet';

/**
 * Запоминает, что опубликовано, чтобы потом сказать, что сдвинулось.
 * Remembers what was posted, to tell later what moved since.
 *
 * @param {Object} request post: отпечаток, места, решения / the fingerprint, places, rulings.
 * @return {Object} {ok: true} или отказ / or a refusal.
 */
export function keepPost(request: unknown): KeepPostResult {
  const post = isRecord(request) ? request.post : undefined;
  if (!mayJudge(opened(SpreadsheetApp.getActiveSpreadsheet())))
    return refusal('noRights', say({ kind: 'setUp.noRights', data: {} }, userLang(), ''));
  if (isPosted(post) && keepPosted(onlyPosted(post))) return { ok: true };
  return refusal('badRequest', say({ kind: 'notKept', data: {} }, userLang(), ''));
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;
const isTextOrNull = (value: unknown): boolean => value === null || isText(value);
const isListOf = (value: unknown, is: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= 10_000 && value.every(is);

const isPosted = (value: unknown): value is Posted =>
  isRecord(value) &&
  isText(value.at) &&
  isText(value.fingerprint) &&
  isListOf(value.rows, isRow) &&
  isListOf(value.rulings, isText) &&
  isListOf(value.counted, isText);

/** Without whatever else came along: it would be kept for good. */
const onlyPosted = ({ at, fingerprint, rows, rulings, counted }: Posted): Posted => ({
  at,
  fingerprint,
  rows: rows.map(({ stage, group, team, place, points }) => ({ stage, group, team, place, points })),
  rulings,
  counted,
});

const isRow = (value: unknown): value is PostedRow =>
  isRecord(value) &&
  isText(value.stage) &&
  isText(value.team) &&
  isTextOrNull(value.group) &&
  isTextOrNull(value.points) &&
  (value.place === null || typeof value.place === 'number');
