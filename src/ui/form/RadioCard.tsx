import type { ReactNode } from 'react';
import './RadioCard.css';

interface RadioCardProps {
  /** The same for all that exclude each other. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose(): void;
  disabled?: boolean;
  children: ReactNode;
}

/** One of several choices, each with more to say than a word. */
export function RadioCard(props: RadioCardProps) {
  const { name, value, isChosen, onChoose, disabled, children } = props;
  return (
    <label className="radio-card">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        disabled={disabled}
      />
      {children}
    </label>
  );
}
