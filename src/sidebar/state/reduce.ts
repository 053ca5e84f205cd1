import type { Event } from './event';
import { neighbour } from './next';
import { toggled } from './selection';
import { answered, failed } from './settle';
import { keyOf, type Opened, type State, type Work } from './state';
import { caseUnder } from './under';

/** The panel after an event: pure, so that a late answer or a lost focus is a test and not a rumour. */
export function reduce(state: State, event: Event): State {
  const next = reduced(state, event);
  const isLasting = next === state || next.found === null || event.type === 'reached';
  return isLasting || event.type === 'selected' ? next : { ...next, found: null };
}

function reduced(state: State, event: Event): State {
  switch (event.type) {
    case 'asked': {
      const { number, what, id, count = 1, name = null } = event;
      const work = { number, what, id, count, name, isLong: false, steps: null, isStopping: false };
      return { ...state, work, notice: null };
    }
    case 'long':
      return ofWork(state, event.number, { isLong: true });
    case 'stepped':
      return ofWork(state, event.number, { steps: event.steps });
    case 'stopping':
      return state.work ? ofWork(state, state.work.number, { isStopping: true }) : state;
    case 'answered':
      return state.work?.number === event.number ? answered(state, state.work, event.result) : state;
    case 'failed':
      return state.work?.number === event.number ? failed(state, state.work, event.trouble) : state;
    case 'stopped':
      return state.work ? failed(state, state.work, 'stopped') : state;
    case 'refused':
      return { ...state, notice: { text: event.text, code: null, what: 'check', id: null } };
    case 'noticed':
      return { ...state, notice: null, focus: { key: keyOf.title } };
    default:
      return stepped(state, event);
  }
}

/** More about the work that is waited for; of another one nothing is news. */
const ofWork = (state: State, number: number, more: Partial<Work>): State =>
  state.work?.number === number ? { ...state, work: { ...state.work, ...more } } : state;

type Step = Exclude<
  Event,
  {
    type:
      | 'asked'
      | 'long'
      | 'stepped'
      | 'stopping'
      | 'answered'
      | 'failed'
      | 'stopped'
      | 'refused'
      | 'noticed';
  }
>;

function stepped(state: State, event: Step): State {
  switch (event.type) {
    case 'went':
      return {
        ...unopened(state),
        view: event.view,
        current: null,
        focus: event.focus ? { key: keyOf.title } : null,
      };
    case 'opened':
      return open(state, event.opened, event.sheet ?? null);
    case 'back':
      return back(state);
    case 'jumped':
      return open({ ...state, view: 'queue' }, { kind: 'case', id: event.id }, null);
    case 'selected':
      return selected(state, event);
    case 'moved': {
      const id = neighbour(event.ids, state.current, event.by);
      return id === null ? state : { ...state, current: id, focus: { key: keyOf.item(id) } };
    }
    case 'reached':
      return { ...state, current: event.id };
    case 'ticked':
      return { ...state, ticked: toggled(state.ticked, event.ids, event.on) };
    case 'sheet':
      return { ...state, sheet: event.sheet, focus: event.sheet ? { key: 'sheet' } : { key: 'opener' } };
    case 'chose':
      return { ...state, stage: event.stage };
    case 'filtered':
      return { ...state, filter: event.filter, current: null };
    case 'choseTeam':
      return { ...state, team: event.team };
  }
}

const open = (state: State, opened: Opened, sheet: State['sheet']): State => ({
  ...state,
  opened,
  sheet,
  current: 'id' in opened ? opened.id : state.current,
  focus: { key: sheet ? 'sheet' : keyOf.title },
});

/** The card of the selected cell takes the keyboard; an opened case gives way to it. */
function selected(state: State, { place, asked }: Extract<Event, { type: 'selected' }>): State {
  const { panel, opened } = state;
  const isSame = (['view', 'opened', 'sheet', 'current', 'work', 'panel'] as const).every(
    key => state[key] === asked[key],
  );
  if (!isSame || !panel) return state;
  const id = place && caseUnder(panel, place);
  const found = { cell: place?.cell ?? '', id };
  if (id === null) return { ...state, found };
  const list: State = { ...state, view: 'queue', found };
  return opened
    ? { ...open(list, { kind: 'case', id }, null), found }
    : { ...list, current: id, focus: { key: keyOf.item(id) } };
}

/** The list alone: a sentence about what was done is over, one about rights holds on. */
const unopened = (state: State): State => ({
  ...state,
  opened: null,
  sheet: null,
  notice: state.notice?.code === 'noRights' ? state.notice : null,
});

/** Out of the detail, with the keyboard where it was before; a withdrawal goes back to its penalty. */
function back(state: State): State {
  const { opened } = state;
  const list = unopened(state);
  if (opened?.kind === 'withdraw') return open(list, { kind: 'penalty', id: opened.id }, null);
  return { ...list, focus: { key: openerOf(opened) } };
}

function openerOf(opened: Opened | null): string {
  if (opened === null) return keyOf.title;
  if ('id' in opened) return keyOf.item(opened.id);
  if (opened.kind === 'add' || opened.kind === 'import') return opened.kind;
  return opened.kind === 'number' ? keyOf.number(opened) : keyOf.place(opened);
}
