import type { OnPriceChange } from '../../contract/betting/bets.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { Offer } from '../position/bet.ts';
import { LADDER } from './ladder.ts';
import { type PriceScale, profitPer100Naira } from './priceScale.ts';
import type { Side } from './side.ts';

/** A price as it was read. Its market's version tells whether anything else has happened since. */
export interface Quote {
  priceHundredths: number;
  /** Fancy only: the run line. */
  line?: number;
  version: number;
}

/** `moved`: the same price, but the market has changed since, for example by a goal or a wicket. */
export type PriceChange = 'same' | 'moved' | 'better' | 'worse';

/**
 * The player's setting for changed prices. A number accepts a worse price within this many hundredths of a
 * percent.
 */
export type PriceChoice = Exclude<OnPriceChange, 'within'> | { withinBasisPoints: number };

/** The setting from its two fields in a bet: the word and, with `within`, the tolerance. */
export function priceChoice(
  onPriceChange: OnPriceChange,
  toleranceBasisPoints: number | undefined,
): PriceChoice {
  return onPriceChange === 'within'
    ? { withinBasisPoints: Math.max(0, toleranceBasisPoints ?? 0) }
    : onPriceChange;
}

/** Above zero when the new line is better for the player: lower for Yes, higher for No. */
function lineGain(side: Side, asked: Quote, current: Quote): number {
  const risen = (current.line ?? 0) - (asked.line ?? 0);
  return side === 'back' ? -risen || 0 : risen;
}

function priceGain(side: Side, asked: Quote, current: Quote): number {
  const risen = current.priceHundredths - asked.priceHundredths;
  return side === 'back' ? risen : -risen || 0;
}

/** Compares the current price with the one asked. A better line at a worse rate counts as worse. */
export function priceChange(side: Side, asked: Quote, current: Quote): PriceChange {
  const gains = [lineGain(side, asked, current), priceGain(side, asked, current)];
  if (gains.some((gain) => gain < 0)) return 'worse';
  if (gains.some((gain) => gain > 0)) return 'better';
  return asked.version === current.version ? 'same' : 'moved';
}

/**
 * The return on ₦100, stake included, in kobo. Measured like this, odds 1.87 and a bookmaker's rate 87 change
 * alike.
 */
function returnPer100Naira(scale: PriceScale, priceHundredths: number): number {
  return profitPer100Naira(scale, priceHundredths) + 10_000;
}

/**
 * The worst price at which a bet may be matched, in hundredths; not always on the ladder. Every price up to
 * it is taken, best first, so an order asks for this one.
 */
export function worstPrice({ side, scale, priceHundredths }: Offer, choice: PriceChoice): number {
  if (choice === 'any') return ENDS[scale][side];
  if (typeof choice === 'string') return priceHundredths;
  const back = side === 'back';
  const share = back ? 10_000 - choice.withinBasisPoints : 10_000 + choice.withinBasisPoints;
  const asked = returnPer100Naira(scale, priceHundredths);
  // Rounds towards the price asked: a hair outside the tolerance is outside.
  const rounding = back ? 'up' : 'down';
  return scale === 'decimal'
    ? mulDiv(asked, share, 1_000_000, rounding)
    : mulDiv(asked, share, 10_000, rounding) - 10_000;
}

/** The worst possible prices. */
const ENDS: Record<PriceScale, Record<Side, number>> = {
  decimal: { back: LADDER[0] ?? 1_01, lay: LADDER.at(-1) ?? 1000_00 },
  rate: { back: 1, lay: 1_000_000 },
};

/** Whether the player's setting accepts the current price. */
export function acceptsPrice(
  bet: { side: Side; scale: PriceScale },
  asked: Quote,
  current: Quote,
  choice: PriceChoice,
): boolean {
  const change = priceChange(bet.side, asked, current);
  if (change === 'same' || choice === 'any') return true;
  if (choice === 'none') return false;
  if (change !== 'worse') return true;
  if (choice === 'better') return false;
  // A worse line makes it a different bet, which no tolerance covers.
  if (lineGain(bet.side, asked, current) < 0) return false;
  const worst = worstPrice({ ...bet, priceHundredths: asked.priceHundredths }, choice);
  return priceGain(bet.side, { ...asked, priceHundredths: worst }, current) >= 0;
}
