import { gist } from '../../../src/core/gist';
import { totals } from '../../../src/core/ledger';
import { pointsFrom, type Values } from '../../../src/core/parameters';
import { fraction, ZERO } from '../../../src/core/points';
import { seatsByTeam } from '../../../src/core/protocol';
import { defineRegulation, type Judgement } from '../../../src/core/regulation';
import { byValue, rank } from '../../../src/core/standings';
import type { Tournament } from '../../../src/core/tournament';

const clauses = {
  '1': gist('За партию — очко', 'A point for a game'),
  '2': gist('Судят судьи', 'Judges judge'),
};
const parameters = {
  point: pointsFrom(0)('1', fraction(1), gist('Очков за партию', 'Points for a game')),
};

function judge({ teams, games }: Tournament, law: Values<typeof parameters>): Judgement {
  const awards = games.flatMap(game =>
    seatsByTeam(game).map(([seat]) => ({
      team: seat.team,
      stage: '1',
      account: 'seat' as const,
      points: law.point,
      clause: '1' as const,
      game: game.id,
      at: seat.at,
    })),
  );
  const points = totals(awards, () => true);
  const total = (team: string) => points.get(team) ?? ZERO;
  const rows = rank(
    teams.map(({ name }) => name),
    [byValue('points', total)],
  ).map(({ team, place, shared, trials }) => ({
    team,
    place,
    shared,
    trials,
    points: total(team),
    carryIn: ZERO,
    penalties: ZERO,
    pending: ZERO,
    criteria: {},
    decidedBy: shared ? 'shared' : '',
  }));
  const nothing = { penalties: [], doubled: [], findings: [], rows: [], walls: [], money: [] };
  return { ...nothing, awards, tables: [{ stage: '1', rows }] };
}

/** A regulation of two clauses: whoever sits in a game earns a point. */
export const toy = defineRegulation({
  id: 'toy',
  clauses,
  readings: [],
  parameters,
  editions: { template: {}, generous: { point: fraction(5, 2) } },
  penalties: [],
  applied: ['1'],
  notComputed: { '2': gist('Ничего не считает', 'Computes nothing') },
  freeRuling: '2',
  needs: ['games'],
  stages: ['1'],
  judge,
  ladder: () => undefined,
});
