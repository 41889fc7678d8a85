import * as z from 'zod/mini';
import { OnPriceChange } from '../../../../contract/betting/bets.ts';
import { CouponKind } from '../../../../contract/betting/couponBets.ts';

/** A selection in the slip. What it is called is kept with it, so that it reads offline. */
export const CouponPick = z.object({
  gameId: z.string(),
  marketId: z.string(),
  selectionId: z.string(),
  /** Missing where a booking code named it and nothing of it is known on this device yet. */
  names: z.optional(
    z.object({ event: z.string(), market: z.string(), selection: z.string(), label: z.string() }),
  ),
  startsAt: z.optional(z.int()),
  /** As the player read them, in hundredths; missing until they were asked for. */
  oddsHundredths: z.optional(z.int()),
  /** Of the market when the odds were read. */
  version: z.optional(z.int()),
  /** Stays in the slip and out of the bet: it is suspended, say. */
  isOut: z.optional(z.boolean()),
  /** The idempotency key of a single on it: the same at each try, until the server has decided. */
  reference: z.string(),
});
export type CouponPick = z.output<typeof CouponPick>;

/** A bet that was sent and has no known outcome yet: it is looked up before anything else. */
const SentCoupon = z.object({
  reference: z.string(),
  kind: CouponKind,
  /** Legs by `pickKey`. */
  keys: z.readonly(z.array(z.string())),
  stakeKobo: z.int(),
});
export type SentCoupon = z.output<typeof SentCoupon>;

/** What of the sportsbook's slip is kept on the device. */
export const SavedCoupon = z.object({
  picks: z.readonly(z.array(CouponPick)),
  kind: CouponKind,
  size: z.int(),
  stakeKobo: z.optional(z.int()),
  onPriceChange: OnPriceChange,
  /** How much worse odds are taken with `within`, in hundredths of a percent. */
  toleranceBasisPoints: z.int(),
  /** The key of the accumulator or system. */
  reference: z.string(),
  sent: z.array(SentCoupon),
});
export type SavedCoupon = z.output<typeof SavedCoupon>;

export function pickKey({ marketId, selectionId }: Pick<CouponPick, 'marketId' | 'selectionId'>) {
  return `${marketId}/${selectionId}`;
}

export const emptyCoupon = (): SavedCoupon => ({
  picks: [],
  kind: 'single',
  size: 2,
  onPriceChange: 'better',
  toleranceBasisPoints: 200,
  reference: crypto.randomUUID(),
  sent: [],
});
