import type { Block, Document, Item, Row } from './document';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const said = (text: string): string => text.replace(/[&<>"']/g, sign => ENTITIES[sign] ?? sign);

/** For a page: plain elements, no style and no script. */
export const html = (document: Document): string => document.map(blockOf).join('\n');

function blockOf(block: Block): string {
  switch (block.kind) {
    case 'title':
      return `<h2>${said(block.text)}</h2>`;
    case 'heading':
      return `<h3>${said(block.text)}</h3>`;
    case 'line':
      return `<p>${said(block.text)}</p>`;
    case 'list':
      return ['<ul>', ...block.items.map(itemOf), '</ul>'].join('\n');
    case 'table': {
      const right = block.columns.map(({ isNumber }) => (isNumber ? ' align="right"' : ''));
      const head = block.columns.map(({ title }, i) => `<th${right[i]}>${said(title)}</th>`).join('');
      const rowOf = ({ cells }: Row): string =>
        `<tr>${cells.map((cell, i) => `<td${right[i]}>${said(cell)}</td>`).join('')}</tr>`;
      return ['<table>', `<tr>${head}</tr>`, ...block.rows.map(rowOf), '</table>'].join('\n');
    }
  }
}

const itemOf = ({ text, isStruck }: Item): string =>
  `<li>${isStruck ? `<s>${said(text)}</s>` : said(text)}</li>`;
