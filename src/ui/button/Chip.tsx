import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import './Chip.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> & {
  /** Only where it stands, as for a button. */
  className?: string | undefined;
  /** Whether this choice holds; left out where the chip is an act and not a choice. */
  isOn?: boolean;
  /** In the head of a table, where the row is the target's room. */
  isSmall?: boolean;
  /** As high as a finger, where it is no quick choice beside a field. */
  isTall?: boolean;
};

/** A small rounded button in a row of its like: a quick stake, a filter. */
export function Chip({ isOn, isSmall, isTall, className, ...rest }: ChipProps) {
  const look = classes('chip', isSmall && 'chip--small', isTall && 'chip--tall', className);
  return <button {...rest} type="button" className={look} aria-pressed={isOn} />;
}
