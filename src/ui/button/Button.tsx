import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import './Button.css';

declare module 'react' {
  // React passes these attributes on, but its types lack them.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook & {
    /** For position only: margins, grid area. The other props set the look. */
    className?: string | undefined;
    /** The action is under way: the button is off and says so. */
    isBusy?: boolean;
  };

/**
 * One rule for what acts look like. `action` is what moves money (places, plays, cashes out, pays in or out) and the
 * one step that a screen is there for (log in, send the check). Any other act that decides is `primary`; `danger` loses
 * something for good; what goes back, keeps or leaves is `quiet`. In dialogs, sheets, slips and forms the deciding
 * button and the one that goes back are `isWide`, one below the other. In the rows of a list both are `isSmall`, and the
 * deciding one is `primary`, as there may be many.
 */
export function Button(props: ButtonProps) {
  const { kind, isSmall, isWide, isBarTool, isTwoLines, className, isBusy, ...rest } = props;
  const { disabled, type, ...attributes } = rest;
  const look = {
    ...(kind && { kind }),
    ...(isSmall && { isSmall }),
    ...(isWide && { isWide }),
    ...(isBarTool && { isBarTool }),
    ...(isTwoLines && { isTwoLines }),
  };
  return (
    <button
      {...attributes}
      type={type ?? 'button'}
      className={classes(buttonClass(look), className)}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
    />
  );
}
