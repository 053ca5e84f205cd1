// From the cell selected in the grid to its card: pure, so that a late answer is a test.
import type { Place } from '../../src/addon/panel';
import { reduce } from '../../src/sidebar/state/reduce';
import { inQueue, tickedCases } from '../../src/sidebar/state/selection';
import { opening, type State } from '../../src/sidebar/state/state';
import { evening } from './panels';

const panel = evening();
const stood: State = { ...opening('queue'), panel };
const cases = inQueue(panel).filter(one => one.place);
const last = cases[cases.length - 1];
const place = last?.place as Place;
const selected = (asked: State, at: Place | null = place) =>
  ({ type: 'selected', place: at, asked }) as const;
const NOWHERE: Place = { sheet: 'Команды', cell: 'B2', record: '' };

test('the card takes the keyboard, from another view too', () => {
  for (const view of ['queue', 'table'] as const) {
    const asked: State = { ...stood, view };
    const after = reduce(asked, selected(asked));
    expect([after.view, after.current, after.focus?.key]).toEqual(['queue', last?.id, `item:${last?.id}`]);
    expect(after.found).toEqual({ cell: place.cell, id: last?.id });
  }
});

test('an opened case gives way to it', () => {
  const asked: State = { ...stood, opened: { kind: 'case', id: cases[0]?.id ?? '' } };
  expect(reduce(asked, selected(asked)).opened).toEqual({ kind: 'case', id: last?.id });
});

test('nothing moves where there is no card; what was found is over with the next step', () => {
  const after = reduce(stood, selected(stood, NOWHERE));
  expect(after).toEqual({ ...stood, found: { cell: 'B2', id: null } });
  expect(reduce(after, { type: 'reached', id: 'x' }).found).not.toBeNull();
  expect(reduce(after, { type: 'went', view: 'table' }).found).toBeNull();
});

test('an answer that comes after the person has gone on changes nothing', () => {
  for (const step of [
    { type: 'moved', by: 1, ids: cases.map(({ id }) => id) },
    { type: 'went', view: 'table' },
    { type: 'opened', opened: { kind: 'add' } },
    { type: 'asked', number: 1, what: 'check', id: null },
  ] as const) {
    const on = reduce(stood, step);
    expect(reduce(on, selected(stood))).toBe(on);
  }
});

test('more charges than the server takes at once: the first 500, the others stay ticked', () => {
  const [charge] = panel.cases.filter(one => one.charge);
  if (!charge) throw new Error('no charge in the evening');
  const many = { ...panel, cases: Array.from({ length: 620 }, (_, i) => ({ ...charge, id: `c${i}` })) };
  const ticked = many.cases.map(({ id }) => id);
  expect(tickedCases(many, ticked)).toHaveLength(500);
  const rest = { ...many, cases: many.cases.slice(500) };
  const after = reduce(
    {
      ...stood,
      panel: many,
      ticked,
      work: {
        number: 1,
        what: 'decide',
        id: 'c0',
        count: 500,
        isLong: true,
        name: null,
        steps: null,
        isStopping: false,
      },
    },
    { type: 'answered', number: 1, result: { ok: true, panel: rest, undo: [], said: '' } },
  );
  expect(tickedCases(rest, after.ticked)).toHaveLength(120);
});
