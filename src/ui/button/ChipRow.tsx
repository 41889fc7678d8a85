import type { ReactNode } from 'react';
import './ChipRow.css';
import { classes } from '../classes.ts';

interface ChipRowProps {
  /** What is chosen, for those who do not see it. */
  label: string;
  /** On several lines, where one that is scrolled would hide what is wanted. */
  isWrapped?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** Chips in one line that is scrolled: more of them push nothing down. */
export function ChipRow({ label, isWrapped, disabled, className, children }: ChipRowProps) {
  return (
    <fieldset
      className={classes('chip-row', isWrapped && 'chip-row--wrapped', className)}
      disabled={disabled}
    >
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  );
}
