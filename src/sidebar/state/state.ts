/** All that the panel knows and shows, apart from what a person is typing. */
import type { Decision, Panel, Place, Refusal } from '../../addon/panel';

export type View =
  | 'queue'
  | 'table'
  | 'penalties'
  | 'whatIf'
  | 'publish'
  | 'money'
  | 'players'
  | 'tournament'
  | 'help'
  | 'keys'
  | 'setup';

/** A detail that stands in place of its view's list. */
export type Opened =
  | { readonly kind: 'case'; readonly id: string }
  | {
      readonly kind: 'number' | 'place';
      readonly stage: string;
      readonly group: string | null;
      readonly team: string;
    }
  | { readonly kind: 'penalty' | 'withdraw'; readonly id: string }
  /** Money of a team: its name is its id. */
  | { readonly kind: 'account'; readonly id: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'import' };

export type What = 'check' | 'decide' | 'undo' | 'setUp' | 'repair' | 'removeSample' | 'arm' | 'import';

/** A call of the server that the panel waits for. */
export interface Work {
  readonly number: number;
  readonly what: What;
  /** It takes longer than a second: the panel says so in words. */
  readonly isLong: boolean;
  /** The case or penalty that it decides, to find the next one after it. */
  readonly id: string | null;
  /** How many decisions or rows are written, all or none. */
  readonly count: number;
  /** The name by which its steps are asked for; null: it has none. */
  readonly name: string | null;
  readonly steps: { readonly done: number; readonly of: number; readonly mayStop: boolean } | null;
  /** The person asked it to stop. */
  readonly isStopping: boolean;
}

/** How a person stops this work now: all of it where it can be taken back, else the waiting; null: it has to end. */
export const wayToStop = ({ steps, isStopping }: Work): 'stopping' | 'stopped' | null =>
  steps === null ? 'stopped' : steps.mayStop && !isStopping ? 'stopping' : null;

/** Why nothing came back: `accounts`: several Google accounts; `lost`: the call failed; `slow`: a minute passed. */
export type Trouble = 'accounts' | 'lost' | 'slow';

/** A sentence that stays until it is answered. */
export interface Notice {
  /** The server's sentence, or the name of ours. */
  readonly text: { readonly said: string } | { readonly trouble: Trouble | 'stopped' };
  readonly code: Refusal['code'] | null;
  /** What was being done. */
  readonly what: What;
  /** The item it is about, as it was: it may be gone from the table. */
  readonly id: string | null;
}

export interface State {
  readonly view: View;
  readonly panel: Panel | null;
  readonly opened: Opened | null;
  /** The item of the list that has the keyboard. */
  readonly current: string | null;
  /** Cases ticked to be confirmed together. */
  readonly ticked: readonly string[];
  readonly work: Work | null;
  readonly notice: Notice | null;
  /** Regulations to choose from; null: a tournament stands. */
  readonly regulations: readonly string[] | null;
  readonly snack: {
    readonly said: string;
    readonly undo: readonly Decision[];
    readonly isUndo: boolean;
    /** Where the rows are that were added. */
    readonly place?: Place;
  } | null;
  /** The sheet that has risen over the view. */
  readonly sheet: { readonly kind: 'dismiss' } | { readonly kind: 'clause'; readonly clause: string } | null;
  readonly stage: string | null;
  readonly filter: string;
  /** The team whose players are shown; empty: all. */
  readonly team: string;
  /** What came of the last look at the grid's selection, until the next step. */
  readonly found: { readonly cell: string; readonly id: string | null } | null;
  /** Where the keyboard goes now; a new object each time. */
  readonly focus: { readonly key: string } | null;
}

export const opening = (view: View): State => ({
  view,
  panel: null,
  opened: null,
  current: null,
  ticked: [],
  work: null,
  notice: null,
  regulations: null,
  snack: null,
  sheet: null,
  stage: null,
  filter: '',
  team: '',
  found: null,
  focus: null,
});

/** Keys of what can take the focus: `data-key` in the page. */
export const keyOf = {
  title: 'title',
  item: (id: string): string => `item:${id}`,
  pay: (id: string): string => `pay:${id}`,
  number: ({ stage, team }: { stage: string; team: string }): string => `number:${stage}:${team}`,
  place: ({ stage, team }: { stage: string; team: string }): string => `place:${stage}:${team}`,
};
