import type { Block, Document, Item, Row } from './document';

const ZERO_WIDTH = '\u200b';

/** A square bracket of a name opens no tag: a mark that nobody sees stands behind it. Not all forums know an escape. */
const said = (text: string): string => text.replace(/\[/g, `[${ZERO_WIDTH}`);

/** For forums: `[table]`, `[b]`, `[list]`. */
export const bbcode = (document: Document): string => document.map(blockOf).join('\n\n');

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `[size=5][b]${said(block.text)}[/b][/size]`;
    case 'heading':
      return `[b]${said(block.text)}[/b]`;
    case 'line':
      return said(block.text);
    case 'list':
      return ['[list]', ...block.items.map(itemOf), '[/list]'].join('\n');
    case 'table': {
      const head = block.columns.map(({ title }) => `[td][b]${said(title)}[/b][/td]`).join('');
      return ['[table]', `[tr]${head}[/tr]`, ...block.rows.map(rowOf), '[/table]'].join('\n');
    }
  }
}

const itemOf = ({ text, isStruck }: Item): string => `[*]${isStruck ? `[s]${said(text)}[/s]` : said(text)}`;

const rowOf = ({ cells }: Row): string => `[tr]${cells.map(cell => `[td]${said(cell)}[/td]`).join('')}[/tr]`;
