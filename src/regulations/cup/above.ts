import { liftingsAmong } from '../../core/lifting';
import type { Penalty } from '../../core/penalty';
import type { Cup } from './facts';
import { stageOf } from './penalties';
import type { StageId } from './stages';

/** Rulings that lift a team over those level with it in a stage. */
export const liftings = (stage: StageId, penalties: readonly Penalty[], cup: Cup): readonly Penalty[] =>
  liftingsAmong(penalties).filter(penalty => (stageOf(penalty, cup) ?? stage) === stage);
