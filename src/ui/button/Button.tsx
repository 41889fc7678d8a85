import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { type ButtonLook, buttonClass } from './buttonClass.ts';
import './Button.css';

declare module 'react' {
  // React passes these on; its types do not know them yet.
  interface ButtonHTMLAttributes<T> {
    command?: 'show-modal' | 'close' | undefined;
    commandfor?: string | undefined;
  }
}

type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> &
  ButtonLook & {
    /** Only where it stands: its margins, its place in a grid. How it looks is told by the other props. */
    className?: string | undefined;
    /** The act is under way: the button is off and says so. */
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
