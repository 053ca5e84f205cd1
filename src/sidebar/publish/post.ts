import type { Lang, Panel, PenaltyDto } from '../../addon/panel';
import type { StandingsRow, StandingsTable } from '../../addon/report';
import { clauseText, loose, momentOf, number } from '../format';
import { gistOf, type RegulationLaw } from '../law';
import { cutOf, placeSpan } from '../places';
import type { Texts } from '../texts';
import type { Block, Column, Document } from './document';
import { type Move, movedSince } from './moved';

/** What a post is written in and from. */
interface Post {
  readonly panel: Panel;
  readonly law: RegulationLaw;
  readonly texts: Texts;
  readonly lang: Lang;
}

/** What may be left out of a post; standings and fingerprint always stand in it. */
export interface Parts {
  readonly rulings: boolean;
  readonly moved: boolean;
}

/** Standings, rulings and what moved since the last post, under the parameters that were changed (walls 3.6). */
export function postedText(post: Post, parts: Parts): Document {
  const { panel, texts } = post;
  const { report, fingerprint, posted } = panel;
  const at = momentOf(`${panel.day} ${panel.at}`, post.lang);
  const name = texts.setup.regulations[report.regulation]?.[0] ?? report.regulation;
  const verdict = report.final ? texts.head.final : texts.head.provisional;
  const moves = posted && parts.moved ? movedSince(posted, panel) : [];
  return clean([
    { kind: 'title', text: texts.publish.title(name, verdict, at) },
    ...report.standings.filter(({ rows }) => rows.length > 0).flatMap(table => tableBlocks(table, post)),
    ...listed(
      texts.publish.changed,
      panel.changed.map(one => texts.publish.parameter(one, clauseText(one.clause, post.lang))),
    ),
    ...(posted
      ? listed(
          texts.publish.moved(momentOf(posted.at, post.lang)),
          moves.map(move => movedLine(move, post)),
        )
      : []),
    ...(parts.rulings ? rulingBlocks(post) : []),
    { kind: 'line', text: texts.publish.fingerprint(fingerprint) },
  ]);
}

/** A heading and its lines; nothing where there are none. */
const listed = (text: string, lines: readonly string[]): Document =>
  lines.length === 0
    ? []
    : [
        { kind: 'heading', text },
        { kind: 'list', items: lines.map(line => ({ text: line, isStruck: false })) },
      ];

function tableBlocks(table: StandingsTable, post: Post): Document {
  const { texts, panel, lang } = post;
  const { rows, stage, group } = table;
  const others = panel.report.standings.filter(one => one.stage === stage);
  const cut = cutOf(table, others);
  const shown = columnsOf(table, post);
  return [
    {
      kind: 'heading',
      text: texts.publish.table(texts.stages[stage] ?? stage, group, stage === 'semi' || stage === 'final'),
    },
    {
      kind: 'table',
      columns: shown,
      rows: rows.map((row, at) => ({
        cells: shown.map(({ value }) => value(row, rows)),
        isLast: cut !== null && !cut.isTied && cut.before === at + 1,
      })),
    },
    ...(rows.some(({ pending }) => pending !== '0')
      ? [
          {
            kind: 'line',
            text: texts.publish.pending(
              rows.flatMap(row => (row.pending === '0' ? [] : `${row.team} −${number(row.pending, lang)}`)),
            ),
          } as const,
        ]
      : []),
  ];
}

interface Shown extends Column {
  readonly value: (row: StandingsRow, rows: readonly StandingsRow[]) => string;
}

function columnsOf({ rows }: StandingsTable, { texts, lang }: Post): readonly Shown[] {
  const exact = (text: string | null | undefined): string => (text ? number(text, lang) : '–');
  const criteria = [...new Set(rows.flatMap(row => Object.keys(row.criteria)))];
  const has = (is: (row: StandingsRow) => boolean): boolean => rows.some(is);
  return [
    { title: texts.publish.place, isNumber: true, value: placeSpan },
    { title: texts.table.team, isNumber: false, value: ({ team }) => team },
    { title: texts.table.points, isNumber: true, value: ({ points }) => exact(points) },
    ...(has(({ carryIn }) => carryIn !== '0')
      ? [
          {
            title: texts.publish.carryIn,
            isNumber: true,
            value: ({ carryIn }: StandingsRow) => exact(carryIn),
          },
        ]
      : []),
    ...criteria.map(id => ({
      title: clauseText(id, lang),
      isNumber: true,
      value: ({ criteria: values }: StandingsRow) => exact(values[id]),
    })),
    ...(has(({ penalties }) => penalties !== '0')
      ? [
          {
            title: texts.nav.penalties,
            isNumber: true,
            value: ({ penalties }: StandingsRow) => (penalties === '0' ? '' : `−${exact(penalties)}`),
          },
        ]
      : []),
  ];
}

function movedLine({ was, now, because }: Move, { texts, lang }: Post): string {
  const exact = (points: string | null): string => (points === null ? '–' : number(points, lang));
  const why = because.map(reason => {
    if ('name' in reason) return texts.publish.because[reason.kind](reason.name);
    return texts.publish.because[reason.kind](clauseText(reason.clause, lang), reason.sanction);
  });
  const moves = [
    was.place === now.place ? '' : texts.publish.movedPlace(was.place, now.place),
    was.points === now.points ? '' : texts.publish.movedPoints(exact(was.points), exact(now.points)),
  ].filter(Boolean);
  return texts.publish.move(now.team, moves, why);
}

/** Those in force and, struck out, those withdrawn; a mere proposal is nobody's business yet. */
function rulingBlocks(post: Post): Document {
  const { panel, texts } = post;
  const told = panel.penalties.filter(({ state }) => state === 'confirmed' || state === 'withdrawn');
  if (told.length === 0) return [];
  return [
    { kind: 'heading', text: texts.publish.rulings },
    {
      kind: 'list',
      items: told.map(one => ({ text: rulingLine(one, post), isStruck: one.state === 'withdrawn' })),
    },
  ];
}

function rulingLine(one: PenaltyDto, { law, texts, lang }: Post): string {
  const { clause, team, player, wall, game, sanction, evidence, state, reason } = one;
  const where = [wall && texts.at.wall(wall), game && texts.at.game(game)].filter(Boolean).join(', ');
  const gist = gistOf(law, clause, lang);
  const head = `${clauseText(clause, lang)} · ${team}${player ? `, ${player}` : ''}${where ? ` (${where})` : ''}${sanction ? `: ${sanction}` : ''}`;
  return [head, evidence || gist || '', state === 'withdrawn' ? texts.publish.withdrawn(reason) : '']
    .filter(Boolean)
    .map(sentence => sentence.replace(/[.\s]+$/, ''))
    .join('. ');
}

/** One line for each text, without the blanks that hold words together on the screen. */
const clean = (document: Document): Document =>
  document.map((block): Block => {
    if (block.kind === 'table')
      return {
        ...block,
        columns: block.columns.map(column => ({ ...column, title: oneLine(column.title) })),
        rows: block.rows.map(row => ({ ...row, cells: row.cells.map(oneLine) })),
      };
    return block.kind === 'list'
      ? { ...block, items: block.items.map(item => ({ ...item, text: oneLine(item.text) })) }
      : { ...block, text: oneLine(block.text) };
  });

const oneLine = (text: string): string => loose(text).replace(/\s+/gu, ' ').trim();
