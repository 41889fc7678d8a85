import { type CouponPick, pickKey, type SavedCoupon } from './couponDraft.ts';

/**
 * The saved selections, then those tapped before they were read, as if each had been tapped afterwards: it
 * replaces another of its market, but none that was sent and has no answer.
 */
export function joinedPicks(
  { picks, sent }: Pick<SavedCoupon, 'picks' | 'sent'>,
  tapped: readonly CouponPick[],
): CouponPick[] {
  const sentKeys = new Set(sent.flatMap(({ keys }) => keys));
  const held = marketsOf(picks.filter((pick) => sentKeys.has(pickKey(pick))));
  const joining = tapped
    .filter(({ marketId }) => !held.has(marketId))
    .map((pick) => {
      const known = picks.find((saved) => pickKey(saved) === pickKey(pick));
      // A single on it may have been tried before: its key stays.
      return known ? { ...known, ...pick, isOut: false, reference: known.reference } : pick;
    });
  const replaced = marketsOf(joining);
  return [...picks.filter(({ marketId }) => !replaced.has(marketId)), ...joining];
}

function marketsOf(picks: readonly CouponPick[]): Set<string> {
  return new Set(picks.map(({ marketId }) => marketId));
}
