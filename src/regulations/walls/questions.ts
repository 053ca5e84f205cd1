import { firstFall } from '../../core/gaps';
import { toNumber, toText } from '../../core/points';
import { asked, once, type QuestionRule } from '../../core/question';
import { type Tournament, WALL_SIDES, WALL_STAGES, type Wall } from '../../core/tournament';
import type { Clause } from './clauses';
import { stageParameter } from './parameters';
import type { WallParameters } from './wallRun';

type Rule = QuestionRule<Clause, WallParameters>;

const limits: readonly Rule[] = [
  {
    kind: 'annexEmpty',
    clause: '5.1',
    parameter: 'annex1',
    asks: law => once(law.annex1.length === 0),
  },
  {
    kind: 'annexWinner',
    clause: '5.1',
    parameter: 'annex1',
    asks: law => law.annex1.filter(({ winner, loser }) => winner < loser).map(({ kind }) => ({ name: kind })),
  },
  {
    kind: 'createLimit',
    clause: '7.3.3',
    parameter: 'create.limit',
    asks: law =>
      once(law['create.limit'] < law['create.minutes'], {
        limit: law['create.limit'],
        minutes: law['create.minutes'],
      }),
  },
  {
    kind: 'gatherFirst',
    clause: '2.3',
    parameter: 'gather.first',
    asks: law =>
      once(law['gather.first'] < law['gather.minutes'], {
        first: law['gather.first'],
        minutes: law['gather.minutes'],
      }),
  },
  {
    kind: 'deductTwice',
    clause: '7.3.14',
    parameter: 'deduct.running',
    asks: law => once(law['deduct.running'] && law['deduct.from'] === 'groupPoints'),
  },
];

/** A threshold or a limit of wins by cards that no score of the stage can reach. */
const cards: readonly Rule[] = WALL_STAGES.flatMap((stage): readonly Rule[] => {
  const target = (law: WallParameters): number => law[stageParameter('target', stage)];
  const idle =
    (name: 'cards' | 'cardsZeroFrom'): Rule['asks'] =>
    law => {
      const value = law[stageParameter(name, stage)];
      return once(value !== undefined && value >= target(law), { value: value ?? 0, target: target(law) });
    };
  return [
    {
      kind: 'cardsZeroFrom',
      clause: '3.4',
      parameter: stageParameter('cardsZeroFrom', stage),
      asks: idle('cardsZeroFrom'),
    },
    { kind: 'cardsMost', clause: '3.4', parameter: stageParameter('cards', stage), asks: idle('cards') },
  ];
});

const scales: readonly Rule[] = [
  {
    kind: 'scaleFalls',
    clause: '3.4',
    parameter: 'scale',
    asks: ({ scale }) => [firstFall(scale) ?? []].flat(),
  },
  {
    kind: 'scaleBeyond',
    clause: '3.4',
    parameter: 'scale',
    asks: law => {
      const top = law.scale[law.scale.length - 1]?.[0];
      return once(top !== undefined && toNumber(top) > law['target.group'], {
        from: top ? toText(top) : '',
        target: law['target.group'],
      });
    },
  },
  {
    kind: 'chainEmpty',
    clause: '4.1.a',
    parameter: 'chain.group',
    asks: law => once(law['chain.group'].length === 0),
  },
  {
    kind: 'chainShort',
    clause: '4.1.a',
    parameter: 'chain.group',
    asks: law => {
      const missing = (['4.1.a', '4.1.b'] as const).filter(link => !law['chain.group'].includes(link));
      return once(missing.length === 1, { missing });
    },
  },
];

const quotas: readonly Rule[] = [
  {
    kind: 'qualifyUnsaid',
    clause: '3.4',
    parameter: 'qualify.group',
    asks: law => once(law['qualify.group'] === undefined),
  },
  {
    kind: 'qualifyAll',
    clause: '3.4',
    parameter: 'qualify.group',
    asks: (law, tournament) => {
      const count = law['qualify.group'] ?? 0;
      return groupsOf(tournament)
        .filter(({ teams }) => teams.length <= count)
        .map(({ group, teams }) => ({ group, count, has: teams.length }));
    },
  },
  {
    kind: 'quota',
    clause: '3.4',
    parameter: 'qualify.group',
    asks: (law, tournament) => {
      const groups = groupsOf(tournament).length;
      const through = groups * (law['qualify.group'] ?? 0);
      const seats = seatsOfDay2(tournament);
      return once(through > 0 && seats > 0 && through !== seats, { groups, through, seats });
    },
  },
  {
    kind: 'unevenGroup',
    clause: '3.4',
    parameter: 'qualify.group',
    asks: (_, tournament) =>
      groupsOf(tournament)
        .map(({ group, walls, teams }) => ({ group, counts: teams.map(team => playedBy(team, walls)) }))
        .filter(({ counts }) => new Set(counts).size > 1)
        .map(({ group, counts }) => ({ group, least: Math.min(...counts), most: Math.max(...counts) })),
  },
];

interface Group {
  readonly group: string;
  readonly walls: readonly Wall[];
  readonly teams: readonly string[];
}

function groupsOf({ walls }: Tournament): readonly Group[] {
  const ofGroups = walls.filter(({ stage }) => stage === 'group');
  return [...new Set(ofGroups.map(({ group = '' }) => group))].map(group => {
    const own = ofGroups.filter(wall => (wall.group ?? '') === group);
    const teams = [...new Set(own.flatMap(({ teams }) => WALL_SIDES.map(side => teams[side])))];
    return { group, walls: own, teams };
  });
}

const playedBy = (team: string, walls: readonly Wall[]): number =>
  walls.filter(({ teams }) => WALL_SIDES.some(side => teams[side] === team)).length;

/** Places for those who go on: in the semi-finals, or in a single final without any. */
function seatsOfDay2({ walls }: Tournament): number {
  const count = (stage: Wall['stage']): number => walls.filter(wall => wall.stage === stage).length;
  if (count('semi') > 0) return 2 * count('semi');
  return count('final') === 1 ? 2 : 0;
}

export const rules: readonly Rule[] = [...limits, ...cards, ...scales, ...quotas];
export const questions = asked(rules);
