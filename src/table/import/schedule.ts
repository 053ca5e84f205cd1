import { gameNamed } from '../games';
import { nameKey } from '../names';
import { stageNamed } from '../stages';
import { stageText } from '../standingsSheet';
import {
  fieldsOf,
  type ImportLine,
  type ImportRow,
  lineOf,
  listed,
  type Remark,
  remark,
  type TextLine,
  tooLong,
} from './lines';
import type { Standing } from './standing';

/** The stage of each game so far, and where that is said: the line above, or none for the workbook. */
type Planned = Map<string, { readonly stage: string | undefined; readonly line?: number }>;

/** `stage: game, game`: a row that announces each game that is not there yet. */
export function readSchedule(lines: readonly TextLine[], standing: Standing): readonly ImportLine[] {
  const planned: Planned = new Map([...standing.games].map(([key, { stage }]) => [key, { stage }] as const));
  return lines.map(line => readStage(line, planned, standing));
}

/** Numbers parted by spaces alone are games of their own. */
const gamesOf = (text: string): readonly string[] =>
  listed(text).flatMap(item => (/^\d+( \d+)+$/.test(item) ? item.split(' ') : item));

function readStage(line: TextLine, planned: Planned, standing: Standing): ImportLine {
  const fields = fieldsOf(line.text);
  const [text = '', list = ''] = fields;
  if (fields.length !== 2)
    return lineOf(line, [remark('error', fields.length < 2 ? 'noColon' : 'colons', { wanted: 'schedule' })]);
  if (/^\d{1,2}:0\d$/.test(line.text))
    return lineOf(line, [remark('error', 'scoreLike', { text: line.text, wanted: 'schedule' })]);
  const stage = text === '' ? undefined : stageNamed(text);
  if (stage === undefined || !standing.stages.includes(stage))
    return lineOf(line, [unknownStage(text, standing), ...tooLong([text])]);
  const games = gamesOf(list);
  if (games.length === 0) return lineOf(line, [remark('error', 'noGames', { wanted: 'schedule' })]);
  const long = tooLong(games);
  if (long.length > 0) return lineOf(line, long);
  const named = games.map(game => gameNamed(game));
  return stageLine(line, stage, named, planned, standing);
}

const unknownStage = (text: string, { stages }: Standing): Remark =>
  remark('error', 'noStage', {
    text: [...text].slice(0, 40).join(''),
    ru: stages.map(stage => stageText(stage, 'ru')),
    en: stages.map(stage => stageText(stage, 'en')),
  });

function stageLine(
  line: TextLine,
  stage: string,
  games: readonly string[],
  planned: Planned,
  { lang }: Standing,
): ImportLine {
  const word = stageText(stage, lang);
  const remarks: Remark[] = [];
  const fresh = new Map<string, string>();
  for (const game of games) {
    const before = planned.get(nameKey(game));
    if (before) remarks.push(...plannedAgain(game, stage, before));
    else if (fresh.has(nameKey(game)))
      remarks.push(remark('warning', 'gameAgain', { game, line: line.line }));
    else fresh.set(nameKey(game), game);
  }
  if (!remarks.some(({ level }) => level === 'error'))
    for (const key of fresh.keys()) planned.set(key, { stage, line: line.line });
  const rows = [...fresh.values()].map(
    (game): ImportRow => ({ sheet: 'games', cells: { stage: word, game } }),
  );
  const count = rows.length;
  const note = remark('note', count > 0 ? 'games' : 'gamesSame', { stage, ...(count > 0 && { count }) });
  return lineOf(line, [note, ...remarks], rows);
}

function plannedAgain(
  game: string,
  stage: string,
  { stage: standing, line }: { readonly stage: string | undefined; readonly line?: number },
): readonly Remark[] {
  if (standing === undefined) return [remark('error', 'gameUnclear', { game })];
  if (standing !== stage)
    return [remark('error', 'gameOfOtherStage', { game, stage: standing, line: line ?? '' })];
  return line === undefined ? [] : [remark('warning', 'gameAgain', { game, line })];
}
