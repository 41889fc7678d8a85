import type { ReactNode } from 'react';
import './SettingRow.css';

interface SelectRowProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange(value: Value): void;
}

/** A setting with a few values. */
export function SelectRow<Value extends string>(props: SelectRowProps<Value>) {
  const { label, value, options, onChange } = props;
  return (
    <label className="setting-row">
      {label}
      <select
        className="setting-row__choice"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface CheckRowProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

/** A setting that is on or off. */
export function CheckRow({ isOn, onChange, children }: CheckRowProps) {
  return (
    <label className="setting-row setting-row--check">
      <span>{children}</span>
      <input
        type="checkbox"
        className="setting-row__check"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
