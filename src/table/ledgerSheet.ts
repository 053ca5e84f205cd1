import type { Points } from '../core/points';
import type { Step } from '../core/sanction';
import { LEDGER_STATES, type LedgerLine, type LedgerState } from '../core/tournament';
import { type Border, report } from './border';
import type { Grid, GridRow } from './grid';
import { nameKey, shown } from './names';
import { isBlank, isDate, readNumber, readWhole } from './numbers';
import { readSanctions } from './sanctions';
import type { ColumnOf } from './sheets';
import { stageNamed, wallStageNamed } from './stages';
import type { TeamBook } from './teams';
import { readMoment, wallClock } from './time';

type LedgerRow = GridRow<ColumnOf<'penalties'>>;

export const STATE_WORDS: Readonly<Record<LedgerState, { readonly ru: string; readonly en: string }>> = {
  proposed: { ru: 'предложен', en: 'proposed' },
  confirmed: { ru: 'подтверждён', en: 'confirmed' },
  dismissed: { ru: 'отклонён', en: 'dismissed' },
  withdrawn: { ru: 'отозван', en: 'withdrawn' },
};

const STATES: ReadonlyMap<string, LedgerState> = new Map(
  LEDGER_STATES.flatMap(state => [
    [nameKey(STATE_WORDS[state].ru), state],
    [nameKey(STATE_WORDS[state].en), state],
    [nameKey(STATE_WORDS[state].ru).replace(/ен$/, 'ено'), state],
  ]),
);

export interface LedgerContext {
  readonly book: TeamBook;
  readonly zone: string;
  /** The clauses of the regulation in force. */
  readonly clauses: ReadonlySet<string>;
  /** Names of walls by their key; empty where there are none. */
  readonly walls: ReadonlyMap<string, string>;
  readonly border: Border;
}

/** The rulings of the ledger. A row that can't be read as one is a finding and stays in the sheet untouched. */
export const readLedger = (
  grid: Grid<ColumnOf<'penalties'>>,
  context: LedgerContext,
): readonly LedgerLine[] =>
  grid.rows.flatMap(row => {
    const line = readLine(row, context);
    return line ? [line] : [];
  });

/** Rulings on a game or a wall rather than on a team: these need no offender. */
const OF_GAMES: ReadonlySet<string> = new Set(['replay', 'annulled', 'wallClosed']);

function readLine(row: LedgerRow, context: LedgerContext): LedgerLine | undefined {
  const { border } = context;
  const state = STATES.get(nameKey(row.text('state')));
  if (!state) report(border, 'error', 'unknownState', row.at('state'), { text: row.text('state') });
  const sanctions = sanctionsOf(row, state, border);
  const isOfNoTeam = row.text('team') === '' && sanctions?.some(({ kind }) => OF_GAMES.has(kind));
  const team = isOfNoTeam ? '' : context.book.named(row.text('team'), row.at('team'));
  if (team === undefined || !state || !sanctions) return undefined;
  const [points, money, paid] = [
    number(row, 'points', border),
    number(row, 'money', border),
    number(row, 'paid', border),
  ];
  const at = readMoment(row.cell('time'), context.zone);
  if (!at.ok && at.why !== 'blank')
    report(border, 'warning', 'badMoment', row.at('time'), { text: row.text('time') });
  const repeat = readWhole(row.cell('repeat'));
  if (repeat === undefined && row.text('repeat') !== '')
    report(border, 'error', 'badNumber', row.at('repeat'), { text: row.text('repeat'), why: 'words' });
  return {
    row: row.row,
    id: row.text('id'),
    clause: clauseOf(row, state, context),
    team,
    sanctions,
    state,
    cell: row.at('state'),
    ...(at.ok && { at: at.at }),
    ...(repeat !== undefined && repeat > 0 && { repeat }),
    ...(points && { points }),
    ...(money && { money }),
    ...(paid && { paid }),
    ...textFields(row),
    ...(row.text('player') && { player: context.book.player(row.text('player')) }),
    ...wallOf(row, context),
  };
}

/** A ruling that fell takes nothing, whatever its sanction says. */
function sanctionsOf(row: LedgerRow, state: LedgerState | undefined, border: Border): Step | undefined {
  const read = readSanctions(row.text('sanction'));
  if (read.ok) return read.step;
  if (state === 'dismissed' || state === 'withdrawn') return [];
  report(border, 'error', 'unknownSanction', row.at('sanction'), { text: read.word });
  return undefined;
}

const TEXTS = ['stage', 'evidence', 'judge', 'reason'] as const;

function textFields(row: LedgerRow): Partial<Record<(typeof TEXTS)[number] | 'game', string>> {
  const found: Partial<Record<(typeof TEXTS)[number] | 'game', string>> = {};
  for (const column of TEXTS) if (row.text(column)) found[column] = shown(row.text(column));
  const game = readWhole(row.cell('game'));
  if (found.stage) found.stage = stageNamed(found.stage) ?? wallStageNamed(found.stage) ?? found.stage;
  if (row.text('game')) found.game = game === undefined ? shown(row.text('game')) : String(game);
  return found;
}

function wallOf(row: LedgerRow, { walls, border }: LedgerContext): { wall?: string } {
  const text = row.text('wall');
  if (text === '') return {};
  const wall = walls.get(nameKey(text));
  if (wall === undefined) report(border, 'error', 'unknownWall', row.at('wall'), { wall: text });
  return { wall: wall ?? shown(text) };
}

/** A Russian file turns 7.3.14 into 7 March 2014 and 7.5 into 7 May: the clause that was typed, if there is one. */
function onceTyped(cell: unknown, { clauses, zone }: LedgerContext): string | undefined {
  if (!isDate(cell)) return undefined;
  const date = new Date(wallClock(cell.getTime(), zone));
  const [day, month, year] = [date.getUTCDate(), date.getUTCMonth() + 1, date.getUTCFullYear() % 100];
  return [`${day}.${month}.${year}`, `${day}.${month}`].find(text => clauses.has(text));
}

/** A clause as it is written: spaces and a closing dot do not count, nor do «п.» and "cl.". */
function clauseOf(row: LedgerRow, state: LedgerState, context: LedgerContext): string {
  const { clauses, border } = context;
  const text = nameKey(onceTyped(row.cell('clause'), context) ?? row.text('clause'))
    .replace(/^(пункт|п|clause|cl)\.?\s*/, '')
    .replace(/\.$/, '');
  if (text === '' && state === 'confirmed')
    report(border, 'warning', 'noClause', row.at('clause'), { team: row.text('team') });
  if (text === '' || clauses.has(text)) return text;
  const dotted = text.replace(/\)$/, '').replace(/а$/, 'a').replace(/б$/, 'b').replace(/\s/g, '');
  if (clauses.has(dotted)) return dotted;
  report(border, 'error', 'unknownClause', row.at('clause'), { text: row.text('clause') });
  return '';
}

function number(row: LedgerRow, column: 'points' | 'money' | 'paid', border: Border): Points | undefined {
  const cell = row.cell(column);
  if (isBlank(cell)) return undefined;
  const read = readNumber(cell);
  if (read.ok) return read.points;
  report(border, 'error', 'badNumber', row.at(column), { text: row.text(column), number: read.why });
  return undefined;
}
