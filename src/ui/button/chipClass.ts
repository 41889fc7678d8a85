import './Chip.css';
import { classes } from '../classes.ts';

export interface ChipLook {
  /** For table heads, where the row gives the target its size. */
  isSmall?: boolean | undefined;
  /** As tall as a touch target, for chips that are not a quick choice beside a field. */
  isTall?: boolean | undefined;
  /** Among others in a row above a list: lower to see, as tall as a touch target to press. */
  isLow?: boolean | undefined;
  /** Leads to a page, on a card of its own. */
  isLink?: boolean | undefined;
  /** For position only, as for a button. */
  className?: string | undefined;
}

/** The look of a chip, also for links. */
export function chipClass(look: ChipLook): string {
  const { isSmall, isTall, isLow, isLink, className } = look;
  return classes(
    'chip',
    isSmall && 'chip--small',
    isTall && 'chip--tall',
    isLow && 'chip--low',
    isLink && 'chip--link',
    className,
  );
}
