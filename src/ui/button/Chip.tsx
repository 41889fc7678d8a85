import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import './Chip.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> & {
  /** For position only, as for a button. */
  className?: string | undefined;
  /** Whether the choice is on; left out when the chip is an action and not a choice. */
  isOn?: boolean;
  /** For table heads, where the row gives the target its size. */
  isSmall?: boolean;
  /** As tall as a touch target, for chips that are not a quick choice beside a field. */
  isTall?: boolean;
};

/** A small rounded button among others: a quick stake, a filter. */
export function Chip({ isOn, isSmall, isTall, className, ...rest }: ChipProps) {
  const look = classes('chip', isSmall && 'chip--small', isTall && 'chip--tall', className);
  return <button {...rest} type="button" className={look} aria-pressed={isOn} />;
}
