import type { Values } from '../../core/parameters';
import { defineRegulation, type Judgement } from '../../core/regulation';
import type { Tournament } from '../../core/tournament';
import { type Clause, clauses } from './clauses';
import { editions } from './editions';
import { cupFacts, gamesOutOfPlan } from './facts';
import { idleRulings } from './fines';
import { notComputed } from './notComputed';
import { type CupParameters, parameters } from './parameters';
import { audited, ladderOf, penalties } from './penalties';
import { readings } from './readings';
import { type Progress, playStage } from './stage';
import { STAGES } from './stages';

/** Carried out by scoring, carry-over, cuts and ranking; the fines are penalties. */
const applied = [
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
] as const satisfies readonly Clause[];

function judge(tournament: Tournament, law: Values<CupParameters>): Judgement {
  const cup = cupFacts(tournament, law);
  const start: Progress = { results: [], offences: [] };
  const { results, offences } = STAGES.reduce((progress, stage) => playStage(progress, stage, cup), start);
  const audit = audited(offences, cup);
  const begun = results.filter(result => result.begun);
  return {
    ...audit,
    findings: [
      ...gamesOutOfPlan(cup),
      ...results.flatMap(result => result.findings),
      ...idleRulings(audit.penalties, results, cup),
    ],
    awards: begun.flatMap(result => result.awards),
    tables: begun.map(({ stage, rows }) => ({ stage: stage.id, rows })),
    rows: [],
    walls: [],
    money: [],
  };
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
  needs: ['games'],
  judge,
  ladder: ladderOf,
});
