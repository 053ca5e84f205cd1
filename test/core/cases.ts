// The smallest penalty, row of the ledger, seat and game, to say only what a test is about.
import type { Penalty } from '../../src/core/penalty';
import { warning } from '../../src/core/sanction';
import type { Game, LedgerLine, Seat } from '../../src/core/tournament';

const at = { sheet: '', cell: 'A1' };

export const penalty = (more: Partial<Penalty> = {}): Penalty => ({
  id: '',
  clause: '5.2',
  kind: 'ruling',
  team: 'Совы',
  sanctions: [warning],
  state: 'confirmed',
  found: false,
  followsLadder: false,
  ...more,
});

export const line = (more: Partial<LedgerLine> = {}): LedgerLine => ({
  row: 2,
  id: '',
  clause: '5.2',
  team: 'Совы',
  sanctions: [warning],
  state: 'confirmed',
  cell: { sheet: 'Штрафы', cell: 'O2' },
  ...more,
});

export const seat = (team: string, more: Partial<Seat> = {}): Seat => ({ team, at, ...more });

export const game = (id: string, more: Partial<Game> = {}): Game => ({
  id,
  stage: '1',
  players: 10,
  seats: [],
  at,
  ...more,
});
