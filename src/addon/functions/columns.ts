import type { Gist } from '../../core/finding';
import { nameKey } from '../../table/names';
import type { Cell } from './arguments';
import type { Problems } from './problems';
import type { Header } from './teamTable';

/** What a criterion compares: a column or the ratio of two, or matches among the tied. */
export type Measure =
  | { readonly kind: 'headToHead' }
  | {
      readonly kind: 'column' | 'ratio';
      readonly top: Header;
      readonly bottom?: Header;
      readonly lessIsBetter: boolean;
    };

/** The columns of a table by what a chain calls them. Every name that fits none, or two, goes to `problems`. */
export interface Columns {
  /** What a link of a written chain compares; a column of exactly that name comes before any sign in it. */
  readonly measure: (link: string, rule: Cell) => Measure | undefined;
  /** The column with a Russian or an English title. */
  readonly either: (title: Gist, headerRow: Cell) => Header | undefined;
  /** The title in the language in which the table has it. */
  readonly nameOf: (title: Gist, header: Header) => string;
  /** Whether some column's name contains the sign that parts links. */
  readonly hasSplitNames: boolean;
  /** Where the longest run of pieces ends that is one column's name; the next piece when there is none. */
  readonly longest: (pieces: readonly string[], from: number) => number;
}

export function columnsOf(headers: readonly Header[], problems: Problems): Columns {
  const byKey = new Map<string, Header[]>();
  for (const header of headers) {
    const key = nameKey(header.title);
    byKey.set(key, [...(byKey.get(key) ?? []), header]);
  }
  const named = (name: string): readonly Header[] => byKey.get(nameKey(name)) ?? [];
  const one = (found: readonly Header[]): Header | undefined => {
    const [first, second] = found;
    return first && second ? problems.at(second.cell, onlyOne(first)) : first;
  };
  return {
    measure: (link, rule) => {
      const parts = takenApart(link, name => named(name).length > 0);
      for (const name of parts.missing) problems.at({ ...rule, value: name }, aColumn(headers));
      const [top, bottom] = [
        one(named(parts.top)),
        parts.bottom === undefined ? undefined : one(named(parts.bottom)),
      ];
      const { lessIsBetter } = parts;
      if (!top) return undefined;
      if (parts.bottom === undefined) return { kind: 'column', top, lessIsBetter };
      return bottom && { kind: 'ratio', top, bottom, lessIsBetter };
    },
    either: (title, headerRow) => {
      const found = [...named(title.ru), ...named(title.en)];
      return found.length > 0
        ? one(found)
        : problems.of(headerRow.argument, titles(headers), titled(title), headerRow.row);
    },
    nameOf: (title, header) => (nameKey(title.en) === nameKey(header.title) ? title.en : title.ru),
    hasSplitNames: headers.some(header => header.title.includes('>')),
    longest: (pieces, from) => {
      let to = pieces.length;
      while (to > from + 1 && named(pieces.slice(from, to).join('>')).length === 0) to--;
      return to;
    },
  };
}

interface Parts {
  readonly top: string;
  readonly bottom?: string;
  readonly lessIsBetter: boolean;
  /** Names that no column has. */
  readonly missing: readonly string[];
}

/** A link as a column, `top / bottom`, or either with a leading minus: whichever the columns first allow. */
function takenApart(link: string, isColumn: (name: string) => boolean): Parts {
  const whole = ratioOrColumn(link, isColumn);
  if (whole.missing.length === 0) return { ...whole, lessIsBetter: false };
  const minus = /^[-−–]\s*(.+)$/.exec(link);
  return minus
    ? { ...ratioOrColumn(minus[1] ?? '', isColumn), lessIsBetter: true }
    : { ...whole, lessIsBetter: false };
}

function ratioOrColumn(text: string, isColumn: (name: string) => boolean): Omit<Parts, 'lessIsBetter'> {
  if (isColumn(text)) return { top: text, missing: [] };
  const ratios = [...text.matchAll(/[/÷]/g)].map(({ index }) => ({
    top: text.slice(0, index).trim(),
    bottom: text.slice(index + 1).trim(),
  }));
  const known = ratios.find(({ top, bottom }) => isColumn(top) && isColumn(bottom));
  if (known) return { ...known, missing: [] };
  const [ratio, another] = ratios;
  if (!ratio || another) return { top: text, missing: [text] };
  return { ...ratio, missing: [ratio.top, ratio.bottom].filter(name => !isColumn(name)) };
}

const onlyOne = (first: Header): Gist => ({
  ru: `один столбец с таким названием, а он уже есть: столбец ${first.column + 1}`,
  en: `one column of that name, and column ${first.column + 1} has it already`,
});

const titled = ({ ru, en }: Gist): Gist => ({
  ru: `столбец «${ru}» (или «${en}»)`,
  en: `a column “${en}” (or “${ru}”)`,
});

const aColumn = (headers: readonly Header[]): Gist => {
  const all = headers.map(header => header.title).join(', ');
  return { ru: `название столбца из table: ${all}`, en: `the name of a column of table: ${all}` };
};

const titles = (headers: readonly Header[]): Gist => {
  const all = headers.map(header => header.title).join(', ');
  return { ru: `есть столбцы: ${all || 'никаких'}`, en: `the columns are: ${all || 'none'}` };
};
