import type { ChargeDto, FindingDto, Report, StandingsRow, StandingsTable } from '../addon/report';
import type { Texts } from './texts';

type Child = Node | string;

/** An element with text nodes and elements inside: what comes from cells is never markup. */
function element(tag: string, className: string, ...children: readonly Child[]): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

/** The report as sections; one with nothing in it is left out. */
export function reportView(report: Report, texts: Texts): Node[] {
  const proposed = report.charges.filter(charge => charge.state === 'proposed');
  return [
    ...section(texts.charges, list(proposed.map(charge => chargeItem(charge, texts)))),
    ...section(texts.findings, list(report.findings.map(found => findingItem(found, texts)))),
    ...section(
      texts.standings,
      report.standings.map(table => standingsTable(table, texts)),
    ),
  ];
}

const section = (title: string, content: readonly Node[]): Node[] =>
  content.length > 0 ? [element('section', '', element('h2', '', title), ...content)] : [];

const list = (items: readonly Node[]): Node[] => (items.length > 0 ? [element('ul', '', ...items)] : []);

function chargeItem(charge: ChargeDto, texts: Texts): Node {
  const where = [
    charge.wall === null ? '' : `${texts.wall} ${charge.wall}`,
    charge.game === null ? '' : `${texts.game} ${charge.game}`,
  ].filter(Boolean);
  return element(
    'li',
    '',
    element('div', 'label warning', [charge.sanction, charge.clause].filter(Boolean).join(' · ')),
    element('div', '', charge.team),
    element('div', 'meta', [...where, charge.evidence].join(' · ')),
  );
}

function findingItem(found: FindingDto, texts: Texts): Node {
  const where = [found.sheet, found.cell].filter(Boolean).join(' · ');
  return element(
    'li',
    '',
    element('div', `label ${found.level}`, texts.levels[found.level]),
    element('div', '', found.message),
    ...(where ? [element('div', 'meta', where)] : []),
  );
}

function standingsTable(table: StandingsTable, texts: Texts): Node {
  const title = table.stage === 'group' && table.group !== null ? '' : texts.stages[table.stage];
  const caption = [title, groupOf(table, texts)].filter(Boolean).join(' · ');
  if (table.rows.length === 0) return element('p', 'meta', [caption, texts.nobody].join(': '));
  const head = element(
    'tr',
    '',
    column(texts.place, 'figure'),
    column(texts.team),
    column(texts.points, 'figure'),
  );
  return element(
    'table',
    '',
    element('caption', '', caption),
    element('thead', '', head),
    element('tbody', '', ...table.rows.map(row => standingsRow(row, table.rows))),
  );
}

function groupOf({ stage, group }: StandingsTable, texts: Texts): string {
  if (group === null) return '';
  return `${stage === 'semi' || stage === 'final' ? texts.wall : texts.group} ${group}`;
}

function column(title: string, className = ''): HTMLElement {
  const cell = element('th', className, title);
  cell.setAttribute('scope', 'col');
  return cell;
}

function standingsRow(row: StandingsRow, all: readonly StandingsRow[]): HTMLElement {
  return element(
    'tr',
    '',
    element('td', 'figure', placeText(row, all)),
    element('td', '', row.team),
    element('td', 'figure', row.points ?? '–'),
  );
}

/** A shared place is written as the span that its teams take: 2–3. */
function placeText({ place, shared }: StandingsRow, all: readonly StandingsRow[]): string {
  if (place === null) return '–';
  const last = place + all.filter(row => row.place === place).length - 1;
  return shared && last > place ? `${place}–${last}` : String(place);
}
