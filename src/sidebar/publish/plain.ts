import type { Block, Document, Row } from './document';

/** Without any markup, the columns held by blanks: for a messenger or a letter in a font of equal widths. */
export const plain = (document: Document): string => document.map(blockOf).join('\n\n');

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `${block.text}\n${'='.repeat(widthOf(block.text))}`;
    case 'heading':
      return `${block.text}\n${'-'.repeat(widthOf(block.text))}`;
    case 'line':
      return block.text;
    case 'list':
      return block.items.map(({ text, isStruck }) => (isStruck ? `- (${text})` : `- ${text}`)).join('\n');
    case 'table':
      return tableOf(block);
  }
}

function tableOf({ columns, rows }: Extract<Block, { kind: 'table' }>): string {
  const lines = [columns.map(({ title }) => title), ...rows.map(({ cells }) => cells)];
  const widths = columns.map((_, i) => Math.max(...lines.map(line => widthOf(line[i] ?? ''))));
  const lineOf = (cells: readonly string[]): string =>
    columns
      .map(({ isNumber }, i) => {
        const [cell = '', width = 0] = [cells[i], widths[i]];
        const blanks = ' '.repeat(width - widthOf(cell));
        return isNumber ? blanks + cell : cell + blanks;
      })
      .join('  ')
      .trimEnd();
  const border = '-'.repeat(widths.reduce((sum, width) => sum + width, 2 * (columns.length - 1)));
  return [
    lineOf(columns.map(({ title }) => title)),
    border,
    ...rows.flatMap(row => shownRow(row, lineOf, border)),
  ].join('\n');
}

const shownRow = (
  { cells, isLast }: Row,
  lineOf: (cells: readonly string[]) => string,
  border: string,
): string[] => (isLast ? [lineOf(cells), border] : [lineOf(cells)]);

/** Letters as people count them: a letter with its accents is one. */
const widthOf = (text: string): number => [...text.replace(/\p{M}/gu, '')].length;
