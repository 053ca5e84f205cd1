import type { Outcome } from '../core/game';
import type { Game, Instant } from '../core/tournament';
import { type Border, report } from './border';
import type { GridRow } from './grid';
import { nameKey, shown } from './names';
import { readWhole } from './numbers';
import { type ColumnOf, SHEETS } from './sheets';
import { stageNamed } from './stages';
import { readMoment } from './time';
import { outcomeNamed, streetNamed } from './words';

export type GameColumn = ColumnOf<'games'>;
export type GameRow = GridRow<GameColumn>;
export type GameRows = readonly [GameRow, ...GameRow[]];

interface FactsContext {
  /** Rows of the game in which a team sits. */
  readonly seats: number;
  readonly zone: string;
  readonly border: Border;
}

/** What is said of a game in its rows, without its seats. Rows that say different things are a finding. */
export function gameFacts(
  id: string,
  rows: GameRows,
  { seats, zone, border }: FactsContext,
): Omit<Game, 'seats'> | undefined {
  const said = (column: GameColumn) => saidOf(rows, column, id, border);
  const stage = stageOf(said('stage'), border);
  const start = startOf(said('time'), zone, border);
  const players = playersOf(said('players'), seats, id, border);
  const outcome = said('outcome');
  const result = outcomeOf(outcome, said('omon'), border);
  const [round, street] = [textOf(said('round'), 'round'), textOf(said('street'), 'street')];
  if (stage === undefined) return undefined;
  return {
    id,
    stage,
    ...(round && { round: /^(доп|extra)/.test(nameKey(round)) ? 'extra' : round }),
    ...(start !== undefined && { start }),
    ...(street && { street: streetNamed(street) ?? street }),
    players,
    ...(result && { outcome: result }),
    at: rows[0].at('game'),
    outcomeAt: (outcome.row ?? rows[0]).at('outcome'),
  };
}

/** The first row that fills a column; `differs` when another row says something else there: then nothing is known. */
interface Said {
  readonly row?: GameRow;
  readonly differs: boolean;
}

function saidOf(rows: GameRows, column: GameColumn, game: string, border: Border): Said {
  const filled = rows.filter(row => row.text(column) !== '');
  const [first] = filled;
  if (!first) return { differs: false };
  const other = filled.find(row => meaning(row, column) !== meaning(first, column));
  if (!other) return { row: first, differs: false };
  const { ru, en } = SHEETS.games.columns[column];
  const words = { text: other.text(column), first: first.text(column), firstCell: first.at(column).cell };
  report(border, 'error', 'gameDiffers', other.at(column), { game, ru, en, ...words });
  return { row: first, differs: true };
}

const meaning = (row: GameRow, column: GameColumn): string => {
  const text = nameKey(row.text(column));
  return (column === 'outcome' && outcomeNamed(text)) || text;
};

const textOf = ({ row, differs }: Said, column: GameColumn): string =>
  row && !differs ? shown(row.text(column)) : '';

function stageOf({ row, differs }: Said, border: Border): string | undefined {
  if (differs) return undefined;
  const stage = stageNamed(row?.text('stage') ?? '');
  if (row && stage === undefined)
    report(border, 'error', 'unknownStage', row.at('stage'), { text: row.text('stage') });
  return stage;
}

function startOf({ row, differs }: Said, zone: string, border: Border): Instant | undefined {
  if (!row || differs) return undefined;
  const read = readMoment(row.cell('time'), zone);
  if (read.ok) return read.at;
  const kind = read.why === 'noStart' ? 'momentWithoutStart' : 'badMoment';
  report(border, 'error', kind, row.at('time'), { text: row.text('time') });
  return undefined;
}

/** Players as typed, else as many as there are rows; nothing is counted before anyone sits. */
function playersOf({ row, differs }: Said, seats: number, game: string, border: Border): number {
  const typed = row && !differs ? readWhole(row.cell('players')) : undefined;
  if (!row || differs) return seats;
  if (typed === undefined || typed < 1) {
    report(border, 'error', 'badNumber', row.at('players'), { text: row.text('players'), number: 'words' });
    return seats;
  }
  if (typed !== seats && seats > 0) {
    report(border, 'warning', 'playersDiffer', row.at('players'), { game, players: typed, rows: seats });
  }
  return typed;
}

const WON: readonly Outcome[] = ['city', 'mafia', 'maniac'];
const NO_OMON = new Set(['', '0', '-', '–', '—', 'нет', 'no', 'none']);

/** An omon beside a named winner is the result. */
function outcomeOf(outcome: Said, omon: Said, border: Border): Outcome | undefined {
  const level = omonOf(omon, border);
  const text = outcome.row?.text('outcome') ?? '';
  const named = outcome.differs ? undefined : outcomeNamed(text);
  if (text !== '' && !outcome.differs && !named)
    report(border, 'error', 'unknownOutcome', outcome.row?.at('outcome'), { text });
  if (!named || level === undefined) return named;
  if (level === 'unreadable') return undefined;
  if (WON.includes(named) || named === level) return level;
  if (named.startsWith('omon')) {
    report(border, 'error', 'omonDiffers', omon.row?.at('omon'), {
      text: omon.row?.text('omon') ?? '',
      outcome: text,
    });
    return undefined;
  }
  return named;
}

function omonOf({ row, differs }: Said, border: Border): Outcome | 'unreadable' | undefined {
  if (!row) return undefined;
  if (differs) return 'unreadable';
  const text = nameKey(row.text('omon'));
  if (NO_OMON.has(text)) return undefined;
  const level = readWhole(row.cell('omon'));
  const named = outcomeNamed(level === undefined ? text : `omon${level}`);
  if (named?.startsWith('omon')) return named;
  report(border, 'error', 'unknownOmon', row.at('omon'), { text: row.text('omon') });
  return 'unreadable';
}
