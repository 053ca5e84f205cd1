import type { Panel, Posted, PostedRow } from '../../addon/panel';

/** A team whose points or place are not those of the post, with what brought it. */
export interface Move {
  readonly was: PostedRow;
  readonly now: PostedRow;
  /** Rulings that came into force or fell since, and walls or games that count now; none: only others moved. */
  readonly because: readonly Reason[];
}

export type Reason = Ruling | Result;

interface Ruling {
  readonly kind: 'ruling' | 'fallen';
  readonly clause: string;
  readonly sanction: string;
}

interface Result {
  readonly kind: 'wall' | 'game';
  readonly name: string;
}

/** The table as a post says it. */
export const postOf = ({ report, penalties, fingerprint, awards }: Panel, at: string): Posted => ({
  at,
  fingerprint,
  rows: rowsOf({ report }),
  rulings: penalties.filter(({ state }) => state === 'confirmed').map(({ id }) => id),
  counted: [
    ...new Set([...countedWalls(report), ...awards.flatMap(({ wall, game }) => (wall ? [] : (game ?? [])))]),
  ],
});

const rowsOf = ({ report }: Pick<Panel, 'report'>): readonly PostedRow[] =>
  report.standings.flatMap(({ stage, group, rows }) =>
    rows.map(({ team, place, points }) => ({ stage, group, team, place, points })),
  );

const countedWalls = ({ walls }: Panel['report']): readonly string[] =>
  walls.filter(({ state }) => state === 'validated' || state === 'forfeited').map(({ wall }) => wall);

/** What moved since the post, in the order of the table. */
export const movedSince = (posted: Posted, panel: Panel): readonly Move[] =>
  rowsOf(panel).flatMap(now => {
    const was = posted.rows.find(row => keyOf(row) === keyOf(now));
    const isSame = was && was.place === now.place && was.points === now.points;
    return was && !isSame ? [{ was, now, because: reasonsOf(now.team, posted, panel) }] : [];
  });

const keyOf = ({ stage, group, team }: PostedRow): string => [stage, group ?? '', team].join('\u0001');

function reasonsOf(team: string, posted: Posted, panel: Panel): readonly Reason[] {
  const [rulings, counted] = [new Set(posted.rulings), new Set(posted.counted)];
  const own = new Set(panel.walls.filter(({ a, b }) => a === team || b === team).map(({ wall }) => wall));
  const isOwn = (one: { team: string; wall: string | null }): boolean =>
    one.team === team || (one.wall !== null && own.has(one.wall));
  const ruled = panel.penalties.filter(isOwn).flatMap(({ id, state, clause, sanction }): Reason[] => {
    if (state === 'confirmed' && !rulings.has(id)) return [{ kind: 'ruling', clause, sanction }];
    return state !== 'confirmed' && rulings.has(id) ? [{ kind: 'fallen', clause, sanction }] : [];
  });
  const walls = countedWalls(panel.report).filter(wall => own.has(wall) && !counted.has(wall));
  const games = panel.awards.flatMap(one =>
    one.team === team && one.wall === null && one.game !== null && !counted.has(one.game) ? [one.game] : [],
  );
  return [
    ...ruled,
    ...walls.map((name): Reason => ({ kind: 'wall', name })),
    ...[...new Set(games)].map((name): Reason => ({ kind: 'game', name })),
  ];
}
