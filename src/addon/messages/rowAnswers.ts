import type { Finding, Saying } from '../../core/finding';
import type { Judgement, RowVerdict } from '../../core/regulation';
import { WALL_SIDES, type WallGame, type WallSide } from '../../core/tournament';
import type { Lang } from '../../table/standingsSheet';
import { say } from '.';
import { statusText } from './status';

/** What a row of the online table is told. */
export interface RowAnswer {
  /** Row of the sheet, counted from 1. */
  readonly row: number;
  readonly status: string;
  /** What is wrong and what to type; empty when nothing is. */
  readonly note: string;
  /** The same for each captain's cell that is wrong. */
  readonly faults: Readonly<Partial<Record<WallSide, string>>>;
}

interface Fault {
  readonly sides: readonly WallSide[];
  readonly saying: Saying;
}

/** The answers to the rows that were judged, in their order; moments on the clock of the zone. */
export function rowAnswers(
  { rows, findings }: Pick<Judgement, 'rows' | 'findings'>,
  games: readonly WallGame[],
  lang: Lang,
  zone: string,
): readonly RowAnswer[] {
  const found = new Map<string, Finding>();
  for (const finding of findings) {
    if (finding.at && ['unreadable', 'impossible', 'dispute'].includes(finding.kind))
      found.set(finding.at.cell, finding);
  }
  const byCell = new Map(games.map(game => [game.at.cell, game]));
  return rows.flatMap(row => {
    const game = byCell.get(row.at.cell);
    return game ? [answer(row, game, found, lang, zone)] : [];
  });
}

function answer(
  row: RowVerdict,
  game: WallGame,
  found: ReadonlyMap<string, Finding>,
  lang: Lang,
  zone: string,
): RowAnswer {
  const text = (saying: Saying): string => say(saying, lang, zone);
  const faults = joined(
    WALL_SIDES.flatMap(side => faultsOf(row, game, side, found.get(game.captains[side].at.cell))),
    text,
  );
  const late = WALL_SIDES.flatMap(side => {
    const how = row.lateness[side];
    return how ? [text({ kind: `row.${how.kind}`, data: { ...how.data, side } })] : [];
  });
  const wrong = hint(row, game, found);
  return {
    row: Number(/\d+$/.exec(row.at.cell)?.[0]),
    status: [statusText(row, lang, zone), ...(wrong ? [text(wrong)] : [])].join(' · '),
    note: [...faults.map(({ saying }) => text(saying)), ...late].join('. '),
    faults: Object.fromEntries(
      faults.flatMap(({ sides, saying }) => sides.map(side => [side, text(saying)])),
    ),
  };
}

/** What a captain's cell does wrong; a dispute stands at A's and is of both. */
function faultsOf(row: RowVerdict, game: WallGame, side: WallSide, finding: Finding | undefined): Fault[] {
  const { entry } = game.captains[side];
  if (row.state === 'unreadable' && entry.state === 'unreadable' && entry.why === 'merged')
    return [{ sides: [side], saying: { kind: 'row.merged', data: { side } } }];
  if (!finding) return [];
  const { kind, data } = finding;
  if (kind === 'dispute')
    return [{ sides: WALL_SIDES, saying: { kind: data.mirrored ? 'row.mirrored' : 'row.dispute', data } }];
  return [
    { sides: [side], saying: kind === 'impossible' ? impossible(finding, side) : unreadable(finding, side) },
  ];
}

function unreadable({ data: { why = '', text = '', likely } }: Finding, side: WallSide): Saying {
  const scores = Array.isArray(likely) ? likely : [];
  const isPlain = scores.length === 1 && (why === 'time' || why === 'date');
  return isPlain
    ? { kind: `row.${why}`, data: { side, likely: scores } }
    : { kind: 'row.unreadable', data: { side, why, text, oneOf: scores } };
}

function impossible(
  { data: { why = '', before = '', entered = '', expected = [] } }: Finding,
  side: WallSide,
): Saying {
  const facts = { side, why, before, entered, oneOf: expected };
  if (why === 'bothUp') return { kind: 'row.bothUp', data: facts };
  return { kind: why === 'down' || why === 'notInAnnex' ? 'row.notNext' : 'row.cannotStand', data: facts };
}

/** One sentence for both where the two captains are told the same. */
function joined(faults: readonly Fault[], text: (saying: Saying) => string): readonly Fault[] {
  const [a, b] = faults;
  if (!a || !b) return faults;
  const both: Saying = { ...a.saying, data: { ...a.saying.data, side: 'both' } };
  return text(both) === text({ ...b.saying, data: { ...b.saying.data, side: 'both' } })
    ? [{ sides: WALL_SIDES, saying: both }]
    : faults;
}

/** What may come next, beside the status of a score that can't: by Annex 1, else which side may go up. */
function hint(
  { state, next, before }: RowVerdict,
  game: WallGame,
  found: ReadonlyMap<string, Finding>,
): Saying | undefined {
  const why = WALL_SIDES.map(side => found.get(game.captains[side].at.cell)?.data.why).find(Boolean);
  if (state !== 'impossible' || !before || why === 'afterEnd' || why === 'cards') return undefined;
  return next.length > 0
    ? { kind: 'row.expected', data: { oneOf: next.map(({ a, b }) => `${a}:${b}`) } }
    : { kind: 'row.oneUp', data: { before: `${before.a}:${before.b}` } };
}
