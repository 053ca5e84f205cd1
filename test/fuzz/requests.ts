// The grammar of what the page sends: valid requests, and what a broken or hostile page makes of them.
import fc from 'fast-check';
import type { Panel } from '../../src/addon/panel';
import { anyCell, hostile, long, nameCell } from './cells';

const text = fc.oneof(
  hostile,
  nameCell.map(String),
  fc.constantFrom('', '1', '7.3.14', 'Волки', '2026-11-30T12:00'),
);

/** What JSON can carry, with the keys that a careless program would follow. */
const json: fc.Arbitrary<unknown> = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.constantFrom(null, true, false, 0, -0, -1, 1e308, 1e21, 2 ** 53, 0.1),
    text,
    anyCell.filter(cell => !(cell instanceof Date)),
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(
        fc.tuple(fc.oneof(hostile, fc.constantFrom('ok', 'do', 'id', 'now', 'seen', '0')), tie('value')),
        { maxLength: 3 },
      )
      .map(record),
  ),
})).value;

/** An object with these keys of its own, `__proto__` among them, as `JSON.parse` makes it. */
function record(entries: readonly (readonly [string, unknown])[]): object {
  const made = {};
  for (const [key, value] of entries)
    Object.defineProperty(made, key, { value, enumerable: true, writable: true, configurable: true });
  return made;
}

/** What only a call within the script can bring, and nests and lengths beyond all measure. */
const monstrous = fc.constantFrom<unknown>(
  ...[
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    [],
    {},
    [[]],
    new Date(0),
    Object.create(null),
    () => 0,
  ],
  ...[
    'x'.repeat(700_000),
    Array.from({ length: 20_000 }, () => 0),
    nested(200),
    Symbol.iterator.toString(),
    12n,
  ],
);
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = i % 2 ? [value] : { decisions: value };
  return value;
}

export const junk = fc.oneof(
  { weight: 8, arbitrary: json },
  { weight: 2, arbitrary: monstrous },
  { weight: 1, arbitrary: long },
);

/** One place of a request that is another thing than it should be. */
interface Mutation {
  readonly at: readonly number[];
  readonly what: 'replace' | 'drop' | 'add' | 'double';
  readonly key: string;
  readonly value: unknown;
}
const mutation = fc.record<Mutation>({
  at: fc.array(fc.nat(11), { maxLength: 3 }),
  what: fc.constantFrom('replace', 'replace', 'drop', 'add', 'double'),
  key: fc.constantFrom('__proto__', 'constructor', 'ok', 'reason', 'judge', 'toString', 'length'),
  value: junk,
});

/** A request with up to three places spoilt; often none, so that the functions really work. */
export const mutated = (request: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: request },
    {
      weight: 8,
      arbitrary: fc
        .tuple(request, fc.array(mutation, { minLength: 1, maxLength: 3 }))
        .map(([one, all]) => all.reduce<unknown>((now, next) => changed(now, next, next.at), one)),
    },
    { weight: 1, arbitrary: junk },
  );

function changed(value: unknown, mutation: Mutation, [step, ...rest]: readonly number[]): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (step === undefined || entries.length === 0) return mutation.value;
  const at = step % entries.length;
  const [key, old] = entries[at] as [string, unknown];
  const { what } = mutation;
  const next: [string, unknown][] =
    rest.length > 0 || what === 'replace'
      ? entries.with(at, [key, changed(old, mutation, rest)])
      : what === 'drop'
        ? entries.toSpliced(at, 1)
        : what === 'add'
          ? [...entries, [mutation.key, mutation.value]]
          : [...entries, [key, old]];
  return Array.isArray(value) ? next.map(([, item]) => item) : record(next);
}

const from = <T>(all: readonly T[], otherwise: T): fc.Arbitrary<T> =>
  fc.constantFrom(...(all.length > 0 ? all : [otherwise]));
const now = fc.constantFrom('2026-11-30T12:00', '2026-11-30T12:00:00.000Z', undefined, '30.11.2026 12:00');

function decision({ penalties, cases }: Panel): fc.Arbitrary<unknown> {
  const penalty = from(
    penalties.map(({ id, seen }) => ({ id, seen })),
    { id: '', seen: '' },
  );
  const row = from(named(cases), { record: '1/1', seen: '' });
  const score = fc.constantFrom('20:6', '', '0:0', '7:4', 'семь');
  const points = fc.constantFrom('', '3', '1/3', '2,5', '-1', '=1', 'NaN');
  const add = fc.record(
    {
      do: fc.constant('add'),
      clause: from(['7.3.14', '7.5', ''], ''),
      team: from(['Волки', 'Совы'], ''),
      evidence: text,
      wall: fc.constantFrom('1', '2', ''),
      game: fc.constantFrom('1', ''),
      sanction: fc.constantFrom('минус 3', 'предупреждение', '', '=1'),
      points,
      money: points,
    },
    { requiredKeys: ['do', 'clause', 'team', 'evidence'] },
  );
  const verb = fc.constantFrom(
    'confirm',
    'reopen',
    'reinstate',
    'dismiss',
    'withdraw',
    'pay',
    'setAside',
    'takeUp',
  );
  const rule = fc
    .tuple(verb, penalty, text, points)
    .map(([word, of, reason, paid]) => ({ do: word, ...of, reason, paid }));
  return fc.oneof(
    rule,
    add,
    fc.tuple(row, score).map(([of, typed]) => ({ do: 'score', ...of, score: typed })),
  );
}

/** All that the panel says of rows, with what was seen of them. */
function named(value: unknown): { record: string; seen: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { record: name, seen } = value as Record<string, unknown>;
  const own = typeof name === 'string' && typeof seen === 'string' ? [{ record: name, seen }] : [];
  return [...own, ...Object.values(value).flatMap(named)];
}

const squads = fc
  .array(
    fc.tuple(nameCell, fc.constantFrom(': ', ';', '\t', ',', ' - '), nameCell).map(parts => parts.join('')),
    { maxLength: 5 },
  )
  .map(lines => lines.join('\n'));
const place = fc.record({
  sheet: from(['Онлайн-таблица', 'Штрафы', 'x'], ''),
  cell: fc.constantFrom('A1', 'G2', 'ZZZ9999999', 'a0', '1'),
  record: fc.constantFrom('', '1/1', '9/9'),
});
const posted = fc.record({
  at: text,
  fingerprint: text,
  rulings: fc.array(text, { maxLength: 2 }),
  counted: fc.array(text, { maxLength: 2 }),
  rows: fc.array(
    fc.record({
      stage: text,
      group: fc.constantFrom(null, 'A'),
      team: text,
      place: fc.constantFrom(null, 1),
      points: fc.constantFrom(null, '5.5'),
    }),
    { maxLength: 2 },
  ),
});

/** Valid requests of each server function, as of what the panel shows. */
export function requestsOf(panel: Panel): Readonly<Record<string, fc.Arbitrary<unknown>>> {
  const decisions = fc.record({
    decisions: fc.array(decision(panel), { minLength: 1, maxLength: 3 }),
    by: text,
    now,
  });
  const wallSwitch = fc.record({
    set: fc.constantFrom('forfeit', 'score'),
    wall: fc.constantFrom('1', '2', '9'),
    loser: fc.constantFrom('a', 'b'),
    game: fc.constantFrom('1', '2'),
    score: fc.constantFrom('20:6', '0:0', 'x'),
  });
  const penaltySwitch = fc
    .tuple(
      from(
        panel.penalties.map(({ id, seen }) => ({ id, seen })),
        { id: '', seen: '' },
      ),
      fc.constantFrom('confirmed', 'dismissed', 'withdrawn'),
    )
    .map(([of, state]) => ({ set: 'penalty', ...of, state }));
  const asked = {
    text: squads,
    shape: fc.constantFrom('squads', 'schedule', 'points', null, undefined),
    now,
  };
  return {
    check: fc.record({ now }),
    decide: decisions,
    preview: decisions,
    goTo: place,
    validate: fc.record({ now, by: text, confirm: fc.constantFrom(undefined, 'all') }),
    whatIf: fc.record({ switches: fc.array(fc.oneof(wallSwitch, penaltySwitch), { maxLength: 3 }), now }),
    previewImport: fc.record(asked),
    importRows: fc.record({ ...asked, seen: text, skipFaulty: fc.boolean() }),
    keepPost: fc.record({ post: posted }),
    progress: fc.record({ work: fc.constantFrom('a-1', 'x'), stop: fc.boolean() }),
    pastSheet: fc.record({ at: fc.constantFrom('28.11.2026 20:31', '2026-11-28T21:00', '9999-01-01', text) }),
    setUp: fc.record({
      regulation: fc.constantFrom('walls', 'cup', 'x'),
      sample: fc.boolean(),
      now,
      work: fc.constantFrom(undefined, 'a-1'),
    }),
    removeSample: fc.record({ now }),
    armTable: fc.record({ on: fc.boolean(), by: text }),
    insertFormula: fc.record({ name: fc.constantFrom('STANDINGS', 'WALLPOINTS', '__proto__') }),
    ...Object.fromEntries(
      [
        'formulas',
        'health',
        'markUnstamped',
        'protocolSheet',
        'raceSheet',
        'selection',
        'onEdit',
        'onArmedEdit',
      ].map(name => [name, junk]),
    ),
  };
}
