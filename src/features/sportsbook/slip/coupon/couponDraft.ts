import * as z from 'zod/mini';
import { OnPriceChange } from '../../../../contract/betting/bets.ts';
import { CouponKind } from '../../../../contract/betting/couponBets.ts';
import { newId } from '../../../../lib/newId.ts';

/** A selection in the slip. It carries its names, so that it can be read offline. */
export const CouponPick = z.object({
  gameId: z.string(),
  marketId: z.string(),
  selectionId: z.string(),
  /** Missing when a booking code named it and this device knows nothing of it yet. */
  names: z.optional(
    z.object({ event: z.string(), market: z.string(), selection: z.string(), label: z.string() }),
  ),
  startsAt: z.optional(z.int()),
  /** The odds the player has read, in hundredths; missing until they were fetched. */
  oddsHundredths: z.optional(z.int()),
  /** The market's version when the odds were read. */
  version: z.optional(z.int()),
  /** Stays in the slip but is left out of the bet, for example while suspended. */
  isOut: z.optional(z.boolean()),
  /** As a single it has this stake instead of the slip's; 0 while the player has emptied its field. */
  stakeKobo: z.optional(z.int()),
  /** The idempotency key of a single on it: the same at every try until the server decides. */
  reference: z.string(),
});
export type CouponPick = z.output<typeof CouponPick>;

/** A sent bet with an unknown outcome, so it is looked up before anything else. */
const SentCoupon = z.object({
  reference: z.string(),
  kind: CouponKind,
  /** Legs by their `pickKey`. */
  keys: z.readonly(z.array(z.string())),
  stakeKobo: z.int(),
  /** Of a system: how many of its legs are in each combination. */
  size: z.optional(z.int()),
});
export type SentCoupon = z.output<typeof SentCoupon>;

/** What an edit without an answer adds to a bet: it leaves the slip once the bet has it. */
const SentEdit = z.object({
  /** The bet's own reference. */
  reference: z.string(),
  /** Selections by their `pickKey`. */
  added: z.readonly(z.array(z.string())),
});
export type SentEdit = z.output<typeof SentEdit>;

/** The part of the sportsbook's slip that is kept on the device. */
export const SavedCoupon = z.object({
  picks: z.readonly(z.array(CouponPick)),
  kind: CouponKind,
  size: z.int(),
  stakeKobo: z.optional(z.int()),
  onPriceChange: OnPriceChange,
  /** With `within`: how much worse odds may be, in hundredths of a percent. */
  toleranceBasisPoints: z.int(),
  /** The idempotency key of the accumulator or system. */
  reference: z.string(),
  sent: z.array(SentCoupon),
  edits: z._default(z.array(SentEdit), []),
});
export type SavedCoupon = z.output<typeof SavedCoupon>;

/** Identifies a selection within the slip. */
export function pickKey({ marketId, selectionId }: Pick<CouponPick, 'marketId' | 'selectionId'>) {
  return `${marketId}/${selectionId}`;
}

export const emptyCoupon = (): SavedCoupon => ({
  picks: [],
  kind: 'single',
  size: 2,
  onPriceChange: 'better',
  toleranceBasisPoints: 200,
  reference: newId(),
  sent: [],
  edits: [],
});
