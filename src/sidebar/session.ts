import { useEffect, useReducer, useRef } from 'preact/hooks';
import type {
  ArmRequest,
  Decision,
  ImportResult,
  ImportRowsRequest,
  PanelResult,
  Place,
  SetUpRequest,
} from '../addon/panel';
import { call, troubleOf } from './calls';
import type { Event } from './state/event';
import { reduce } from './state/reduce';
import { opening, type State, type Trouble, type View, type What } from './state/state';

/** After this much waiting the panel says what it does, ms. */
const LONG = 1000;
/** And after this much it stops waiting. */
const PATIENCE = 60_000;

/** What a person can do: each is one call of the server, or none. */
export interface Session {
  readonly state: State;
  readonly send: (event: Event) => void;
  readonly check: () => void;
  /** `id`: the item that is decided. */
  readonly decide: (decisions: readonly Decision[], id: string | null) => void;
  readonly undo: () => void;
  readonly goTo: (place: Place | null) => void;
  /** From the cell selected in the grid to its case. */
  readonly toSelected: () => void;
  readonly setUp: (request: SetUpRequest) => void;
  readonly removeSample: () => void;
  readonly arm: (request: ArmRequest) => void;
  readonly markUnstamped: () => void;
  /** `rows`: how many it will write. */
  readonly importRows: (request: ImportRowsRequest, rows: number) => void;
}

/** The panel's state and its calls. One call at a time; an answer that is no longer waited for changes nothing. */
export function useSession(view: View): Session {
  const [state, send] = useReducer(reduce, view, opening);
  const numbers = useRef(0);
  const isLooking = useRef(false);
  usePatience(state.work?.number, send);
  const ask = (
    what: What,
    id: string | null,
    answer: () => Promise<PanelResult | ImportResult>,
    count = 1,
  ): void => {
    if (state.work) return;
    const number = ++numbers.current;
    send({ type: 'asked', number, what, id, count });
    answer().then(
      result => send({ type: 'answered', number, result }),
      trouble => send({ type: 'failed', number, trouble: asTrouble(trouble) }),
    );
  };
  return {
    state,
    send,
    check: () => ask('check', null, () => call('check', {})),
    decide: (decisions, id) => ask('decide', id, () => call('decide', { decisions }), decisions.length),
    undo: () => {
      const decisions = state.snack?.undo ?? [];
      if (decisions.length > 0) ask('undo', null, () => call('decide', { decisions }), decisions.length);
    },
    goTo: place => {
      if (place) goTo(place, send);
    },
    toSelected: () => {
      const isFree = state.opened === null || state.opened.kind === 'case';
      if (!isFree || !state.panel || state.sheet || state.work || isLooking.current) return;
      isLooking.current = true;
      look(state, send, () => {
        isLooking.current = false;
      });
    },
    setUp: request => ask(request.regulation ? 'setUp' : 'repair', null, () => call('setUp', request)),
    arm: request => ask('arm', null, () => call('armTable', request)),
    markUnstamped: () => ask('arm', null, () => call('markUnstamped', {})),
    removeSample: () => ask('removeSample', null, () => call('removeSample', {})),
    importRows: (request, rows) => ask('import', null, () => call('importRows', request), rows),
  };
}

const asTrouble = (reason: unknown): Trouble =>
  reason === 'lost' || reason === 'accounts' ? reason : troubleOf(reason);

/** Says when a call takes long, and gives it up after a minute. */
function usePatience(number: number | undefined, send: (event: Event) => void): void {
  useEffect(() => {
    if (number === undefined) return;
    const long = setTimeout(() => send({ type: 'long', number }), LONG);
    const late = setTimeout(() => send({ type: 'failed', number, trouble: 'slow' }), PATIENCE);
    return () => {
      clearTimeout(long);
      clearTimeout(late);
    };
  }, [number]);
}

/** Moves the sheet's own selection; nothing else waits for it. */
function goTo(place: Place, send: (event: Event) => void): void {
  call('goTo', place).then(
    result => {
      if (!result.ok) send({ type: 'refused', text: { said: result.message } });
    },
    trouble => send({ type: 'refused', text: { trouble: asTrouble(trouble) } }),
  );
}

/** Asks what is selected in the grid; nothing waits for it, and one look at a time is enough. */
function look(asked: State, send: (event: Event) => void, done: () => void): void {
  call('selection', {})
    .then(
      ({ place }) => send({ type: 'selected', place, asked }),
      trouble => send({ type: 'refused', text: { trouble: asTrouble(trouble) } }),
    )
    .finally(done);
}
