import type { Saying } from '../../core/finding';
import { regulations } from '../../regulations';
import { userLang } from '../locale';
import { say } from '../messages';
import type { Refusal } from '../panel';

/** A sentence of the dictionary as an answer that nothing was done. */
export const refusal = (code: Refusal['code'], kind: string, data: Saying['data'] = {}): Refusal => ({
  ok: false,
  code,
  message: say({ kind, data }, userLang(), ''),
  panel: null,
  regulations: code === 'noTournament' ? regulations.map(({ id }) => id) : [],
});
