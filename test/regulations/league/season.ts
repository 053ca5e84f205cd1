import type { Outcome, Role } from '../../../src/core/game';
import { defaultsOf } from '../../../src/core/parameters';
import { fraction, type Points, parsePoints, toText } from '../../../src/core/points';
import type { Judgement, StandingsRow } from '../../../src/core/regulation';
import type { Sanction } from '../../../src/core/sanction';
import type { Game, LedgerLine, LedgerState, Seat, Team, Tournament } from '../../../src/core/tournament';
import { league } from '../../../src/regulations/league';
import { type LeagueValues, parameters } from '../../../src/regulations/league/parameters';

/** A seat as a test writes it: a role, or typed points, or both with what else the protocol says. */
export type SmallSeat =
  | Role
  | ({ readonly role?: Role; readonly typed?: string } & Partial<Omit<Seat, 'team' | 'role' | 'points'>>);

export interface SmallGame {
  readonly id: string;
  readonly stage?: string;
  readonly round?: string;
  readonly outcome?: Outcome | 'none';
  readonly winner?: Outcome;
  readonly players?: number;
  readonly start?: string;
  readonly unread?: number;
  readonly seats: Readonly<Record<string, SmallSeat | readonly SmallSeat[]>>;
}

export interface SmallRuling {
  readonly id?: string;
  readonly team: string;
  readonly clause: string;
  readonly player?: string;
  readonly game?: string;
  readonly stage?: string;
  readonly at?: string;
  readonly repeat?: number;
  readonly money?: string;
  readonly paid?: string;
  readonly points?: string;
  readonly sanctions?: readonly Sanction[];
  readonly state?: LedgerState;
}

export type SmallTeam = Partial<Omit<Team, 'name' | 'players'>> & {
  readonly players?: readonly (Partial<Team['players'][number]> & { readonly name: string })[];
};

export interface SmallSeason {
  readonly teams: string | Readonly<Record<string, SmallTeam>>;
  readonly games?: readonly SmallGame[];
  readonly rulings?: readonly SmallRuling[];
  readonly law?: Partial<LeagueValues>;
  readonly now?: string;
}

export const exact = (text: string): Points => parsePoints(text) ?? fraction(0, 0);
export const moment = (text: string): number =>
  Date.parse(`${text}${text.length > 10 ? ':00' : 'T00:00:00'}Z`);

/** The text's numbers for few teams: a game of any number of players. */
export const lawOf = (changed: Partial<LeagueValues> = {}): LeagueValues => ({
  ...defaultsOf(parameters),
  'players.min': 1,
  ...changed,
});

const seat = (team: string, game: number, row: number, said: SmallSeat): Seat => {
  const { typed, ...rest } = typeof said === 'string' ? { role: said, typed: undefined } : said;
  const cell = (column: string) => ({ sheet: 'Games', cell: `${column}${game * 100 + row}` });
  const cells = {
    at: cell('I'),
    playerAt: cell('J'),
    roleAt: cell('K'),
    killsAt: cell('L'),
    pointsAt: cell('O'),
  };
  return { team, ...cells, ...(typed !== undefined && { points: exact(typed) }), ...rest };
};

function game(
  { outcome = 'city', players, start, seats, stage = 'top', ...rest }: SmallGame,
  i: number,
): Game {
  const said = Object.entries(seats).flatMap(([team, own]) =>
    (Array.isArray(own) ? (own as readonly SmallSeat[]) : [own as SmallSeat]).map(
      one => [team, one] as const,
    ),
  );
  const all = said.map(([team, one], row) => seat(team, i + 1, row + 1, one));
  return {
    ...rest,
    stage,
    players: players ?? all.length,
    ...(outcome !== 'none' && { outcome }),
    ...(start !== undefined && { start: moment(start) }),
    seats: all,
    at: { sheet: 'Games', cell: `C${(i + 1) * 100}` },
    outcomeAt: { sheet: 'Games', cell: `G${(i + 1) * 100}` },
  };
}

const line = (
  { at, money, paid, points, sanctions = [], state = 'confirmed', ...who }: SmallRuling,
  i: number,
): LedgerLine => ({
  row: i + 2,
  id: '',
  ...who,
  sanctions,
  state,
  cell: { sheet: 'Penalties', cell: `O${i + 2}` },
  ...(at !== undefined && { at: moment(at) }),
  ...(money !== undefined && { money: exact(money) }),
  ...(paid !== undefined && { paid: exact(paid) }),
  ...(points !== undefined && { points: exact(points) }),
});

const teamsOf = (teams: SmallSeason['teams']): readonly Team[] =>
  Object.entries(
    typeof teams === 'string'
      ? Object.fromEntries(teams.split(' ').map(name => [name, {} as SmallTeam]))
      : teams,
  ).map(([name, { players = [], ...rest }], i) => ({
    name,
    at: { sheet: 'Teams', cell: `A${i + 2}` },
    ...rest,
    players: players.map((player, j) => ({
      captain: false,
      at: { sheet: 'Teams', cell: `F${i * 10 + j}` },
      ...player,
    })),
  }));

export const facts = ({ teams, games = [], rulings = [], now = '2010-01-01' }: SmallSeason): Tournament => ({
  teams: teamsOf(teams),
  walls: [],
  wallGames: [],
  games: games.map(game),
  ledger: rulings.map(line),
  stamped: false,
  now: moment(now),
});

export const judged = (season: SmallSeason): Judgement => league.judge(facts(season), lawOf(season.law));

export const table = ({ tables }: Judgement, stage = 'top'): readonly StandingsRow[] =>
  tables.find(one => one.stage === stage)?.rows ?? [];

/** `place team points decidedBy` of each row; `?` for what is not known, `=` for a shared place. */
export const places = (judgement: Judgement, stage = 'top'): readonly string[] =>
  table(judgement, stage).map(({ place = '?', shared, team, points, decidedBy }) =>
    `${place}${shared ? '=' : ''} ${team} ${points ? toText(points) : '?'} ${decidedBy}`.trim(),
  );

export const pointsOf = (judgement: Judgement, team: string, stage = 'top'): string | undefined => {
  const points = table(judgement, stage).find(row => row.team === team)?.points;
  return points && toText(points);
};

/** `level kind cell` of each finding of a kind. */
export const findings = ({ findings: all }: Judgement, kind: string): readonly string[] =>
  all.filter(one => one.kind === kind).map(({ level, at }) => `${level} ${at?.cell ?? ''}`.trim());

/** The facts of each finding of a kind. */
export const said = ({ findings: all }: Judgement, kind: string) =>
  all.filter(one => one.kind === kind).map(({ data }) => data);

/** Each charge that the product found, as it is shown to the judge. */
export const charges = ({ penalties: all }: Judgement) =>
  all.flatMap(({ found, clause, team, when, at, evidence }) =>
    found ? [{ clause, team, when, cell: at?.cell, evidence }] : [],
  );

/** `clause team game repeat money sanctions state` of each penalty. */
export const penalties = (judgement: Judgement): readonly string[] =>
  judgement.penalties.map(({ clause, team, player = '', game = '', repeat = '', money, sanctions, state }) =>
    [
      clause,
      team,
      player,
      game,
      repeat,
      money ? toText(money) : '',
      sanctions
        .map(s =>
          s.kind === 'deduction' ? `-${toText(s.points)}` : s.kind === 'playerOut' ? s.until : s.kind,
        )
        .join('+'),
      state,
    ]
      .filter(part => part !== '')
      .join(' '),
  );

/** `team owes clause` of each debt. */
export const owed = ({ money }: Judgement): readonly string[] =>
  money.map(({ team, owes, clause }) => `${team} ${toText(owes)} ${clause}`);

/** `team due − paid = owes` of each account. */
export const accounts = ({ accounts: all = [] }: Judgement): readonly string[] =>
  all.map(({ team, due, paid, owes }) => `${team} ${toText(due)} − ${toText(paid)} = ${toText(owes)}`);

/** `player team stage games/most` of each player who has played. */
export const appearances = ({ appearances: all = [] }: Judgement): readonly string[] =>
  all.map(({ team, player, stage, games, most }) => `${player} ${team} ${stage} ${games}/${most}`);

/** `team player clause until games` of each player who may not play. */
export const barred = ({ barred: all = [] }: Judgement): readonly string[] =>
  all.map(({ team, player, clause, until, games = '' }) =>
    [team, player, clause, until, games].join(' ').trim(),
  );
