import type { Penalty } from '../../core/penalty';
import { type LedgerState, WALL_SIDES } from '../../core/tournament';
import type { WhatIfItem, WhatIfOption } from '../panel';
import { choices } from './rowCases';
import { type Row, rowKey, type Scene, seenPenalty } from './scene';
import { sanctionShown } from './shown';

/** All that can be taken to be otherwise, what nobody decided yet first. */
export function whatIfItems(scene: Scene): readonly WhatIfItem[] {
  const { judgement } = scene.check;
  const items = [
    ...judgement.penalties.map(penalty => penaltyItem(penalty, scene)),
    ...[...scene.rows.values()].filter(isUnsettled).map(row => scoreItem(row, scene)),
    ...judgement.walls.flatMap(wall => wallItem(wall, scene)),
  ];
  return [...items.filter(({ isOpen }) => isOpen), ...items.filter(({ isOpen }) => !isOpen)];
}

/** To which states a penalty can come by decisions from the one in which it is. */
const STATES: Readonly<Record<LedgerState, readonly LedgerState[]>> = {
  proposed: ['confirmed', 'dismissed'],
  confirmed: ['withdrawn'],
  dismissed: ['confirmed'],
  withdrawn: ['confirmed'],
};

const asIs = (value: string): WhatIfOption => ({ value, by: [], set: null });

function penaltyItem(penalty: Penalty, scene: Scene): WhatIfItem {
  const { id, state, wall = null, game = null, team, clause, sanctions } = penalty;
  const seen = seenPenalty(penalty, scene);
  return {
    key: `penalty:${id}:${seen}`,
    kind: 'penalty',
    isOpen: state === 'proposed',
    wall,
    game,
    teams: team === '' ? [] : [team],
    clause,
    sanction: sanctionShown(sanctions, scene.lang),
    options: [
      asIs(state),
      ...statesOf(penalty).map(other => ({
        value: other,
        by: [],
        set: { set: 'penalty' as const, id, seen, state: other },
      })),
    ],
  };
}

/** A proposal that the product would not make itself is never dismissed to come back: it is confirmed or not. */
export const statesOf = ({ state, found }: Penalty): readonly LedgerState[] =>
  state === 'dismissed' && !found ? [] : STATES[state];

const isUnsettled = ({ verdict: { state } }: Row): boolean =>
  state === 'dispute' || state === 'impossible' || state === 'unreadable' || state === 'waiting';

function scoreItem(row: Row, scene: Scene): WhatIfItem {
  const { wall, game } = row.game;
  const name = String(game);
  return {
    ...BARE,
    key: `score:${rowKey(row.game)}`,
    kind: 'score',
    isOpen: true,
    wall,
    game: name,
    teams: teamsOf(wall, scene),
    options: [
      asIs(''),
      ...choices(row, scene, false).map(({ score, by }) => ({
        value: score,
        by,
        set: { set: 'score' as const, wall, game: name, score },
      })),
    ],
  };
}

const BARE = { game: null, clause: '', sanction: '' } as const;

/** A wall that is lost by a ruling already is switched with that ruling. */
function wallItem({ wall, state }: Scene['check']['judgement']['walls'][number], scene: Scene): WhatIfItem[] {
  if (state === 'forfeited') return [];
  return [
    {
      ...BARE,
      key: `forfeit:${wall}`,
      kind: 'forfeit',
      isOpen: state !== 'validated',
      wall,
      teams: teamsOf(wall, scene),
      options: [
        asIs(''),
        ...WALL_SIDES.map(loser => ({ value: loser, by: [], set: { set: 'forfeit' as const, wall, loser } })),
      ],
    },
  ];
}

function teamsOf(id: string, { check }: Scene): readonly string[] {
  const wall = check.understood.tournament.walls.find(one => one.id === id);
  return wall ? WALL_SIDES.map(side => wall.teams[side]) : [];
}
