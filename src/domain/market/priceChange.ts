import type { OnPriceChange } from '../../contract/betting/bets.ts';
import { mulDiv } from '../money/mulDiv.ts';
import type { Offer } from '../position/bet.ts';
import { LADDER } from './ladder.ts';
import { type PriceScale, profitPer100Naira } from './priceScale.ts';
import type { Side } from './side.ts';

/** A price as it was read: the version of its market says what else has happened since. */
export interface Quote {
  priceHundredths: number;
  /** Fancy only: the run line. */
  line?: number;
  version: number;
}

/** `moved`: the same price in a market that has changed since, by a goal or a wicket for instance. */
export type PriceChange = 'same' | 'moved' | 'better' | 'worse';

/** The player's standing answer; a number takes a worse price within so many hundredths of a percent. */
export type PriceChoice = Exclude<OnPriceChange, 'within'> | { withinBasisPoints: number };

/** The answer as a bet carries it: the word, and beside `within` its tolerance. */
export function priceChoice(
  onPriceChange: OnPriceChange,
  toleranceBasisPoints: number | undefined,
): PriceChoice {
  return onPriceChange === 'within'
    ? { withinBasisPoints: Math.max(0, toleranceBasisPoints ?? 0) }
    : onPriceChange;
}

/** Above zero when the new line suits the player more: lower for Yes, higher for No. */
function lineGain(side: Side, asked: Quote, current: Quote): number {
  const risen = (current.line ?? 0) - (asked.line ?? 0);
  return side === 'back' ? -risen || 0 : risen;
}

function priceGain(side: Side, asked: Quote, current: Quote): number {
  const risen = current.priceHundredths - asked.priceHundredths;
  return side === 'back' ? risen : -risen || 0;
}

/** How the price now compares with the one asked. A better line at a worse rate counts as worse. */
export function priceChange(side: Side, asked: Quote, current: Quote): PriceChange {
  const gains = [lineGain(side, asked, current), priceGain(side, asked, current)];
  if (gains.some((gain) => gain < 0)) return 'worse';
  if (gains.some((gain) => gain > 0)) return 'better';
  return asked.version === current.version ? 'same' : 'moved';
}

/** What ₦100 returns, in kobo, its stake included: so measured, 1.87 and a bookmaker's 87 move alike. */
function returnPer100Naira(scale: PriceScale, priceHundredths: number): number {
  return profitPer100Naira(scale, priceHundredths) + 10_000;
}

/**
 * The worst price at which a bet may be matched, in hundredths; not always one of the ladder. Every
 * price up to it is taken, best first, so that an order asks for this one.
 */
export function worstPrice({ side, scale, priceHundredths }: Offer, choice: PriceChoice): number {
  if (choice === 'any') return ENDS[scale][side];
  if (typeof choice === 'string') return priceHundredths;
  const back = side === 'back';
  const share = back ? 10_000 - choice.withinBasisPoints : 10_000 + choice.withinBasisPoints;
  const asked = returnPer100Naira(scale, priceHundredths);
  // Rounded towards the price asked: a hair outside is outside.
  const rounding = back ? 'up' : 'down';
  return scale === 'decimal'
    ? mulDiv(asked, share, 1_000_000, rounding)
    : mulDiv(asked, share, 10_000, rounding) - 10_000;
}

/** The worst prices that there are. */
const ENDS: Record<PriceScale, Record<Side, number>> = {
  decimal: { back: LADDER[0] ?? 1_01, lay: LADDER.at(-1) ?? 1000_00 },
  rate: { back: 1, lay: 1_000_000 },
};

/** Whether the bet goes ahead at the price now, by the player's choice beforehand. */
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
  // A worse line is a different bet, not a price a few percent off.
  if (lineGain(bet.side, asked, current) < 0) return false;
  const worst = worstPrice({ ...bet, priceHundredths: asked.priceHundredths }, choice);
  return priceGain(bet.side, { ...asked, priceHundredths: worst }, current) >= 0;
}
