import type { ComponentPropsWithRef } from 'react';
import './Chip.css';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> & {
  /** Whether this choice holds; left out where the chip is an act and not a choice. */
  isOn?: boolean;
};

/** A small rounded button in a row of its like: a quick stake, a filter. */
export function Chip({ isOn, ...rest }: ChipProps) {
  return <button {...rest} type="button" className="chip" aria-pressed={isOn} />;
}
