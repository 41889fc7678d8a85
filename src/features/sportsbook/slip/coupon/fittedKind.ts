import type { SavedCoupon } from './couponDraft.ts';

/** One leg is a single. The second leg makes it an accumulator, unless the player chooses otherwise. */
export function fittedKind(
  { picks, kind, size }: Pick<SavedCoupon, 'picks' | 'kind' | 'size'>,
  before: number,
): Pick<SavedCoupon, 'kind' | 'size'> {
  const count = picks.length;
  const isTooFew = (kind === 'system' || kind === 'one-cut') && count < 3;
  return {
    kind: count < 2 ? 'single' : before < 2 || isTooFew ? 'acca' : kind,
    size: Math.min(Math.max(2, size), Math.max(2, count - 1)),
  };
}
