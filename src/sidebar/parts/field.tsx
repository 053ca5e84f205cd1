import type { ComponentChildren } from 'preact';

export const Field = ({ label, children }: { label: string; children: ComponentChildren }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the control is the child
  <label class="field">
    <span>{label}</span>
    {children}
  </label>
);

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly string[];
  /** What the empty choice is called. */
  readonly none: string;
  readonly onChange: (value: string) => void;
  readonly text?: (value: string) => string;
}

export const Select = ({ label, value, options, none, onChange, text = value => value }: SelectProps) => (
  <Field label={label}>
    <select class="input" value={value} onChange={event => onChange(event.currentTarget.value)}>
      <option value="">{none}</option>
      {options.map(option => (
        <option key={option} value={option}>
          {text(option)}
        </option>
      ))}
    </select>
  </Field>
);

interface InputProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** What may be chosen instead of typing. */
  readonly list?: readonly string[];
  readonly onInput: (value: string) => void;
}

export const Input = ({ label, value, hint, list = [], onInput }: InputProps) => (
  <Field label={label}>
    <input
      class="input"
      list={list.length > 0 ? `of-${label}` : undefined}
      autocomplete="off"
      placeholder={hint}
      value={value}
      onInput={event => onInput(event.currentTarget.value)}
    />
    {list.length > 0 && (
      <datalist id={`of-${label}`}>
        {list.map(one => (
          <option key={one} value={one} />
        ))}
      </datalist>
    )}
  </Field>
);
