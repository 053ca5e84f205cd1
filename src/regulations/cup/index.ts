import { accountsOf } from '../../core/money';
import type { Values } from '../../core/parameters';
import { defineRegulation, type Judgement } from '../../core/regulation';
import type { Tournament } from '../../core/tournament';
import { type Clause, clauses } from './clauses';
import { editions } from './editions';
import { appearances } from './eligibility';
import { type Cup, cupFacts } from './facts';
import { found } from './findings';
import { idleRulings } from './fines';
import { debts, withMoney } from './money';
import { notComputed } from './notComputed';
import { type CupParameters, parameters } from './parameters';
import { audited, ladderOf, penalties } from './penalties';
import { fewestClans } from './plan';
import { prizes } from './prizes';
import { questions } from './questions';
import { races } from './race';
import { readings } from './readings';
import { scheduleFindings } from './schedule';
import { squadFindings } from './squads';
import { type Progress, playStage } from './stage';

/** Carried out by scoring, carry-over, cuts, ranking, squads, money and prizes; the fines are penalties. */
const applied = [
  'general.5',
  'entrants.1',
  'entrants.2',
  'entrants.3',
  'terms.2',
  'terms.5',
  'terms.6',
  'stages',
  'stage1.games',
  'stage1.minimum',
  'stage1.timeout',
  'stage1.cut',
  'stage1.tie',
  'stage2.games',
  'stage2.minimum',
  'stage2.carry',
  'stage2.timeout',
  'stage2.cut',
  'stage2.tie',
  'stage3.games',
  'stage3.carry',
  'stage3.tie',
  'fines.money',
  'prizes.1',
  'prizes.2',
  'prizes.3',
] as const satisfies readonly Clause[];

function judge(tournament: Tournament, law: Values<CupParameters>): Judgement {
  const cup = cupFacts(tournament, law);
  const start: Progress = { results: [], offences: [] };
  const { results, offences } = cup.stages.reduce(
    (progress, stage) => playStage(progress, stage, cup),
    start,
  );
  const { doubled, penalties: all } = audited(offences, cup);
  const fined = withMoney(all, cup);
  const begun = results.filter(result => result.begun);
  return {
    doubled,
    penalties: fined,
    findings: [
      ...tooFewClans(cup),
      ...scheduleFindings(cup),
      ...squadFindings(cup),
      ...startUnknown(cup),
      ...results.flatMap(result => result.findings),
      ...idleRulings(fined, results, cup),
    ],
    awards: begun.flatMap(result => result.awards),
    tables: begun.flatMap(({ tables }) => tables),
    rows: [],
    walls: [],
    money: debts(fined),
    accounts: accountsOf(fined),
    appearances: begun.flatMap(result => appearances(result, cup)),
    prizes: prizes(results, cup),
  };
}

/**
 * terms.2: refused below the fewest clans; where nothing was entered yet nobody is told off. The table stays, so that a
 * row deleted by mistake loses nothing.
 */
function tooFewClans({ tournament: { teams, games }, law }: Cup) {
  const fewest = fewestClans(law);
  return teams.length < fewest && teams.length + games.length > 0
    ? [found('error', 'tooFewClans', teams[0]?.at, { clans: teams.length, fewest })]
    : [];
}

/** entrants.1: days in a clan are counted up to the first game that has a time. */
function startUnknown({ start, tournament }: Cup) {
  const dated = tournament.teams.flatMap(({ players }) => players).filter(({ from }) => from !== undefined);
  return start === undefined && tournament.games.length > 0 && dated[0]
    ? [found('note', 'startUnknown', dated[0].at, { members: dated.length })]
    : [];
}

/** The family cup: three stages of games with one player of each clan. */
export const cup = defineRegulation({
  id: 'cup',
  clauses,
  readings,
  parameters,
  editions,
  penalties,
  applied,
  notComputed,
  freeRuling: 'fines.2',
  noShow: 'fines.3',
  needs: ['games'],
  stages: ['1', '2', '3'],
  judge,
  races,
  questions,
  ladder: ladderOf,
});
