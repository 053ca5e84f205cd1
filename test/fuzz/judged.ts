// A workbook judged as a check does, and what must hold of that whatever stands in its cells.
import { type Check, checkWorkbook } from '../../src/addon/check';
import { panelOf } from '../../src/addon/panel/panelOf';
import { reportOf } from '../../src/addon/reporting';
import { toText } from '../../src/core/points';
import type { SheetCells } from '../../src/table/sheets';
import { readMoment } from '../../src/table/time';
import type { Workbook } from '../../src/table/workbook';
import { ZONE } from '../book';
import { type Fate, must } from './kind';
import { isUnwritten } from './ours';
import {
  isSentence,
  mustBeAPlace,
  mustBePlain,
  mustBeUnpolluted,
  mustBeWritable,
  quotesPrograms,
} from './sound';

const read = readMoment('2026-11-30T12:00', ZONE);
export const NOW = read.ok ? read.at : 0;
const AROUND = { fingerprint: '', posted: null, hasSample: false, repairs: [], armed: null };

export const workbookOf = (sheets: readonly SheetCells[]): Workbook => ({
  sheets,
  zone: ZONE,
  locale: 'ru_RU',
  now: NOW,
});

/** What is about the file as a whole, or about a sheet that is not there, has no cell. */
const WITHOUT_CELL = ['missingSheet', 'filterOn'];

/** Judges, and holds all that must hold. Refused: there is nothing to judge, or something of it is said to be wrong. */
export function judged(
  sheets: readonly SheetCells[],
  input: unknown,
  also: (check: Check) => void = shownInReport,
): Fate {
  const before = JSON.stringify(sheets);
  const mayQuote = quotesPrograms(input);
  const result = checkWorkbook(workbookOf(sheets), { lang: mayQuote ? 'en' : 'ru' });
  must(JSON.stringify(sheets) === before, 'a cell that was read is another one now');
  mustBeUnpolluted();
  if (!result.ok) {
    refusalNamesCell(result.message, sheets);
    mustBePlain(result, mayQuote);
    return 'refused';
  }
  const { check } = result;
  for (const block of check.blocks) mustBeWritable(block);
  isUnwritten(check);
  findingsNamePlaces(check, sheets);
  nothingInvented(check);
  also(check);
  return check.findings.some(({ level }) => level === 'error') ? 'refused' : 'accepted';
}

/** What a program reads of it. */
export const shownInReport = (check: Check): void =>
  mustBePlain(reportOf(check, 'en', ZONE), quotesPrograms(check.workbook.sheets));

/** What a judge sees of it, with what each of his decisions would move. */
export const shownInPanel = (check: Check): void =>
  mustBePlain(panelOf(check, 'ru', AROUND), quotesPrograms(check.workbook.sheets));

function refusalNamesCell(message: string, sheets: readonly SheetCells[]): void {
  const isNamed = sheets.some(({ name }) => message.includes(`${name}!`) && /![A-Z]{1,3}\d+: /.test(message));
  must(
    isSentence(message) && (isNamed || /нет листа|no sheet|Нет листа|No sheet/.test(message)),
    'a refusal names no cell',
    message,
  );
}

function findingsNamePlaces({ findings, judgement }: Check, sheets: readonly SheetCells[]): void {
  for (const finding of findings) {
    const { at, kind, level } = finding;
    if (at && at.sheet !== '') mustBeAPlace(at.sheet, at.cell, sheets, finding);
    else
      must(
        level !== 'error' || WITHOUT_CELL.includes(kind) || judgement.findings.includes(finding),
        'a finding names no cell',
        finding,
      );
  }
}

/** What can't be read is no score: a wall stands as its last row that someone really wrote, or that a judge ruled. */
function nothingInvented({ understood, judgement }: Check): void {
  const games = new Map(understood.tournament.wallGames.map(game => [`${game.wall}/${game.game}`, game]));
  for (const { wall, game, state, score } of judgement.rows) {
    const row = games.get(`${wall}/${game}`);
    if (!score || !row) continue;
    const written = [row.captains.a.entry, row.captains.b.entry].flatMap(entry =>
      entry.state === 'score' ? [entry.score] : [],
    );
    const known = [...written, ...(row.judge ? [row.judge] : [])].map(({ a, b }) => `${a}:${b}`);
    must(known.includes(`${score.a}:${score.b}`), `a score that nobody wrote (${state})`, {
      wall,
      game,
      score,
    });
  }
  for (const { a, b } of judgement.walls.map(({ final }) => final))
    for (const one of [a, b]) must(/^-?\d/.test(toText(one)), 'no points', one);
}
