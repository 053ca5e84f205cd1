import type { Finding } from '../../core/finding';
import type { StandingsRow } from '../../core/regulation';
import type { Standing, TeamName } from '../../core/standings';
import type { Cup, StageResult } from './facts';
import { type CupFindingKind, found } from './findings';

type OfStage = Pick<StageResult, 'stage'>;

/** Through when the whole group of level teams fits above the cut, out when it stands below, else not known. */
export function qualification(
  standing: Standing | 'out' | undefined,
  standings: readonly Standing[],
  { stage }: OfStage,
  { law }: Cup,
): Pick<StandingsRow, 'qualified'> {
  const cut = stage.cut?.places(law);
  if (cut === undefined || standing === undefined) return {};
  if (standing === 'out' || standing.place > cut) return { qualified: false };
  return lastPlace(standing.place, standings) <= cut ? { qualified: true } : {};
}

/** The teams that share a place. */
export const level = (place: number, standings: readonly Standing[]): readonly TeamName[] =>
  standings.filter(standing => standing.place === place).map(standing => standing.team);

const lastPlace = (place: number, standings: readonly Standing[]): number =>
  place + level(place, standings).length - 1;

/** stage1.cut, stage2.cut: level teams on both sides of the cut wait for the judge. */
export function cutTies(
  standings: readonly Standing[],
  { stage }: OfStage,
  { law }: Cup,
): readonly Finding<CupFindingKind>[] {
  const cut = stage.cut?.places(law) ?? 0;
  const place = standings.find(s => s.place <= cut && lastPlace(s.place, standings) > cut)?.place;
  if (place === undefined) return [];
  return [
    found('error', 'tieAcrossCut', undefined, {
      stage: stage.id,
      place,
      cut,
      teams: level(place, standings),
    }),
  ];
}
