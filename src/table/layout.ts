import { LEDGER_STATES } from '../core/tournament';
import { STATE_WORDS } from './ledgerSheet';
import { OUTCOME_WORDS, offered, ROLE_WORDS, STREET_WORDS } from './offered';
import type { ColumnOf, SheetId } from './sheets';
import { stageText } from './standingsSheet';

/** Who writes in a column: it decides its colours. */
export type Writer = 'organizer' | 'captain' | 'judge';

/** What a column's cells are: text that no locale makes a date of, a time of day, a moment, a whole number, or anything. */
export type CellKind = 'text' | 'clock' | 'moment' | 'whole' | 'any';

/** How a column of a sheet looks and what it offers. */
export interface ColumnLook {
  /** In pixels. */
  readonly width: number;
  readonly kind: CellKind;
  readonly by: Writer;
  readonly align: 'left' | 'center' | 'right';
  readonly isBold: boolean;
  /** Long texts are read whole, on a phone too; left out: what does not fit is cut. */
  readonly isWrapped?: true;
  /** Words to choose from; other ones are taken too, with a warning at most. */
  readonly list?: { readonly ru: readonly string[]; readonly en: readonly string[] };
}

type More = Partial<Omit<ColumnLook, 'width' | 'kind'>>;
const look =
  (kind: CellKind, align: ColumnLook['align']) =>
  (width: number, more: More = {}): ColumnLook => ({
    width,
    kind,
    by: 'organizer',
    align,
    isBold: false,
    ...more,
  });
const [text, key, clock, moment, whole, any] = [
  look('text', 'left'),
  look('text', 'center'),
  look('clock', 'right'),
  look('moment', 'right'),
  look('whole', 'center'),
  look('any', 'left'),
];

const words = (ru: readonly string[], en: readonly string[] = ru): More => ({ list: { ru, en } });
const stages = (...ids: readonly string[]): More =>
  words(
    ids.map(id => stageText(id, 'ru')),
    ids.map(id => stageText(id, 'en')),
  );
const JUDGE: More = { by: 'judge' };
const SCORE: More = { isBold: true };

type Looks<S extends SheetId> = Readonly<Record<ColumnOf<S>, ColumnLook>>;

/** Columns of each sheet by their names: widths, cell kinds, lists. */
export const LAYOUT: { readonly [S in SheetId]: Looks<S> } = {
  regulation: {
    parameter: text(170),
    value: text(260),
    clause: key(90),
    meaning: text(420),
    default: text(260),
  },
  teams: {
    team: text(220),
    group: key(70),
    league: key(104, stages('top', 'second')),
    captain: text(140),
    mail: text(190),
    player: text(140),
    role: key(112, words(['капитан'], ['captain'])),
    from: moment(120),
    to: moment(120),
    salary: look('text', 'right')(80),
  },
  walls: {
    wall: key(70),
    day: whole(50),
    stage: key(100, stages('group', 'semi', 'final')),
    group: key(70),
    a: text(220),
    b: text(220),
    start: moment(130),
    fairPlay: key(50, words(['1', '2а', '2б', '3'], ['1', '2a', '2b', '3'])),
  },
  online: {
    wall: key(52, SCORE),
    game: whole(54),
    created: clock(62),
    go: clock(62),
    teamA: text(150),
    teamB: text(150),
    a: key(64, { by: 'captain', ...SCORE }),
    b: key(64, { by: 'captain', ...SCORE }),
    byCards: key(54, words(['A', 'B'])),
    stampA: clock(66),
    stampB: clock(66),
    due: clock(66),
    judge: key(58, { by: 'judge', ...SCORE }),
    status: text(98),
    note: text(392),
    id: text(80),
  },
  games: {
    stage: key(104, stages('1', '2', '3', 'top', 'second')),
    round: key(50),
    game: key(80, SCORE),
    time: moment(120),
    street: text(130, { list: offered(STREET_WORDS) }),
    players: whole(64),
    outcome: key(146, { list: offered(OUTCOME_WORDS) }),
    omon: key(58, words(['1', '2', '3', '4'])),
    team: text(190),
    player: text(140),
    role: key(112, { list: offered(ROLE_WORDS) }),
    kills: whole(70),
    days: key(60),
    daysInAll: key(60),
    points: look('text', 'right')(70, SCORE),
    note: text(260),
  },
  standings: {
    stage: any(80),
    group: any(64),
    place: any(56),
    team: any(290),
    points: any(70),
    carryIn: any(80),
    penalties: any(80),
    pending: any(80),
    provisional: any(104),
    decidedBy: any(92),
    qualified: any(92),
  },
  captains: {
    team: text(66, { isWrapped: true, ...SCORE }),
    now: text(84, { isWrapped: true }),
    offences: text(92, { isWrapped: true }),
    next: text(72, { isWrapped: true }),
  },
  penalties: {
    id: text(60),
    time: text(130),
    clause: key(70),
    team: text(220),
    player: text(110),
    stage: key(80),
    wall: key(54),
    game: key(54),
    evidence: text(280),
    repeat: whole(58),
    sanction: text(150),
    points: look('text', 'right')(54),
    money: look('text', 'right')(60),
    paid: look('text', 'right')(70),
    state: key(124, {
      ...JUDGE,
      ...words(
        LEDGER_STATES.map(state => STATE_WORDS[state].ru),
        LEDGER_STATES.map(state => STATE_WORDS[state].en),
      ),
    }),
    judge: text(90, JUDGE),
    reason: text(220, JUDGE),
  },
  log: {
    time: text(150),
    sheet: text(120),
    cell: key(64),
    record: text(100),
    old: text(120),
    new: text(120),
    who: text(160),
    chain: text(190),
  },
};
