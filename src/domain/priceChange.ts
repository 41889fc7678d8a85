import type { OnPriceChange } from '../contract/bets.ts';
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
type PriceChoice = OnPriceChange | { withinBasisPoints: number };

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

/** Measured on what ₦100 returns, stake included, so that 1.87 and a bookmaker's 87 move alike. */
function isWithin(scale: PriceScale, asked: Quote, current: Quote, basisPoints: number): boolean {
  const [before, after] = [asked, current].map(
    (quote) => profitPer100Naira(scale, quote.priceHundredths) + 10_000,
  );
  if (before === undefined || after === undefined) return false;
  return Math.abs(after - before) * 10_000 <= basisPoints * before;
}

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
  return (
    lineGain(bet.side, asked, current) >= 0 &&
    isWithin(bet.scale, asked, current, choice.withinBasisPoints)
  );
}
