/** A text for a forum before any markup: the four forms are written from it. */
export type Block =
  | { readonly kind: 'title' | 'heading' | 'line'; readonly text: string }
  | { readonly kind: 'table'; readonly columns: readonly Column[]; readonly rows: readonly Row[] }
  | { readonly kind: 'list'; readonly items: readonly Item[] };

export interface Column {
  readonly title: string;
  /** Numbers stand at the right. */
  readonly isNumber: boolean;
}

/** A row has a cell for each column; `isLast`: the line of those who go through is drawn under it. */
export interface Row {
  readonly cells: readonly string[];
  readonly isLast: boolean;
}

export interface Item {
  readonly text: string;
  /** A ruling that was withdrawn: it stays to be read, struck out. */
  readonly isStruck: boolean;
}

export type Document = readonly Block[];
