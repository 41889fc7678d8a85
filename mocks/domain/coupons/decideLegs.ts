import { combinationResult } from '../../../src/domain/sportsbook/combination.ts';
import type { LegColumn } from '../../db/rows/couponRow.ts';
import type { CouponResult } from '../../world/markets/couponPlan.ts';

/** The markets that a leg waits for: its own, or those of a combination's parts, though one of them is lost. */
export function marketsAwaited({ marketId, result, parts }: LegColumn): string[] {
  if (parts.length === 0) return result === null ? [marketId] : [];
  return parts.filter(({ state }) => state === 'open').map((part) => part.marketId);
}

/** A leg after a market's result: itself if that changes nothing. */
export function settledLeg(leg: LegColumn, marketId: string, settled: CouponResult): LegColumn {
  if (leg.parts.length > 0) return settledCombination(leg, marketId, settled);
  const { results, voidReason } = settled;
  const result = leg.marketId === marketId ? results[leg.selectionId] : undefined;
  if (!result || result === leg.result) return leg;
  return { ...leg, result, reason: (result === 'void' && voidReason) || null };
}

function settledCombination(
  leg: LegColumn,
  marketId: string,
  { results, voidReason }: CouponResult,
): LegColumn {
  const parts = leg.parts.map((part) => {
    const state = part.marketId === marketId ? results[part.selectionId] : undefined;
    return !state || state === part.state ? part : { ...part, state };
  });
  const changed = parts.filter((part, index) => part !== leg.parts[index]);
  if (changed.length === 0) return leg;
  const result =
    combinationResult(parts.map(({ state }) => (state === 'open' ? null : state))) ?? null;
  // Kept from the first void part on; the leg itself is void once all are known.
  const isVoid = changed.some(({ state }) => state === 'void');
  return { ...leg, parts, result, reason: (isVoid && voidReason) || leg.reason };
}
