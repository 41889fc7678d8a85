import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import './Chip.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> & {
  /** Whether this choice holds; left out where the chip is an act and not a choice. */
  isOn?: boolean;
  /** In the head of a table, where the row is the target's room. */
  isSmall?: boolean;
};

/** A small rounded button in a row of its like: a quick stake, a filter. */
export function Chip({ isOn, isSmall, ...rest }: ChipProps) {
  const className = classes('chip', isSmall && 'chip--small');
  return <button {...rest} type="button" className={className} aria-pressed={isOn} />;
}
