import type { CouponBet } from '../../contract/betting/couponBets.ts';

type Named = Pick<CouponBet, 'kind' | 'size' | 'combinations'> & { legs: readonly unknown[] };

/** `Single`, `Acca of 5`, `One cut of 5`, `System 2 of 3, 3 combinations`. */
export function couponName({ kind, size, combinations, legs }: Named): string {
  if (kind === 'single') return 'Single';
  if (kind === 'acca') return `Acca of ${legs.length}`;
  if (kind === 'one-cut') return `One cut of ${legs.length}`;
  return `System ${size} of ${legs.length}, ${combinations} combinations`;
}
