import type { ImportResult, PanelResult, Place } from '../../addon/panel';
import type { Notice, Opened, State, Trouble, View, What, Work } from './state';

/** What happens to the panel: a person's step, or the server's word. */
export type Event =
  | {
      readonly type: 'asked';
      readonly number: number;
      readonly what: What;
      readonly id: string | null;
      readonly count?: number;
      readonly name?: string;
    }
  | { readonly type: 'long'; readonly number: number }
  | { readonly type: 'answered'; readonly number: number; readonly result: PanelResult | ImportResult }
  | { readonly type: 'failed'; readonly number: number; readonly trouble: Trouble }
  | { readonly type: 'stepped'; readonly number: number; readonly steps: NonNullable<Work['steps']> }
  /** Asked to stop: what can be taken back is taken back, and then there is an answer. */
  | { readonly type: 'stopping' }
  | { readonly type: 'stopped' }
  | { readonly type: 'refused'; readonly text: Notice['text'] }
  | { readonly type: 'went'; readonly view: View; readonly focus?: boolean }
  | { readonly type: 'opened'; readonly opened: Opened; readonly sheet?: State['sheet'] }
  | { readonly type: 'back' }
  /** From a record of the ledger to its case in the queue. */
  | { readonly type: 'jumped'; readonly id: string }
  /** The grid's selection, asked for in that state: a person who has gone on since is not called back. */
  | { readonly type: 'selected'; readonly place: Place | null; readonly asked: State }
  | { readonly type: 'moved'; readonly by: 1 | -1; readonly ids: readonly string[] }
  | { readonly type: 'reached'; readonly id: string }
  | { readonly type: 'ticked'; readonly ids: readonly string[]; readonly on: boolean }
  | { readonly type: 'sheet'; readonly sheet: State['sheet'] }
  | { readonly type: 'chose'; readonly stage: string }
  | { readonly type: 'filtered'; readonly filter: string }
  | { readonly type: 'choseTeam'; readonly team: string }
  | { readonly type: 'noticed' };
