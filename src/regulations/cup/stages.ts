import type { Street } from '../../core/game';
import type { Clause } from './clauses';
import { type CupValues, TIE_VALUES, type TieValue } from './parameters';

export type StageId = '1' | '2' | '3';

/** Where a game stands in its stage, both counted from 0. */
export interface Slot {
  readonly round: number;
  readonly game: number;
}

/** What the text says of one stage: the clauses, and the numbers in force. */
export interface StageLaw {
  readonly id: StageId;
  readonly games: { readonly clause: Clause; readonly most: (law: CupValues) => number };
  /** Absent: any. */
  readonly street: (slot: Slot, law: CupValues) => Street | 'any' | undefined;
  /** Each group plays for itself. */
  readonly isInGroups?: (law: CupValues) => boolean;
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

export const FIRST: StageLaw = {
  id: '1',
  games: { clause: 'stage1.games', most: law => law['stage1.games'] },
  street: (_, law) => law['stage1.street'],
  isInGroups: law => law['stage1.groups'],
  minimum: { clause: 'stage1.minimum', players: law => law['stage1.minimum'] },
  timeout: 'stage1.timeout',
  cut: { clause: 'stage1.cut', places: law => law['stage1.cut'] },
  tie: { clause: 'stage1.tie', chain: law => law['stage1.chain'], text: ['mafia', 'commissar'] },
};

export const SECOND: StageLaw & Required<Pick<StageLaw, 'cut'>> = {
  id: '2',
  games: { clause: 'stage2.games', most: law => law['stage2.games'] },
  street: (_, law) => law['stage2.street'],
  minimum: {
    clause: 'stage2.minimum',
    players: law => law['stage2.minimum'],
    missing: law => law['stage2.missing'],
  },
  carry: 'stage2.carry',
  timeout: 'stage2.timeout',
  cut: { clause: 'stage2.cut', places: law => law['stage2.cut'] },
  tie: { clause: 'stage2.tie', chain: law => law['stage2.chain'], text: TIE_VALUES },
};

export const FINAL: StageLaw = {
  id: '3',
  games: { clause: 'stage3.games', most: law => law['stage3.games'] },
  street: finalStreet,
  // The text says nothing of timeouts in the final: stage3+ takes the rule of the stage before.
  timeout: 'stage2.timeout',
  carry: 'stage3.carry',
  tie: { clause: 'stage3.tie', chain: law => law['stage3.chain'], text: TIE_VALUES },
};

/** First games of a round on the first street, second ones on the second, third ones in turn from the first. */
function finalStreet({ round, game }: Slot, law: CupValues): Street | undefined {
  const streets = law['stage3.streets'];
  return streets[(game < 2 ? game : round) % Math.max(1, streets.length)];
}
