import type { Values } from '../../../core/parameters';
import type { CupParameters } from '../parameters';
import { cup2016 } from './cup2016';
import { interclan2016 } from './interclan2016';

/** Named sets of values: the text itself, and events as they were played. */
export const editions = {
  template: {},
  '2016': cup2016,
  'interclan-2016': interclan2016,
} as const satisfies Readonly<Record<string, Partial<Values<CupParameters>>>>;
