import type { Clause } from './clauses';
import { type CupValues, TIE_VALUES, type TieValue } from './parameters';

export type StageId = '1' | '2' | '3';

/** What the text says of one stage: the clauses, and the numbers in force. */
export interface StageLaw {
  readonly id: StageId;
  readonly games: { readonly clause: Clause; readonly most: (law: CupValues) => number };
  readonly timeout: Clause;
  /** Absent: the text sets none. */
  readonly minimum?: {
    readonly clause: Clause;
    readonly players: (law: CupValues) => number;
    readonly missing?: (law: CupValues) => number;
  };
  /** Brings part of the running total of the stage before. */
  readonly carry?: Clause;
  /** Absent from the last stage. */
  readonly cut?: { readonly clause: Clause; readonly places: (law: CupValues) => number };
  readonly tie: {
    readonly clause: Clause;
    readonly chain: (law: CupValues) => readonly TieValue[];
    /** The order of the text, by which a criterion has its number whatever chain is in force. */
    readonly text: readonly TieValue[];
  };
}

export const STAGES: readonly StageLaw[] = [
  {
    id: '1',
    games: { clause: 'stage1.games', most: law => law['stage1.games'] },
    minimum: { clause: 'stage1.minimum', players: law => law['stage1.minimum'] },
    timeout: 'stage1.timeout',
    cut: { clause: 'stage1.cut', places: law => law['stage1.cut'] },
    tie: { clause: 'stage1.tie', chain: law => law['stage1.chain'], text: ['mafia', 'commissar'] },
  },
  {
    id: '2',
    games: { clause: 'stage2.games', most: law => law['stage2.games'] },
    minimum: {
      clause: 'stage2.minimum',
      players: law => law['stage2.minimum'],
      missing: law => law['stage2.missing'],
    },
    carry: 'stage2.carry',
    timeout: 'stage2.timeout',
    cut: { clause: 'stage2.cut', places: law => law['stage2.cut'] },
    tie: { clause: 'stage2.tie', chain: law => law['stage2.chain'], text: TIE_VALUES },
  },
  {
    id: '3',
    games: { clause: 'stage3.games', most: law => law['stage3.games'] },
    // The text says nothing of timeouts in the final: stage3+ takes the rule of the stage before.
    timeout: 'stage2.timeout',
    carry: 'stage3.carry',
    tie: { clause: 'stage3.tie', chain: law => law['stage3.chain'], text: TIE_VALUES },
  },
];
