import type { ReactNode } from 'react';
import './ChipRow.css';
import { classes } from '../classes.ts';

interface ChipRowProps {
  /** What is chosen, for those who do not see it. */
  label: string;
  /** On several lines, where one that is scrolled would hide what is wanted. */
  isWrapped?: boolean;
  /** Of amounts: the short ones are as wide as the others. */
  hasAmounts?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Chips in one line that is scrolled: more of them push nothing down. */
export function ChipRow(props: ChipRowProps) {
  const { label, isWrapped, hasAmounts, disabled, className, children } = props;
  const look = classes(
    'chip-row',
    isWrapped && 'chip-row--wrapped',
    hasAmounts && 'chip-row--amounts',
    className,
  );
  return (
    <fieldset className={look} disabled={disabled}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
