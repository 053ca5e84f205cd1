import type { Saying } from '../../core/finding';
import { userLang } from '../locale';
import { say } from '../messages';
import type { Refusal } from '../panel';
import { refusal as refused } from '../refusal';

/** A sentence of the dictionary as an answer that nothing was done. */
export const refusal = (code: Refusal['code'], kind: string, data: Saying['data'] = {}): Refusal =>
  refused(code, say({ kind, data }, userLang(), ''));
