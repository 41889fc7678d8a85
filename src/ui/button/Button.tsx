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
