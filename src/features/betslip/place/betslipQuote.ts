import type { Bet } from '../../../contract/betting/bets.ts';
import { type DepthLevel, matchOrder } from '../../../domain/market/matching.ts';
import {
  acceptsPrice,
  type PriceChoice,
  priceChange,
  type Quote,
  worstPrice,
} from '../../../domain/market/priceChange.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import { othersDepth } from '../../../state/bets/othersDepth.ts';
import type { LiveMarket } from '../../../state/live/marketStreamMarket.ts';

/** What the market offers now against the price in the slip. */
export interface SlipQuote {
  /** Undefined when nothing is offered on this side. */
  bestHundredths: number | undefined;
  line: number | undefined;
  version: number;
  /** Neither better nor worse than the price asked. */
  isUnchanged: boolean;
  /** The player's setting accepts what is offered now. */
  isAccepted: boolean;
  /** A better price than asked is offered, and is taken first. */
  isBestBetter: boolean;
  /** Kobo waiting at prices the player accepts, as far as this device knows. */
  matchableKobo: number;
}

/**
 * Compares the price asked with what others offer in the market. A price still in the column counts as unchanged even when it is
 * not the best: the best is taken first, whatever was asked. Otherwise the best price is compared.
 */
export function quoteFor(
  draft: Draft,
  market: LiveMarket,
  choice: PriceChoice,
  bets: readonly Bet[] = [],
): SlipQuote | undefined {
  const runner = market.runners.get(draft.runnerId);
  if (!runner) return undefined;
  const { side, priceHundredths } = draft;
  // The player's own orders are never matched with each other.
  const levels = othersDepth(market, bets).get(draft.runnerId)?.[side] ?? [];
  const best = levels[0]?.[0];
  const { version } = market;
  const line = runner.line && (side === 'back' ? runner.line.yes : runner.line.no);
  const stands = levels.some(([price]) => price === priceHundredths);
  const current = stands ? priceHundredths : (best ?? priceHundredths);
  const gain = (best ?? priceHundredths) - priceHundredths;
  // In play a version lasts a second or two, so compare only price and line.
  const asked: Quote = { priceHundredths, version, ...withLine(draft.line) };
  const now: Quote = { priceHundredths: current, version, ...withLine(line) };
  const offer = { side, scale: priceScale(draft.marketKind), priceHundredths };
  const change = priceChange(side, asked, now);
  return {
    bestHundredths: best,
    line,
    version,
    isUnchanged: change === 'same' || change === 'moved',
    isAccepted: acceptsPrice(offer, asked, now, choice),
    isBestBetter: side === 'back' ? gain > 0 : gain < 0,
    matchableKobo: matchable(side, worstPrice(offer, choice), levels),
  };
}

function withLine(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line };
}

function matchable(side: Side, worst: number, levels: readonly DepthLevel[]): number {
  const stakeKobo = Number.MAX_SAFE_INTEGER;
  const order = { side, priceHundredths: worst, stakeKobo, isPartialAllowed: true };
  return stakeKobo - matchOrder(order, levels).remainingKobo;
}
