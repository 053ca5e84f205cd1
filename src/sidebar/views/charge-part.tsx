import type { ChargeOfCase } from '../../addon/panel';
import { ClauseLine } from '../parts/clause-line';
import { Consequences } from '../parts/consequences';
import { useApp } from '../parts/context';
import { Ladder } from '../parts/ladder';

/** The clause, the step that is due and what it would move. */
export function ChargePart({ charge }: { charge: ChargeOfCase }) {
  const { texts } = useApp();
  return (
    <div class="stack-2">
      <ClauseLine clause={charge.clause} />
      <Ladder steps={charge.ladder} team={charge.team} now={texts.detail.now} />
      {charge.then && <Consequences then={charge.then} />}
    </div>
  );
}
