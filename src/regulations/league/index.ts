import type { Values } from '../../core/parameters';
import type { Penalty } from '../../core/penalty';
import { defineRegulation, type Judgement } from '../../core/regulation';
import type { Tournament } from '../../core/tournament';
import { banFindings, barred } from './bans';
import { type Clause, clauses } from './clauses';
import { contractFindings } from './contracts';
import { LEAGUES, type League, leagueFindings, type Season, seasonFacts } from './facts';
import { counts } from './limits';
import { accounts, debts, moneyFindings } from './money';
import { notComputed } from './notComputed';
import { type LeagueParameters, parameters } from './parameters';
import { audited, ladderOf, penalties } from './penalties';
import { replaysDue, scores } from './played';
import { prizes } from './prizes';
import { questions } from './questions';
import { races } from './race';
import { readings } from './readings';
import { idleRulings } from './rulings';
import { scheduleFindings } from './schedule';
import { type LeagueResult, leagueTable } from './table';

/** Carried out by scoring, ranking, schedule, contracts and money; the other clauses are penalties. */
const applied = [
  ...(['1.2', '1.3', '1.4', '1.6'] as const),
  ...(['2.3', '2.4', '2.5', '2.6', '2.7', '2.8', '2.9', '2.11', '2.12'] as const),
  ...(['2.16', '2.19', '2.20', '2.26', '2.27', '3.2', '3.4', '5.10'] as const),
] satisfies readonly Clause[];

function judge(tournament: Tournament, law: Values<LeagueParameters>): Judgement {
  const season = seasonFacts(tournament, law);
  const audit = audited(season);
  const begun = season.leagues.filter(({ games, extra }) => games.length + extra.length > 0);
  const results = begun.map(league => played(league, audit.penalties, season));
  return {
    ...audit,
    findings: [
      ...leagueFindings(season),
      ...results.flatMap(({ findings }) => findings),
      ...banFindings(audit.penalties, season),
      ...moneyFindings(audit.penalties),
      ...idleRulings(audit.penalties, season),
    ],
    awards: results.flatMap(({ awards }) => awards),
    tables: results.map(({ league, rows }) => ({ stage: league.id, rows })),
    rows: [],
    walls: [],
    money: debts(audit.penalties),
    accounts: accounts(audit.penalties),
    appearances: counts(audit.penalties, season),
    barred: barred(audit.penalties, season),
    prizes: results.flatMap(result => prizes(result, season)),
  };
}

function played(league: League, rulings: readonly Penalty[], season: Season): LeagueResult {
  const score = scores(league.games, league, rulings, season);
  const extra = scores(league.extra, league, rulings, season);
  const result = leagueTable(league, score, extra, rulings, season);
  const findings = [
    ...score.findings,
    ...extra.findings,
    ...replaysDue(league, rulings, season),
    ...scheduleFindings(league, season),
    ...contractFindings(league, season),
    ...result.findings,
  ];
  return { ...result, findings };
}

/** The team league of 2009: two leagues, games of 7 to 10 with one player of each team. */
export const league = defineRegulation({
  id: 'league',
  clauses,
  readings,
  parameters,
  editions: { template: {} },
  penalties,
  applied,
  notComputed,
  freeRuling: '4.2',
  noShow: '2.17',
  stages: LEAGUES,
  needs: ['games'],
  judge,
  races,
  questions,
  ladder: ladderOf,
});
