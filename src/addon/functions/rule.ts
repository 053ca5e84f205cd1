import type { Gist } from '../../core/finding';
import { shown } from '../../table/names';
import { isBlank, isErrorText } from '../../table/numbers';
import { type Cell, cellOf, isLeftOut, type Rows, rowsOf } from './arguments';
import {
  chainNamed,
  HEAD_TO_HEAD,
  isExtraRound,
  isHeadToHead,
  type NamedChain,
  type NamedLink,
} from './chains';
import { type Columns, columnsOf, type Measure } from './columns';
import { say } from './messages';
import type { Problems } from './problems';
import type { Header, TeamTable } from './teamTable';

export interface Link {
  /** The criterion as the chain writes it. */
  readonly name: string;
  readonly measure: Measure;
}

export interface Chain {
  readonly links: readonly Link[];
  readonly extraRound: boolean;
}

const LINK = { ru: 'название столбца между знаками >', en: 'the name of a column between the signs >' };
const RULE = {
  ru: 'цепочка: названия столбцов через >',
  en: 'a chain: names of columns with > between them',
};
const AT_THE_END = {
  ru: 'доп. тур только в конце цепочки',
  en: 'an extra round only at the end of the chain',
};
const A_COLUMN = { ru: 'столбец с заголовком и числами', en: 'a column with a header and numbers' };
const TITLE = { ru: 'заголовок текстом', en: 'a header that is text' };

/** The chain of a call: by id, written out, or every column that has a header. */
export function readRule(argument: string, value: unknown, table: TeamTable, problems: Problems): Chain {
  const columns = columnsOf(table.headers, problems);
  if (isLeftOut(value)) return everyColumn(table, problems);
  const cells = filledCells(argument, rowsOf(value));
  const [only] = cells;
  const named = cells.length === 1 && typeof only?.value === 'string' ? chainNamed(only.value) : undefined;
  return named ? byId(named, table, columns) : written(cells, columns, problems);
}

const filledCells = (argument: string, rows: Rows): Cell[] =>
  rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => (isBlank(cell) ? [] : [cellOf(argument, rows, row, column)])),
  );

function everyColumn({ headers, rows, headerRow }: TeamTable, problems: Problems): Chain {
  if (headers.length === 0) problems.at(cellOf('table', rows, headerRow, 1), A_COLUMN);
  const links = headers.flatMap(header => {
    const { value } = header.cell;
    const isTitle = typeof value === 'number' || (typeof value === 'string' && !isErrorText(value));
    if (!isTitle) problems.at(header.cell, TITLE);
    return isTitle ? [linkTo(header.title, header)] : [];
  });
  return { links, extraRound: false };
}

const linkTo = (name: string, top: Header): Link => ({
  name,
  measure: { kind: 'column', top, lessIsBetter: false },
});

function byId(chain: NamedChain, { rows, headerRow }: TeamTable, columns: Columns): Chain {
  const headerCell = cellOf('table', rows, headerRow, 0);
  const header = (title: Gist): Header | undefined => columns.either(title, headerCell);
  const link = (named: NamedLink): Link | undefined => {
    if (named === 'headToHead') return { name: say(HEAD_TO_HEAD), measure: { kind: 'headToHead' } };
    if ('column' in named) {
      const top = header(named.column);
      return top && linkTo(columns.nameOf(named.column, top), top);
    }
    const [top, bottom] = [header(named.top), header(named.bottom)];
    if (!top || !bottom) return undefined;
    const name = `${columns.nameOf(named.top, top)} ÷ ${columns.nameOf(named.bottom, bottom)}`;
    return { name, measure: { kind: 'ratio', top, bottom, lessIsBetter: false } };
  };
  return { links: chain.links.flatMap(named => link(named) ?? []), extraRound: chain.extraRound === true };
}

function written(cells: readonly Cell[], columns: Columns, problems: Problems): Chain {
  const parts = cells.flatMap(cell => partsOf(cell, columns, problems));
  const last = parts[parts.length - 1];
  const extraRound = last !== undefined && isExtraRound(last.text);
  const links = (extraRound ? parts.slice(0, -1) : parts).flatMap(
    part => linkIn(part, columns, problems) ?? [],
  );
  if (extraRound && parts.length === 1) problems.at(last.cell, RULE);
  return { links, extraRound };
}

interface Part {
  readonly text: string;
  readonly cell: Cell;
}

/** The links of a chain as it is written. A column whose name contains `>` is taken whole. */
function partsOf(cell: Cell, columns: Columns, problems: Problems): Part[] {
  if (typeof cell.value !== 'string' && typeof cell.value !== 'number') {
    problems.at(cell, RULE);
    return [];
  }
  const pieces = String(cell.value).split('>');
  const parts: Part[] = [];
  for (let from = 0; from < pieces.length; ) {
    const to = columns.hasSplitNames ? columns.longest(pieces, from) : from + 1;
    parts.push({ text: shown(pieces.slice(from, to).join('>')), cell });
    from = to;
  }
  return parts;
}

function linkIn({ text, cell }: Part, columns: Columns, problems: Problems): Link | undefined {
  if (text === '') return problems.at(cell, LINK);
  if (isExtraRound(text)) return problems.at(cell, AT_THE_END);
  if (isHeadToHead(text)) return { name: text, measure: { kind: 'headToHead' } };
  const measure = columns.measure(text, cell);
  return measure && { name: text, measure };
}
