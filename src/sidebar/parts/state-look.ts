import type { Case, PenaltyDto } from '../../addon/panel';
import type { IconName } from './icon';

export interface Look {
  /** Class that sets the hue. */
  readonly hue: string;
  readonly icon: IconName;
}

const KINDS: Readonly<Record<string, Look>> = {
  dispute: { hue: 's-error', icon: 'dispute' },
  impossible: { hue: 's-error', icon: 'impossible' },
  unreadable: { hue: 's-error', icon: 'unreadable' },
  missing: { hue: 's-error', icon: 'missing' },
  tieAcrossCut: { hue: 's-error', icon: 'equal' },
  level: { hue: 's-error', icon: 'equal' },
  unstamped: { hue: 's-warning', icon: 'unstamped' },
  late: { hue: 's-warning', icon: 'late' },
  createdLate: { hue: 's-warning', icon: 'late' },
  inaccurate: { hue: 's-warning', icon: 'inaccurate' },
};

/** Icon and hue of a case: those of its kind, else of its level. */
export const caseLook = ({ kind, level }: Case): Look =>
  KINDS[kind] ??
  (level === 'error' ? { hue: 's-error', icon: 'error' } : { hue: 's-warning', icon: 'warning' });

export const PENALTY_LOOKS: Readonly<Record<PenaltyDto['state'], Look>> = {
  proposed: { hue: 's-warning', icon: 'waiting' },
  confirmed: { hue: 's-ruled', icon: 'gavel' },
  dismissed: { hue: 's-quiet', icon: 'minus' },
  withdrawn: { hue: 's-quiet', icon: 'undo' },
};
