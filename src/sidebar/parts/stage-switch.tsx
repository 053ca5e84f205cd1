import { useApp } from './context';

interface StageSwitchProps {
  readonly stages: readonly string[];
  readonly chosen: string;
  readonly label: string;
}

/** One of a few stages; the table and the players show the same. */
export function StageSwitch({ stages, chosen, label }: StageSwitchProps) {
  const { texts, send } = useApp();
  return (
    <div class="pad switcher">
      <div class={stages.length > 4 ? 'chips' : 'seg'} role="radiogroup" aria-label={label}>
        {stages.map(stage => (
          <label key={stage} class="chip">
            <input
              type="radio"
              name="stage"
              checked={stage === chosen}
              onChange={() => send({ type: 'chose', stage })}
            />
            <span>{texts.stages[stage] ?? stage}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
