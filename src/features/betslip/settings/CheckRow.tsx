import type { ReactNode } from 'react';
import './CheckRow.css';

interface CheckRowProps {
  isOn: boolean;
  onChange(isOn: boolean): void;
  children: ReactNode;
}

/** A setting that is on or off. */
export function CheckRow({ isOn, onChange, children }: CheckRowProps) {
  return (
    <label className="check-row">
      <span>{children}</span>
      <input
        type="checkbox"
        className="check-row__check"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}
