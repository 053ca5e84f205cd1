import type { Penalty } from '../../core/penalty';
import type { RowVerdict } from '../../core/regulation';
import { type Ruling, ruled, withRulings } from '../../core/rulings';
import type { Score, Tournament, WallGame } from '../../core/tournament';
import { type Check, judgeOf } from '../check';
import type { Consequence, Lang } from '../panel';
import { consequence, type Trying } from './consequences';
import { seenOfPenalty, seenOfRow } from './digest';
import { type Records, recordsOf } from './records';
import { type Stages, stagesOf } from './stages';

/** A check as the panel looks at it. */
export interface Scene {
  readonly check: Check;
  readonly lang: Lang;
  readonly zone: string;
  readonly records: Records;
  /** The row of a game with its verdict, by `wall/game`. */
  readonly rows: ReadonlyMap<string, Row>;
  /** Where the games of league and cup belong. */
  readonly stages: Stages;
}

export interface Row {
  readonly game: WallGame;
  readonly verdict: RowVerdict;
}

export function sceneOf(check: Check, lang: Lang): Scene {
  const { understood, judgement, workbook } = check;
  const games = new Map(understood.tournament.wallGames.map(game => [rowKey(game), game]));
  const rows = judgement.rows.flatMap(verdict => {
    const game = games.get(rowKey(verdict));
    return game ? [[rowKey(verdict), { game, verdict }] as const] : [];
  });
  return {
    check,
    lang,
    zone: workbook.zone,
    records: recordsOf(understood.grids.online),
    rows: new Map(rows),
    stages: stagesOf(understood.tournament, judgement),
  };
}

export const rowKey = ({ wall, game }: { readonly wall?: unknown; readonly game?: unknown }): string =>
  `${wall ?? ''}/${game ?? ''}`;

export const seenRow = ({ game, verdict }: Row): string => seenOfRow(game, verdict.state);

/** What a judge saw who saw the penalty: its row of the online table, if it has one, and itself. */
export function seenPenalty(penalty: Penalty, { rows }: Scene): string {
  const row = rows.get(rowKey(penalty));
  return `${row ? seenRow(row) : ''}.${seenOfPenalty(penalty)}`;
}

/** Judges other facts by the same law. */
export function tried(facts: Tournament, { check, lang }: Scene): Trying {
  const { judgement: before, understood } = check;
  return { before, after: judgeOf(understood)(facts), walls: facts.walls, lang };
}

export const triedRuling = (penalty: Penalty, ruling: Ruling, scene: Scene): Trying =>
  tried(withRulings(scene.check.facts, [ruled(penalty, ruling)]), scene);

/** What it would move if a judge set the running score after a game. */
export function ofScore(game: WallGame, score: Score, scene: Scene): Consequence {
  const { facts } = scene.check;
  const judged: WallGame = { ...game, judge: score, judgeSince: facts.now };
  const wallGames = facts.wallGames.map(one => (one === game ? judged : one));
  return consequence(tried({ ...facts, wallGames }, scene));
}

/** What it would move if the penalty were confirmed. */
export const ofConfirming = (penalty: Penalty, scene: Scene): Consequence =>
  consequence({ ...triedRuling(penalty, { state: 'confirmed' }, scene), own: penalty.team });
