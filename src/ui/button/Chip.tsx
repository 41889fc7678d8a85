import type { ComponentPropsWithRef } from 'react';
import { type ChipLook, chipClass } from './chipClass.ts';

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> &
  ChipLook & {
    /** Whether the choice is on; left out when the chip is an action and not a choice. */
    isOn?: boolean;
  };

/** A small rounded button among others: a quick stake, a filter. */
export function Chip({ isOn, isSmall, isTall, isLow, className, ...rest }: ChipProps) {
  const look = chipClass({ isSmall, isTall, isLow, className });
  return <button {...rest} type="button" className={look} aria-pressed={isOn} />;
}
