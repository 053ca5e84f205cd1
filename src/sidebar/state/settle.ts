import type { ImportResult, Panel, PanelResult } from '../../addon/panel';
import { nextItem } from './next';
import { inQueue } from './selection';
import { keyOf, type Notice, type Opened, type State, type Trouble, type Work } from './state';

type Said = Extract<PanelResult | ImportResult, { ok: true }>;
type Refused = Exclude<PanelResult, Said>;

/** The panel after the answer that it waits for. */
export const answered = (state: State, work: Work, result: PanelResult | ImportResult): State =>
  result.ok ? succeeded(state, work, result) : refused(state, work, result);

function succeeded(state: State, work: Work, result: Said): State {
  const { panel, said, undo } = result;
  const isDecision = work.what === 'decide' || work.what === 'undo';
  const isUndo = work.what === 'undo' && !state.snack?.isUndo;
  const place = 'added' in result ? result.added[0]?.place : undefined;
  const snack = said ? { said, undo, isUndo, ...(place && { place }) } : isDecision ? null : state.snack;
  const done: State = {
    ...state,
    panel,
    work: null,
    notice: null,
    regulations: null,
    snack,
    ticked: state.ticked.filter(id => panel.cases.some(one => one.id === id)),
    view: work.what === 'setUp' ? 'queue' : state.view,
  };
  return isDecision ? afterDecision(state, done, work) : stillThere(done, panel);
}

/** After a decision the keyboard is at the next item: opened, when the decided one was. */
function afterDecision(before: State, done: State, { id }: Work): State {
  const closed: State = { ...done, sheet: null };
  if (before.opened?.kind === 'account') return paid(closed, id);
  if (before.view !== 'queue') {
    return { ...closed, opened: null, focus: { key: id ? keyOf.item(id) : keyOf.title } };
  }
  const ids = idsOf(done.panel);
  const isOpen = before.opened?.kind === 'case';
  const stays = id !== null && ids.includes(id);
  const old = idsOf(before.panel);
  const next = stays ? id : nextItem(old, ids, id ?? before.current);
  const opened: Opened | null = isOpen && next !== null ? { kind: 'case', id: next } : null;
  const key = opened || next === null ? keyOf.title : keyOf.item(next);
  return { ...closed, opened, current: next, focus: { key } };
}

/** After a payment the team's account stays open, with the keyboard at the penalty that was paid. */
function paid(done: State, id: string | null): State {
  const shown: State = { ...done, focus: { key: id ? keyOf.pay(id) : keyOf.title } };
  return done.panel ? stillThere(shown, done.panel) : shown;
}

const idsOf = (panel: Panel | null): readonly string[] => (panel ? inQueue(panel).map(({ id }) => id) : []);

/** After a check an opened item that is gone closes. */
function stillThere(state: State, panel: Panel): State {
  const { opened } = state;
  const isGone =
    (opened?.kind === 'case' && !panel.cases.some(({ id }) => id === opened.id)) ||
    ((opened?.kind === 'penalty' || opened?.kind === 'withdraw') &&
      !panel.penalties.some(({ id }) => id === opened.id)) ||
    (opened?.kind === 'account' && !panel.report.accounts.some(({ team }) => team === opened.id));
  return isGone ? { ...state, opened: null, sheet: null, focus: { key: keyOf.title } } : state;
}

/** Nothing was written; what is true now comes along where it can be told. */
function refused(state: State, { what, id }: Work, { code, message, panel, regulations }: Refused): State {
  const base: State = { ...state, work: null, panel: panel ?? state.panel };
  if (code === 'noTournament') return { ...base, view: 'setup', opened: null, regulations, notice: null };
  return {
    ...base,
    sheet: code === 'changed' ? null : state.sheet,
    notice: { text: { said: message }, code, what, id },
    ...(code === 'changed' && { focus: { key: keyOf.title } }),
  };
}

/** The call brought nothing. What stood before stays in sight. */
export function failed(state: State, { what, id }: Work, trouble: Trouble | 'stopped'): State {
  const notice: Notice = { text: { trouble }, code: null, what, id };
  return { ...state, work: null, notice };
}
