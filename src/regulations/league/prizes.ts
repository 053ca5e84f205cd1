import { fraction, isZero, sum, times } from '../../core/points';
import type { Prize } from '../../core/regulation';
import { onScale } from '../../core/scale';
import type { Season } from './facts';
import type { LeagueResult } from './table';

/** 3.4: prize money as the table stands. `3.4+`: teams that share places share the sum of their prizes equally. */
export const prizes = ({ league, rows }: LeagueResult, { law }: Season): readonly Prize[] =>
  rows.flatMap(({ team, place }) => {
    if (place === undefined) return [];
    const sharing = rows.filter(other => other.place === place).length;
    const places = Array.from({ length: sharing }, (_, i) => fraction(place + i));
    const pot = sum(places.map(one => onScale(law[`prizes.${league.id}`], one)));
    const money = times(pot, fraction(1, sharing));
    return isZero(money) ? [] : [{ stage: league.id, team, money, clause: '3.4' }];
  });
