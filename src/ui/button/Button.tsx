import type { ComponentPropsWithRef } from 'react';
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
    /** The act is under way: the button is off and says so. */
    isBusy?: boolean;
  };

export function Button({ kind, isSmall, isWide, isBusy, disabled, type, ...rest }: ButtonProps) {
  const look = {
    ...(kind && { kind }),
    ...(isSmall && { isSmall }),
    ...(isWide && { isWide }),
  };
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={buttonClass(look)}
      disabled={disabled || isBusy}
      aria-busy={isBusy}
    />
  );
}
