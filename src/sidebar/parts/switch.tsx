interface SwitchProps {
  readonly on: boolean;
  readonly title: string;
  readonly why: string;
  readonly onChange: (on: boolean) => void;
}

export const Switch = ({ on, title, why, onChange }: SwitchProps) => (
  <label class="switch">
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    <span>
      {title}
      <span class="sub">{why}</span>
    </span>
  </label>
);
