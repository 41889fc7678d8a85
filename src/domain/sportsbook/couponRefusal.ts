import type { Coupon } from './sportsbook.ts';

const MOST_LEGS = 30;
const MOST_SYSTEM_LEGS = 15;

/**
 * Why these legs cannot be in one bet, as a sentence: two legs of one event depend on each other, and a
 * system must not have too many combinations. Undefined when they can.
 */
export function couponRefusal({ legs, size }: Pick<Coupon, 'legs' | 'size'>): string | undefined {
  if (legs.length === 0) return 'Choose at least one selection.';
  if (size < 1 || size > legs.length) return 'This system needs more selections.';
  if (size > 1 && new Set(legs.map(({ eventId }) => eventId)).size < legs.length) {
    return "You can't put two selections of the same match in one bet.";
  }
  const isSystem = size > 1 && size < legs.length;
  const most = isSystem ? MOST_SYSTEM_LEGS : MOST_LEGS;
  if (legs.length <= most) return undefined;
  return `${isSystem ? 'A system' : 'A bet'} takes at most ${most} selections.`;
}
