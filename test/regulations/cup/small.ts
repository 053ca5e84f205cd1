import type { Outcome, PointsTable, Role } from '../../../src/core/game';
import { defaultsOf } from '../../../src/core/parameters';
import { fraction, type Points, parsePoints, toText } from '../../../src/core/points';
import type { Judgement, StandingsRow } from '../../../src/core/regulation';
import type { Sanction } from '../../../src/core/sanction';
import type { Game, LedgerLine, LedgerState, Seat, Tournament } from '../../../src/core/tournament';
import { cup } from '../../../src/regulations/cup';
import { editions } from '../../../src/regulations/cup/editions';
import { type CupValues, parameters } from '../../../src/regulations/cup/parameters';

/** A seat as a test writes it: typed points, or a role with what else the protocol says. */
export type SmallSeat =
  | string
  | ({ readonly role?: Role; readonly typed?: string } & Partial<Omit<Seat, 'team' | 'role' | 'points'>>);

export interface SmallGame {
  readonly id: string;
  readonly stage?: string;
  readonly outcome?: Outcome | 'none';
  readonly winner?: Outcome;
  readonly players?: number;
  readonly seats: Readonly<Record<string, SmallSeat>>;
  /** Rows of teams that have one already. */
  readonly again?: Readonly<Record<string, SmallSeat>>;
  readonly unread?: number;
}

export interface SmallRuling {
  readonly team: string;
  readonly game?: string;
  readonly stage?: string;
  readonly clause?: string;
  readonly points?: string;
  readonly paid?: string;
  readonly sanctions?: readonly Sanction[];
  readonly state?: LedgerState;
  readonly id?: string;
  readonly player?: string;
}

export const exact = (text: string): Points => parsePoints(text) ?? fraction(0, 0);

const template = defaultsOf(parameters);
/** The 2016 edition for few teams: any number of players, nobody cut, unless the test says so. */
export const law = (changed: Partial<CupValues> = {}): CupValues => ({
  ...template,
  ...editions['2016'],
  plan: [[exact('0'), exact('3')]],
  roles: [],
  'stage1.minimum': 0,
  'stage2.minimum': 0,
  'stage2.missing': 99,
  ...changed,
});

const seat = (team: string, game: number, row: number, said: SmallSeat): Seat => {
  const { typed, ...rest } = typeof said === 'string' ? { typed: said } : said;
  const cells = {
    at: { sheet: 'Games', cell: `E${game * 100 + row}` },
    pointsAt: { sheet: 'Games', cell: `O${game * 100 + row}` },
  };
  return { team, ...cells, ...(typed !== undefined && { points: exact(typed) }), ...rest };
};

const game = (
  { id, stage = '1', outcome = 'city', players, seats, again = {}, unread, winner }: SmallGame,
  i: number,
): Game => {
  const all = [...Object.entries(seats), ...Object.entries(again)].map(([team, said], row) =>
    seat(team, i + 1, row + 1, said),
  );
  const at = { sheet: 'Games', cell: `C${(i + 1) * 100}` };
  return {
    id,
    stage,
    players: players ?? all.length,
    ...(outcome !== 'none' && { outcome }),
    ...(winner && { winner }),
    ...(unread && { unread }),
    seats: all,
    at,
  };
};

const line = (ruling: SmallRuling, i: number): LedgerLine => {
  const { points, paid, sanctions = [], state = 'confirmed', clause = 'fines.2', id = '', ...who } = ruling;
  const cell = { sheet: 'Penalties', cell: `O${i + 2}` };
  const sums = { ...(points && { points: exact(points) }), ...(paid && { paid: exact(paid) }) };
  return { row: i + 2, id, clause, ...who, sanctions, state, cell, ...sums };
};

export const facts = (
  teams: readonly string[],
  games: readonly SmallGame[],
  rulings: readonly SmallRuling[] = [],
): Tournament => ({
  teams: teams.map((name, i) => ({ name, players: [], at: { sheet: 'Teams', cell: `A${i + 2}` } })),
  walls: [],
  wallGames: [],
  games: games.map(game),
  ledger: rulings.map(line),
  stamped: false,
  now: 0,
});

export const judged = (
  teams: string,
  games: readonly SmallGame[],
  rulings: readonly SmallRuling[] = [],
  changed: Partial<CupValues> = {},
): Judgement => cup.judge(facts(teams.split(' '), games, rulings), law(changed));

export const table = ({ tables }: Judgement, stage = '1'): readonly StandingsRow[] =>
  tables.find(one => one.stage === stage)?.rows ?? [];

/** `place team points decidedBy` of each row; `?` for what is not known, `=` for a shared place. */
export const places = (judgement: Judgement, stage = '1'): readonly string[] =>
  table(judgement, stage).map(({ place = '?', shared, team, points, decidedBy }) =>
    `${place}${shared ? '=' : ''} ${team} ${points ? toText(points) : '?'} ${shared ? '' : decidedBy}`.trim(),
  );

export const kinds = ({ findings }: Judgement): readonly string[] =>
  findings.map(({ level, kind }) => `${level} ${kind}`);

export const pointsOf = (judgement: Judgement, team: string, stage = '1'): string | undefined => {
  const points = table(judgement, stage).find(row => row.team === team)?.points;
  return points && toText(points);
};

/** A table of points for any number of players. */
export const PLAIN: PointsTable = [
  { side: 'good', points: { city: exact('2'), mafia: exact('0') } },
  { side: 'mafia', points: { city: exact('0'), mafia: exact('3') } },
];
