import { outlook } from '../../core/outlook';
import type { Outlook } from '../../core/race';
import type { Judgement } from '../../core/regulation';
import type { Tournament } from '../../core/tournament';
import type { Understood } from '../../table/workbook';
import type { Check } from '../check';
import type { Mark } from '../panel';

/** Who is through, out or open in each table with a cut. */
export const outlooksOf = (
  { regulation, values }: Understood,
  facts: Tournament,
  judgement: Judgement,
): readonly Outlook[] => (regulation.races?.(facts, values, judgement) ?? []).map(outlook);

/** The teams that are decided in tables which are not. */
export const marksOf = ({ understood, facts, judgement }: Check): readonly Mark[] =>
  outlooksOf(understood, facts, judgement)
    .filter(({ by }) => by !== 'final')
    .flatMap(({ stage, group, prospects }) =>
      prospects.flatMap(({ team, state }): Mark[] =>
        state === 'open' ? [] : [{ stage, group: group ?? null, team, state }],
      ),
    );
