import {
  acceptsPrice,
  type PriceChoice,
  priceChange,
  priceChoice,
} from '../../../../domain/market/priceChange.ts';
import type { CouponPick, SavedCoupon } from './couponDraft.ts';
import { type CouponQuote, isOld } from './couponPrices.ts';

/** How a selection of the slip stands against what the house offers now. */
export interface SlipLeg {
  pick: CouponPick;
  quote: CouponQuote | undefined;
  state: /** Its odds were not heard yet, or are too old. */
    | 'unknown'
    | 'open'
    | 'suspended'
    /** Betting on it is over, or nobody offers it any more. */
    | 'dead';
  /** What it counts with: the odds now, and where none are known those that the player has read. */
  oddsHundredths: number | undefined;
  change: 'same' | 'better' | 'worse';
  /** The change is taken by the player's choice, without a word. */
  isAccepted: boolean;
}

/** The same at the odds that the player has read. */
export function asRead(leg: SlipLeg): SlipLeg {
  return { ...leg, oddsHundredths: leg.pick.oddsHundredths ?? leg.oddsHundredths };
}

const BACK = { side: 'back', scale: 'decimal' } as const;

export function choiceOf({
  onPriceChange,
  toleranceBasisPoints,
}: Pick<SavedCoupon, 'onPriceChange' | 'toleranceBasisPoints'>): PriceChoice {
  return priceChoice(onPriceChange, toleranceBasisPoints);
}

/** Versions are left out: other selections of the market may move, this bet does not mind. */
const read = (priceHundredths: number) => ({ priceHundredths, version: 0 });

export function slipLeg(
  pick: CouponPick,
  quote: CouponQuote | undefined,
  { choice, now, isReturned }: { choice: PriceChoice; now: number; isReturned: boolean },
): SlipLeg {
  const { oddsHundredths: asked } = pick;
  const leg = { pick, quote, oddsHundredths: asked, change: 'same', isAccepted: true } as const;
  if (!quote || isOld(quote, now)) return { ...leg, state: 'unknown' };
  const odds = quote.offer?.selection.odds;
  if (quote.status === 'suspended') return { ...leg, state: 'suspended' };
  if (quote.status !== 'open' || odds === undefined) return { ...leg, state: 'dead' };
  if (asked === undefined) return { ...leg, state: 'open', oddsHundredths: odds };
  const change = priceChange('back', read(asked), read(odds));
  if (change !== 'better' && change !== 'worse') return { ...leg, state: 'open' };
  const isTaken = acceptsPrice(BACK, read(asked), read(odds), choice);
  // Whoever was away is told first, unless any price will do.
  const isAccepted = isTaken && (!isReturned || choice === 'any');
  return { ...leg, state: 'open', change, isAccepted, oddsHundredths: odds };
}
