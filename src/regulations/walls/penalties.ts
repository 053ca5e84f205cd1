import type { PenaltyRule } from '../../core/regulation';
import {
  credit,
  deduct,
  forfeit,
  gameLoss,
  playerOut,
  rolesVoid,
  teamOut,
  warning,
} from '../../core/sanction';
import type { Clause } from './clauses';
import { type Detector, entriesFilledInaccurately, entriesFilledLate, gamesCreatedLate } from './offences';

/** The penalty clauses in the order of the text: the ladder of each, and how the product finds the offence if it can. */
export const penalties: readonly PenaltyRule<Clause, Detector>[] = [
  { clause: '5.2', ladder: [[deduct(2)]] },
  { clause: '7.3.1', ladder: [[forfeit]] },
  { clause: '7.3.2', ladder: [[rolesVoid, warning], [deduct(3)]] },
  { clause: '7.3.3', ladder: [[warning], [deduct(5)]], detect: gamesCreatedLate },
  { clause: '7.3.4', ladder: [[deduct(5)]] },
  { clause: '7.3.5', ladder: [[deduct(3), playerOut('end')]] },
  { clause: '7.3.6', ladder: [[deduct(5), playerOut('end')]] },
  { clause: '7.3.7', ladder: [[gameLoss]] },
  { clause: '7.3.8', ladder: [[forfeit]] },
  { clause: '7.3.10', ladder: [[gameLoss]] },
  { clause: '7.3.11', ladder: [[credit(5)]] },
  { clause: '7.3.12', ladder: [[deduct(3)]] },
  { clause: '7.3.13', ladder: [[deduct(1)]] },
  { clause: '7.3.14', ladder: [[warning], [deduct(3)]], detect: entriesFilledLate },
  { clause: '7.3.15', ladder: [[warning], [deduct(5)]], detect: entriesFilledInaccurately },
  { clause: '7.3.16', ladder: [[gameLoss]] },
  { clause: '7.4', ladder: [[teamOut]] },
  { clause: '7.5' },
];
