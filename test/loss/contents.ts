// All that a file holds as one text, so that two files can be compared: what the engine numbers by itself is left out.
import type { Host } from '../../host/test/library';

interface Snapshot {
  readonly sheetOrder: readonly string[];
  readonly styles: Readonly<Record<string, unknown>>;
  readonly sheets: Readonly<Record<string, SheetSnapshot>>;
  readonly resources?: readonly { readonly name: string; readonly data: string }[];
}

interface SheetSnapshot {
  readonly cellData?: Readonly<
    Record<string, Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>>
  >;
  readonly [other: string]: unknown;
}

/** Names that the engine draws by itself, and where a screen stands. */
const OWN = new Set(['id', 'uid', 'cfId', 'scrollTop', 'scrollLeft', 'zoomRatio', 'cellData']);
/** Resources of the engine's plugins that hold rules of the file. */
const RULES = /FILTER|DATA_VALIDATION|CONDITIONAL/;

/** Cells, looks, sizes, rules, groups, protections, marks and stores, sheet by sheet in the order of the tabs. */
export function contentsOf(host: Host): string {
  const { workbook, stores } = host;
  const snapshot = workbook.engine.copy().snapshot as unknown as Snapshot;
  const named = new Map(workbook.sheets.map(({ id, name }) => [id, name]));
  const sheets = snapshot.sheetOrder.map(id => [
    plain(snapshot.sheets[id]),
    cellsOf(snapshot.sheets[id] as SheetSnapshot, snapshot.styles),
    rulesOf(snapshot, id),
    workbook.protections.of(id).map(({ editors, ...rest }) => plain({ ...rest, editors: [...editors] })),
    workbook.sheet(id)?.columnGroups.every,
  ]);
  const marks = workbook.metadata.every.map(({ sheetId, key, value }) => [
    named.get(sheetId ?? ''),
    key,
    value,
  ]);
  return JSON.stringify([sheets, marks, [...stores.document]]);
}

const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (OWN.has(key) || inner === null ? undefined : inner)) ?? 'null',
  );

function cellsOf({ cellData = {} }: SheetSnapshot, styles: Snapshot['styles']): unknown[] {
  return Object.entries(cellData).flatMap(([row, cells]) =>
    Object.entries(cells).flatMap(([column, whole]) => {
      const { s, ...cell } = whole ?? {};
      const style = typeof s === 'string' ? styles[s] : s;
      const known = Object.entries({ ...cell, s: style }).filter(
        ([, part]) => part !== null && part !== undefined,
      );
      return known.length > 0 ? [[row, column, Object.fromEntries(known)]] : [];
    }),
  );
}

const rulesOf = ({ resources = [] }: Snapshot, id: string): unknown[] =>
  resources
    .filter(({ name }) => RULES.test(name))
    .map(({ data }) => (JSON.parse(data || '{}') as Record<string, unknown[] | undefined>)[id] ?? [])
    .map(plain);
