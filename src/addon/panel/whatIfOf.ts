import { plus, toText } from '../../core/points';
import type { Outlook, Prospect } from '../../core/race';
import type { Judgement, StandingsTable } from '../../core/regulation';
import { type InForce, topSafety } from '../../core/topSafety';
import { type Switch, withSwitches } from '../../core/whatIf';
import { readScore } from '../../table/scoreText';
import { inPlaces } from '../../table/standingsSheet';
import { judgeOf } from '../check';
import type { Need, WhatIfCut, WhatIfRow, WhatIfSwitch, WhatIfTable } from '../panel';
import { outlooksOf } from './marks';
import { penaltySeen } from './rulings';
import { rowKey, type Scene } from './scene';
import { placeText } from './tableMoves';
import { statesOf } from './whatIfItems';

/** The tables as they would be; undefined where a switch is about something that is not there any more. */
export function whatIfTables(
  switches: readonly WhatIfSwitch[],
  scene: Scene,
): readonly WhatIfTable[] | undefined {
  const set = switches.map(one => switchOf(one, scene));
  if (set.some(one => one === undefined)) return undefined;
  const { understood, facts, judgement: now } = scene.check;
  const other = withSwitches(facts, set as readonly Switch[]);
  const then = set.length > 0 ? judgeOf(understood)(other) : now;
  const outlooks = outlooksOf(understood, other, then);
  const tops = topSafety(other, then, inForce(scene));
  return then.tables.map(table => {
    const nth = outlooks.findIndex(isOf(table));
    const [own, top] = [outlooks[nth], tops[nth]];
    return {
      stage: table.stage,
      group: table.group ?? null,
      rows: rowsOf(table, now),
      cut: own && top ? cutOf(own, top.is) : null,
    };
  });
}

const isOf =
  (table: StandingsTable) =>
  ({ stage, group }: { readonly stage: string; readonly group?: string }): boolean =>
    stage === table.stage && group === table.group;

function inForce({ check: { understood } }: Scene): InForce {
  const { regulation, values } = understood;
  return {
    judge: judgeOf(understood),
    races: (facts, judgement) => regulation.races?.(facts, values, judgement) ?? [],
    ladder: clause => regulation.ladder(clause, values),
  };
}

/** What the page set, as the facts have it. */
function switchOf(asked: WhatIfSwitch, scene: Scene): Switch | undefined {
  const { understood, workbook } = scene.check;
  if (asked.set === 'penalty') {
    const penalty = penaltySeen(asked, scene);
    return penalty && statesOf(penalty).includes(asked.state)
      ? { set: 'penalty', penalty, state: asked.state }
      : undefined;
  }
  if (asked.set === 'forfeit') {
    const { wall, loser } = asked;
    const isThere = understood.tournament.walls.some(({ id }) => id === wall);
    return isThere ? { set: 'forfeit', wall, loser, clause: understood.regulation.freeRuling } : undefined;
  }
  const row = scene.rows.get(rowKey(asked));
  const read = readScore(asked.score, workbook);
  return row && read.state === 'score'
    ? { set: 'score', wall: row.game.wall, game: row.game.game, score: read.score }
    : undefined;
}

function rowsOf(table: StandingsTable, now: Judgement): readonly WhatIfRow[] {
  const was = now.tables.find(isOf(table))?.rows ?? [];
  return inPlaces(table.rows).map(row => {
    const old = was.find(({ team }) => team === row.team);
    return {
      team: row.team,
      place: placeText(row, table.rows),
      placeNow: old ? placeText(old, was) : '',
      points: row.points ? toText(row.points) : null,
      pointsNow: old?.points ? toText(old.points) : null,
      qualified: row.qualified ?? null,
      qualifiedNow: old?.qualified ?? null,
    };
  });
}

const cutOf = ({ places, by, tried, prospects }: Outlook, top: WhatIfCut['top']): WhatIfCut => ({
  places,
  by,
  tried,
  top,
  needs: prospects.map(needOf),
});

const needOf = ({ team, state, points, most, enough, least, rivals }: Prospect): Need => ({
  team,
  state,
  most: toText(most),
  enough: enough ? toText(enough.points) : null,
  isOver: enough?.isOver ?? false,
  least: least ? toText(least) : null,
  rivals: rivals?.teams ?? [],
  may: rivals?.may ?? 0,
  total: toText(plus(points, most)),
});
