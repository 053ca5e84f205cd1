import { blankCells, firstRise, playersInUse, uncomposed, unpaid, unpaidSides } from '../../core/gaps';
import { fraction, toNumber } from '../../core/points';
import { asked, once, type QuestionRule } from '../../core/question';
import { onScale } from '../../core/scale';
import type { Tournament } from '../../core/tournament';
import type { Clause } from './clauses';
import { LEAGUES, type League, seasonFacts } from './facts';
import { gamesAllowed } from './limits';
import type { LeagueValues } from './parameters';

type Rule = QuestionRule<Clause, LeagueValues>;

/** Teams that a sentence names; further ones are only counted. */
const NAMED = 6;

const numbers: readonly Rule[] = [
  {
    kind: 'playersLimits',
    clause: '2.20',
    parameter: 'players.min',
    asks: law =>
      once(law['players.min'] > law['players.max'], { min: law['players.min'], max: law['players.max'] }),
  },
  {
    kind: 'quorumGap',
    clause: '2.20',
    parameter: 'stop.quorum',
    asks: law => {
      const [first] = law['stop.quorum'][0] ?? [];
      return once(first !== undefined && toNumber(first) > law['players.min'], {
        from: first ? toNumber(first) : 0,
        min: law['players.min'],
      });
    },
  },
  {
    kind: 'quorumBeyond',
    clause: '2.20',
    parameter: 'stop.quorum',
    asks: law => {
      const players = range(law['players.min'], law['players.max']).filter(
        n => toNumber(onScale(law['stop.quorum'], fraction(n))) > n,
      );
      return once(players.length > 0, { players });
    },
  },
  {
    kind: 'debtUnsaid',
    clause: '2.15',
    parameter: 'debt.days',
    asks: law => once(law['debt.days'] === undefined),
  },
];

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

const pay: readonly Rule[] = [
  { kind: 'pointsEmpty', clause: '3.1', parameter: 'points', asks: law => once(law.points.length === 0) },
  {
    kind: 'pointsPlayers',
    clause: '3.1',
    parameter: 'points',
    asks: (law, tournament) => {
      const players = unpaid(law.points, playersInUse(tournament));
      return once(players.length > 0, { players });
    },
  },
  {
    kind: 'pointsBlank',
    clause: '3.1',
    parameter: 'points',
    asks: (law, tournament) => {
      const blank = blankCells(law.points, playersInUse(tournament));
      return once(blank.count > 0, { ...blank });
    },
  },
  {
    kind: 'pointsSide',
    clause: '3.1',
    parameter: 'points',
    asks: law => unpaidSides(law.points).map(whom => ({ whom })),
  },
  {
    kind: 'rolesUnknown',
    clause: '3.1',
    parameter: 'roles',
    asks: (law, tournament) => {
      const players = uncomposed(law.roles, playersInUse(tournament));
      return once(players.length > 0, { players });
    },
  },
  ...(['top', 'second'] as const).map(
    (league): Rule => ({
      kind: 'prizesRise',
      clause: '3.4',
      parameter: `prizes.${league}`,
      asks: law => [firstRise(law[`prizes.${league}`]) ?? []].flat(),
    }),
  ),
];

const leagues: readonly Rule[] = [
  {
    kind: 'relegatedAll',
    clause: '2.11',
    parameter: 'relegated',
    asks: (law, tournament) => {
      const teams = sizeOf('top', law, tournament);
      return once(teams > 0 && law.relegated >= teams, { count: law.relegated, teams });
    },
  },
  {
    kind: 'promotedAll',
    clause: '2.11',
    parameter: 'promoted',
    asks: (law, tournament) => {
      const teams = sizeOf('second', law, tournament);
      return once(teams > 0 && law.promoted > teams, { count: law.promoted, teams });
    },
  },
  {
    kind: 'leagueGrows',
    clause: '2.8',
    parameter: 'promoted',
    asks: (law, tournament) => {
      const [teams, second] = LEAGUES.map(id => sizeOf(id, law, tournament)) as [number, number];
      const next = teams - law.relegated + law.promoted;
      const max = law['league.max'];
      return once(second > 0 && teams <= max && next > max, {
        next,
        max,
        down: law.relegated,
        up: law.promoted,
      });
    },
  },
  {
    kind: 'tooFewForGame',
    clause: '2.20',
    parameter: 'players.min',
    asks: (law, tournament) =>
      withTeams(law, tournament)
        .filter(({ teams }) => teams.length < law['players.min'])
        .map(({ id, teams }) => ({ stage: id, teams: teams.length, min: law['players.min'] })),
  },
  {
    kind: 'squadGames',
    clause: '2.7',
    parameter: 'limit.part',
    asks: (law, tournament) => squadsTooSmall(law, tournament),
  },
];

const withTeams = (law: LeagueValues, tournament: Tournament): readonly League[] =>
  seasonFacts(tournament, law).leagues.filter(({ teams }) => teams.length > 0);

const sizeOf = (id: League['id'], law: LeagueValues, tournament: Tournament): number =>
  withTeams(law, tournament).find(league => league.id === id)?.teams.length ?? 0;

/** 2.7: teams whose declared players may not play all rounds together. */
function squadsTooSmall(law: LeagueValues, tournament: Tournament) {
  const season = seasonFacts(tournament, law);
  return season.leagues.flatMap(league => {
    const each = gamesAllowed(league, season);
    const needed = Math.ceil(league.roundsInAll / each);
    const short = league.teams.filter(({ players }) => {
      const count = new Set(players.map(({ name }) => name)).size;
      return count > 0 && count < needed;
    });
    return once(short.length > 0, {
      teams: short.slice(0, NAMED).map(({ name }) => name),
      count: short.length,
      rounds: league.roundsInAll,
      each,
      needed,
    });
  });
}

export const rules: readonly Rule[] = [...numbers, ...pay, ...leagues];
export const questions = asked(rules);
