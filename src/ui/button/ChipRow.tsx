import type { ReactNode } from 'react';
import './ChipRow.css';
import { classes } from '../classes.ts';
import { useChosenInView } from '../hooks/useChosenInView.ts';

interface ChipRowProps {
  /** The accessible name: what the chips choose. */
  label: string;
  /** Several lines of three, each as wide as the row, where scrolling would hide something needed. */
  isFilled?: boolean;
  /** For amounts: makes short chips as wide as the others. */
  hasAmounts?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Chips in a single scrolling line, so that more of them push nothing down. */
export function ChipRow(props: ChipRowProps) {
  const { label, isFilled, hasAmounts, disabled, className, children } = props;
  const look = classes(
    'chip-row',
    isFilled && 'chip-row--filled',
    hasAmounts && 'chip-row--amounts',
    className,
  );
  const row = useChosenInView<HTMLFieldSetElement>('[aria-pressed="true"]');
  return (
    <fieldset ref={row} className={look} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
