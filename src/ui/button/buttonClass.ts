import { classes } from '../classes.ts';

export interface ButtonLook {
  /**
   * `action` is the one thing to do next; at most one per view. `note` is a remark in small print that can be
   * tapped.
   */
  kind?: 'action' | 'primary' | 'quiet' | 'note' | 'danger' | 'on-header';
  isSmall?: boolean;
  isWide?: boolean;
  /** Small text at the height of a touch target, for toolbars. */
  isBarTool?: boolean;
  /** Two short lines at the height of a touch target, where one would be too long. */
  isTwoLines?: boolean;
}

/** The look of a button, also for links among buttons. */
export function buttonClass(look: ButtonLook = {}): string {
  const { kind = 'primary', isSmall, isWide, isBarTool, isTwoLines } = look;
  return classes(
    'button',
    `button--${kind}`,
    isSmall && 'button--small',
    isWide && 'button--wide',
    isBarTool && 'button--bar-tool',
    isTwoLines && 'button--two-lines',
  );
}
