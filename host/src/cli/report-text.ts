import type { Counters } from '../answers/context';
import type { Language } from './language';
import { type Charge, type Finding, openItems, type Report, type Standing } from './report';
import { TEXTS, type Texts } from './report-texts';
import { textTable } from './table';

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const word = (words: Record<string, string>, key: string): string =>
  Object.hasOwn(words, key) ? String(words[key]) : key;

/** The whole report as aligned text tables, ending with the summary and the count of cell calls. */
export function reportText(report: Report, counters: Counters, language: Language): string {
  const texts = TEXTS[language];
  const open = openItems(report);
  return [
    ...report.standings.map(standing => standingText(standing, texts)),
    section(texts.charges, report.charges.length, () => chargesText(report.charges, texts)),
    section(texts.findings, report.findings.length, () => findingsText(report.findings, texts)),
    section(texts.money, report.money?.length ?? 0, () => moneyText(report, texts)),
    [
      open > 0 ? texts.open(open) : texts.done(report.final),
      texts.calls(counters.valueReads, counters.valueWrites),
    ].join('\n'),
  ]
    .filter(part => part !== '')
    .join('\n\n');
}

/** Where the result stands, for the last line. */
export function savedText(file: string, language: Language): string {
  return TEXTS[language].saved(file);
}

function section(title: string, count: number, body: () => string): string {
  return count === 0 ? '' : `${title} (${count})\n${body()}`;
}

function standingText({ stage, group, rows }: Standing, texts: Texts): string {
  const title = `${texts.stageWord} ${word(texts.stage, stage)}${group ? ` ${group}` : ''}`;
  // The last stage sends nobody on, and a table whose cut is not set knows of nobody.
  const isCut = rows.some(({ qualified }) => qualified !== null);
  const lines = rows.map(row => [
    text(row.place),
    text(row.team),
    text(row.points),
    row.penalties === '0' ? '' : text(row.penalties),
    row.carryIn === '0' ? '' : text(row.carryIn),
    word(texts.decided, row.decidedBy),
    isCut ? qualifiedText(row) : '',
  ]);
  return `${title}\n${textTable(texts.standing, lines)}`;
}

const qualifiedText = ({ qualified }: Standing['rows'][number]): string =>
  qualified === null ? '?' : qualified ? '✓' : '✗';

function chargesText(charges: Charge[], texts: Texts): string {
  const lines = charges.map(charge => [
    /^\d+$/.test(text(charge.id)) ? text(charge.id) : '', // other ids repeat the columns beside
    text(charge.clause),
    text(charge.team),
    text(charge.wall),
    text(charge.game),
    text(charge.evidence),
    text(charge.repeat),
    text(charge.sanction),
    word(texts.state, charge.state),
  ]);
  return textTable(texts.charge, lines);
}

const LEVELS: Finding['level'][] = ['error', 'warning', 'note'];

/** Worst first, else as found. */
function findingsText(findings: Finding[], texts: Texts): string {
  const sorted = LEVELS.flatMap(level => findings.filter(finding => finding.level === level));
  const lines = sorted.map(({ level, sheet, cell, message }) => [
    texts.level[level],
    [sheet, cell].filter(Boolean).join('!'),
    text(message),
  ]);
  return textTable(texts.finding, lines);
}

function moneyText({ money }: Report, texts: Texts): string {
  return textTable(
    texts.owes,
    money.map(({ team, owes, why }) => [team, owes, why].map(text)),
  );
}
