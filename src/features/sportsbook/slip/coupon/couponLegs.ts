import {
  acceptsPrice,
  type PriceChoice,
  priceChange,
  priceChoice,
} from '../../../../domain/market/priceChange.ts';
import type { CouponPick, SavedCoupon } from './couponDraft.ts';
import { type CouponQuote, isOld } from './couponPrices.ts';

/** A selection in the slip compared with what the house offers now. */
export interface SlipLeg {
  pick: CouponPick;
  quote: CouponQuote | undefined;
  state: /** Its odds were not heard yet, or are too old. */
    | 'unknown'
    | 'open'
    | 'suspended'
    /** Betting on it is over, or it is no longer offered. */
    | 'dead';
  /** The odds to compute with: the current ones or, while unknown, those the player has read. */
  oddsHundredths: number | undefined;
  change: 'same' | 'better' | 'worse';
  /** The player's setting accepts the change without asking. */
  isAccepted: boolean;
}

/** The same at the odds the player has read. */
export function asRead(leg: SlipLeg): SlipLeg {
  return { ...leg, oddsHundredths: leg.pick.oddsHundredths ?? leg.oddsHundredths };
}

const BACK = { side: 'back', scale: 'decimal' } as const;

/** The slip's setting for changed odds, in the domain's form. */
export function choiceOf({
  onPriceChange,
  toleranceBasisPoints,
}: Pick<SavedCoupon, 'onPriceChange' | 'toleranceBasisPoints'>): PriceChoice {
  return priceChoice(onPriceChange, toleranceBasisPoints);
}

/** Without versions: a change in the market's other selections does not matter to this bet. */
const read = (priceHundredths: number) => ({ priceHundredths, version: 0 });

/** Compares a selection in the slip with what the house offers now. */
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
  // After being away, changes are shown first, unless the player accepts any price.
  const isAccepted = isTaken && (!isReturned || choice === 'any');
  return { ...leg, state: 'open', change, isAccepted, oddsHundredths: odds };
}
