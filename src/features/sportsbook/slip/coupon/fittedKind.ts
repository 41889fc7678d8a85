import type { SavedCoupon } from './couponDraft.ts';

/** The selections that are not left out of the bet. */
export function picksInBet<Pick extends { readonly isOut?: boolean | undefined }>(
  picks: readonly Pick[],
): Pick[] {
  return picks.filter(({ isOut }) => !isOut);
}

/**
 * One leg is a single. The second leg makes it an accumulator, unless the player chooses otherwise. A system and
 * a one cut need three that are in the bet, and a system combines fewer than all of them.
 */
export function fittedKind(
  { picks, kind, size }: Pick<SavedCoupon, 'picks' | 'kind' | 'size'>,
  before: number,
): Pick<SavedCoupon, 'kind' | 'size'> {
  const inBet = picksInBet(picks).length;
  const isTooFew = (kind === 'system' || kind === 'one-cut') && inBet < 3;
  return {
    kind: picks.length < 2 ? 'single' : before < 2 || isTooFew ? 'acca' : kind,
    size: Math.min(Math.max(2, size), Math.max(2, inBet - 1)),
  };
}
