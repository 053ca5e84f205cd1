import type { Block, Document, Item } from './document';

/** Signs that would mean something: marks of emphasis, links, code, tables, HTML, headings and lists at a line's start. */
const said = (text: string): string =>
  text
    .replace(/[\\\x60*_{}[\]<>|~#!&]/g, sign => `\\${sign}`)
    .replace(/^([-+=]|\d+[.)])/, start => start.replace(/[-+=.)]$/, sign => `\\${sign}`))
    .replace(/\b(https?|www)(?=[:.])/gi, '$1\u200b')
    .replace(/@/g, '@\u200b');

/** As CommonMark with the tables of GitHub. */
export const markdown = (document: Document): string => document.map(blockOf).join('\n\n');

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `## ${said(block.text)}`;
    case 'heading':
      return `### ${said(block.text)}`;
    case 'line':
      return said(block.text);
    case 'list':
      return block.items.map(itemOf).join('\n');
    case 'table':
      return [
        lineOf(block.columns.map(({ title }) => said(title))),
        lineOf(block.columns.map(({ isNumber }) => (isNumber ? '--:' : '---'))),
        ...block.rows.map(({ cells }) => lineOf(cells.map(said))),
      ].join('\n');
  }
}

const itemOf = ({ text, isStruck }: Item): string => `- ${isStruck ? `~~${said(text)}~~` : said(text)}`;

const lineOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
