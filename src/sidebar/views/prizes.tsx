import { money } from '../format';
import { type PlacedPrize, prizesByStage } from '../money';
import { useApp, usePanel } from '../parts/context';
import { PlacesTable } from '../parts/places-table';
import { Clause } from '../parts/pressables';

/** Prize money by places, provisional until nothing is open. */
export function Prizes() {
  const { texts } = useApp();
  const { report } = usePanel();
  const stages = prizesByStage(report);
  if (stages.length === 0) return null;
  return (
    <section class="part" aria-label={texts.cash.prizes}>
      <h3 class="sec">
        <span>{texts.cash.prizes}</span>
      </h3>
      <p class="pad sub">{report.final ? texts.cash.final : texts.cash.asItStands}</p>
      {stages.map(({ stage, prizes }) => (
        <Stage key={stage} stage={stage} prizes={prizes} />
      ))}
    </section>
  );
}

function Stage({ stage, prizes }: { stage: string; prizes: readonly PlacedPrize[] }) {
  const { texts } = useApp();
  const title = texts.stages[stage] ?? stage;
  const isWide = prizes.some(({ place }) => place.length > 3);
  return (
    <PlacesTable title={title} caption={texts.cash.prizesOf(title)} last={texts.cash.amount} isWide={isWide}>
      {prizes.map(one => (
        <Row key={one.team} of={one} />
      ))}
    </PlacesTable>
  );
}

function Row({ of: one }: { of: PlacedPrize }) {
  const { texts, lang } = useApp();
  return (
    <tr>
      <td>
        <span class="p">{one.place}</span>
      </td>
      <th scope="row">
        <span class="name clamp" title={one.team}>
          {one.team}
        </span>
        {one.members.length > 0 && (
          <span class="under wrapped">
            {texts.cash.members(one.members.length)}
            {one.members.join(', ')}
          </span>
        )}
      </th>
      <td>
        <span class="strong">{money(one.money, lang)}</span>
        <span class="under">
          <Clause id={one.clause} />
        </span>
      </td>
    </tr>
  );
}
