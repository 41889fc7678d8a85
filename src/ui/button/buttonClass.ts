import { classes } from '../classes.ts';

export interface ButtonLook {
  /** `action` is the one thing to do next; one a view. */
  kind?: 'action' | 'primary' | 'quiet' | 'danger';
  isSmall?: boolean;
  isWide?: boolean;
}

/** The look of a button, also for links that stand among buttons. */
export function buttonClass({ kind = 'primary', isSmall, isWide }: ButtonLook = {}): string {
  return classes('button', `button--${kind}`, isSmall && 'button--small', isWide && 'button--wide');
}
