import type { Ref } from 'preact';
import { useApp } from './context';

interface ReasonProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly field?: Ref<HTMLTextAreaElement>;
}

/** A reason in the judge's own words; `NoReason` beside it says when it is missing. */
export const Reason = ({ label, value, onInput, field }: ReasonProps) => (
  <label class="field">
    <span>{label}</span>
    <textarea
      ref={field ?? null}
      class="input"
      rows={2}
      value={value}
      aria-describedby="no-reason"
      onInput={event => onInput(event.currentTarget.value)}
    />
  </label>
);

export function NoReason({ isMissing }: { isMissing: boolean }) {
  const { texts } = useApp();
  return (
    <p id="no-reason" class="sub hue s-error" role="status">
      {isMissing && texts.dismiss.missing}
    </p>
  );
}
