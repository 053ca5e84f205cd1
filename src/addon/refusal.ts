import { regulations } from '../regulations';
import type { Panel, Refusal } from './panel';

/** The answer that nothing was done, in a sentence, with what is true now where it can be told. */
export const refusal = (code: Refusal['code'], message: string, panel: Panel | null = null): Refusal => ({
  ok: false,
  code,
  message,
  panel,
  regulations: code === 'noTournament' ? regulations.map(({ id }) => id) : [],
});
