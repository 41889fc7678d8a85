import type { ComponentPropsWithRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icon/Icon.tsx';
import './IconButton.css';

type IconButtonProps = ComponentPropsWithRef<'button'> & {
  /** The accessible name: what the button does. */
  label: string;
  icon: string;
};

export function IconButton({ label, icon, className, children, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      className={classes('icon-button', className)}
      aria-label={label}
      title={label}
    >
      <Icon path={icon} />
      {children}
    </button>
  );
}
