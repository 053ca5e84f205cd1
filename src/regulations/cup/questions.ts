import { blankCells, firstRise, playersInUse, uncomposed, unpaid, unpaidSides } from '../../core/gaps';
import { compare, fraction, toNumber } from '../../core/points';
import { asked, once, type QuestionRule } from '../../core/question';
import type { Tournament } from '../../core/tournament';
import type { Clause } from './clauses';
import type { CupValues } from './parameters';
import { planFor } from './plan';
import { CARRIED_PART } from './points';

type Rule = QuestionRule<Clause, CupValues>;

const pay: readonly Rule[] = [
  {
    kind: 'pointsEmpty',
    clause: 'stage1.games',
    parameter: 'points',
    asks: law => once(law.points.length === 0),
  },
  {
    kind: 'pointsPlayers',
    clause: 'stage1.games',
    parameter: 'points',
    asks: (law, tournament) => {
      const players = unpaid(law.points, playersInUse(tournament));
      return once(players.length > 0, { players });
    },
  },
  {
    kind: 'pointsBlank',
    clause: 'stage1.games',
    parameter: 'points',
    asks: (law, tournament) => {
      const blank = blankCells(law.points, playersInUse(tournament));
      return once(blank.count > 0, { ...blank });
    },
  },
  {
    kind: 'pointsSide',
    clause: 'stage1.games',
    parameter: 'points',
    asks: law => unpaidSides(law.points).map(whom => ({ whom })),
  },
  {
    kind: 'omonUnpaid',
    clause: 'stage1.games',
    parameter: 'omon',
    asks: ({ omon, points }) =>
      once(
        omon === 'result' &&
          points.length > 0 &&
          !points.some(row => row.points.omon1 ?? row.points.omon2 ?? row.points.omon3),
      ),
  },
  {
    kind: 'maniacTwice',
    clause: 'stage1.games',
    parameter: 'maniac',
    asks: ({ maniac, points }) => once(maniac === 'kills' && points.some(({ side }) => side === 'maniac')),
  },
  {
    kind: 'rolesUnknown',
    clause: 'stage1.games',
    parameter: 'roles',
    asks: (law, tournament) => {
      const players = uncomposed(law.roles, playersInUse(tournament));
      return once(players.length > 0, { players });
    },
  },
];

/** Stages with their cut, where there are clans to count. */
const plan: readonly Rule[] = [
  {
    kind: 'planStages',
    clause: 'stages',
    parameter: 'plan',
    asks: law => {
      const odd = law.plan.map(([, stages]) => toNumber(stages)).filter(n => ![1, 2, 3].includes(n));
      return once(odd.length > 0, { stages: odd });
    },
  },
  {
    kind: 'cutNobody',
    clause: 'stage1.cut',
    parameter: 'stage1.cut',
    asks: (law, { teams }) => cutNobody(law, teams.length, 'stage1.cut', 3),
  },
  {
    kind: 'cutNobody',
    clause: 'stage2.cut',
    parameter: 'stage2.cut',
    asks: (law, { teams }) => cutNobody(law, teams.length, 'stage2.cut', 2),
  },
  {
    kind: 'cutsSame',
    clause: 'stage2.cut',
    parameter: 'stage2.cut',
    asks: law =>
      once(law['stage2.cut'] >= law['stage1.cut'], { first: law['stage1.cut'], second: law['stage2.cut'] }),
  },
  {
    kind: 'minimumBeyond',
    clause: 'stage1.minimum',
    parameter: 'stage1.minimum',
    asks: (law, tournament) =>
      once(isShort(smallestField(law, tournament), law['stage1.minimum']), {
        minimum: law['stage1.minimum'],
        clans: smallestField(law, tournament),
      }),
  },
  {
    kind: 'minimumMissing',
    clause: 'stage2.minimum',
    parameter: 'stage2.minimum',
    asks: law => {
      const [minimum, missing, clans] = [law['stage2.minimum'], law['stage2.missing'], law['stage1.cut']];
      return once(missing < clans && clans - missing < minimum, { minimum, missing, clans });
    },
  },
];

/** A cut that is no smaller than the field of the first stage, in a cup of so many stages. */
const cutNobody = (law: CupValues, clans: number, name: 'stage1.cut' | 'stage2.cut', stages: number) =>
  once(
    clans > 0 &&
      compare(fraction(clans), law.plan[0]?.[0] ?? fraction(0)) >= 0 &&
      planFor(clans, law).length === stages &&
      law[name] >= clans,
    { cut: law[name], clans },
  );

const isShort = (clans: number, minimum: number): boolean => clans > 0 && clans < minimum;

/** Clans that meet in a game of stage 1: of the smallest group, or all. */
function smallestField(law: CupValues, { teams }: Tournament): number {
  if (!law['stage1.groups']) return teams.length;
  const groups = new Map<string, number>();
  for (const { group = '' } of teams) groups.set(group, (groups.get(group) ?? 0) + 1);
  return groups.size > 0 ? Math.min(...groups.values()) : 0;
}

const squads: readonly Rule[] = [
  {
    kind: 'squadLimits',
    clause: 'general.5',
    parameter: 'squad.min',
    asks: law => once(law['squad.min'] > law['squad.max'], { min: law['squad.min'], max: law['squad.max'] }),
  },
  {
    kind: 'squadGames',
    clause: 'terms.5',
    parameter: 'player.games',
    asks: (law, { teams }) => {
      const needed = Math.ceil(mostGames(law, teams.length) / Math.max(1, law['player.games']));
      return once(law['squad.max'] < needed, {
        games: mostGames(law, teams.length),
        each: law['player.games'],
        needed,
        max: law['squad.max'],
      });
    },
  },
];

/** Games of the longest stage of a cup of so many clans. */
const mostGames = (law: CupValues, clans: number): number =>
  Math.max(...planFor(clans, law).map(({ games }) => games.most(law)));

const order: readonly Rule[] = [
  ...(['stage1', 'stage2', 'stage3'] as const).flatMap((stage): readonly Rule[] => [
    {
      kind: 'chainEmpty',
      clause: `${stage}.tie`,
      parameter: `${stage}.chain`,
      asks: law => once(law[`${stage}.chain`].length === 0),
    },
    {
      kind: 'chainIdle',
      clause: `${stage}.tie`,
      parameter: `${stage}.chain`,
      asks: law => {
        const links = law[`${stage}.chain`];
        return once(links.length > 0 && links.every(link => isIdle(link, law)), { links });
      },
    },
  ]),
  {
    kind: 'carryTwice',
    clause: 'stage2.carry',
    parameter: 'carry.part',
    asks: law => once(law['carry.places'].length > 0 && compare(law['carry.part'], CARRIED_PART) !== 0),
  },
  {
    kind: 'prizesRise',
    clause: 'prizes.1',
    parameter: 'prizes',
    asks: law => [firstRise(law.prizes) ?? []].flat(),
  },
];

/** No game has that role, so that it separates nobody. */
const isIdle = (link: string, { roles }: CupValues): boolean =>
  link.startsWith('commissar') && roles.length > 0 && roles.every(one => !one.commissar && !one.sergeant);

export const rules: readonly Rule[] = [...pay, ...plan, ...squads, ...order];
export const questions = asked(rules);
