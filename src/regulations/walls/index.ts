import { defineRegulation, ladderIn, laddersOf } from '../../core/regulation';
import { type Clause, clauses, notComputed } from './clauses';
import { judge } from './judge';
import { parameters } from './parameters';
import { penalties } from './penalties';
import { questions } from './questions';
import { races } from './race';
import { readings } from './readings';

/** Clauses carried out by scoring, ranking, clocks and checks rather than by a penalty record. */
const applied: readonly Clause[] = [
  '2.1',
  '2.2',
  '2.2-bis',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.10',
  '3.1',
  '3.3',
  '3.4',
  '3.5',
  '3.6',
  '4.1.a',
  '4.1.b',
  '5.1',
  '7.6',
];

/** Walls (GamePro Cup): matches of two teams, one row per game. */
export const walls = defineRegulation({
  id: 'walls',
  clauses,
  readings,
  parameters: { ...parameters, ...laddersOf(penalties) },
  editions: { template: {} },
  penalties,
  applied,
  notComputed,
  freeRuling: '7.5',
  needs: ['walls', 'online'],
  stages: ['group', 'semi', 'final'],
  questions,
  judge: (tournament, values) => judge(tournament, values, ladderIn(values)),
  races,
  ladder: (clause, values) => ladderIn(values)(clause),
});
