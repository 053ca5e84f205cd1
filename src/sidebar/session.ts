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
import { opening, type State, type Trouble, type View, type What, type Work } from './state/state';

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
  usePatience(state.work, send);
  useSteps(state.work, send);
  const ask = (
    what: What,
    id: string | null,
    answer: () => Promise<PanelResult | ImportResult>,
    { count = 1, name }: { count?: number; name?: string } = {},
  ): void => {
    if (state.work) return;
    const number = ++numbers.current;
    send({ type: 'asked', number, what, id, count, ...(name !== undefined && { name }) });
    answer().then(
      result => send({ type: 'answered', number, result }),
      trouble => send({ type: 'failed', number, trouble: asTrouble(trouble) }),
    );
  };
  return {
    state,
    send,
    check: () => ask('check', null, () => call('check', {})),
    decide: (decisions, id) =>
      ask('decide', id, () => call('decide', { decisions }), { count: decisions.length }),
    undo: () => {
      const decisions = state.snack?.undo ?? [];
      if (decisions.length > 0)
        ask('undo', null, () => call('decide', { decisions }), { count: decisions.length });
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
    setUp: request => {
      const name = `setUp-${Date.now()}`;
      ask(request.regulation ? 'setUp' : 'repair', null, () => call('setUp', { ...request, work: name }), {
        name,
      });
    },
    arm: request => ask('arm', null, () => call('armTable', request)),
    markUnstamped: () => ask('arm', null, () => call('markUnstamped', {})),
    removeSample: () => ask('removeSample', null, () => call('removeSample', {})),
    importRows: (request, rows) => ask('import', null, () => call('importRows', request), { count: rows }),
  };
}

const asTrouble = (reason: unknown): Trouble =>
  reason === 'lost' || reason === 'accounts' ? reason : troubleOf(reason);

/** Says when a call takes long, and gives it up when it has not gone on for a minute. */
function usePatience(work: Work | null, send: (event: Event) => void): void {
  const [number, done] = [work?.number, work?.steps?.done];
  useEffect(() => {
    if (number === undefined) return;
    const long = setTimeout(() => send({ type: 'long', number }), LONG);
    const late = setTimeout(() => send({ type: 'failed', number, trouble: 'slow' }), PATIENCE);
    return () => {
      clearTimeout(long);
      clearTimeout(late);
    };
  }, [number, done]);
}

/** Asks how far a long action has come, one question at a time; the wish to stop goes along. */
function useSteps(work: Work | null, send: (event: Event) => void): void {
  const { name = null, isLong = false, isStopping = false, number = 0 } = work ?? {};
  useEffect(() => {
    if (name === null || !isLong) return;
    let timer = 0;
    const look = (): void => {
      call('progress', { work: name, stop: isStopping })
        .then(
          result => {
            if (result.ok && result.of > 0) send({ type: 'stepped', number, steps: result });
          },
          () => undefined,
        )
        .finally(() => {
          if (timer >= 0) timer = setTimeout(look, LONG);
        });
    };
    look();
    return () => {
      clearTimeout(timer);
      timer = -1;
    };
  }, [name, isLong, isStopping]);
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
