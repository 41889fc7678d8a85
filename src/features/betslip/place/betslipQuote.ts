import type { PriceLevel } from '../../../contract/betting/market.ts';
import { matchOrder } from '../../../domain/market/matching.ts';
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
import type { LiveMarket } from '../../../state/live/marketStreamMarket.ts';

/** What the market offers now for the price that the slip asks. */
export interface SlipQuote {
  /** Nothing is offered on this side. */
  bestHundredths: number | undefined;
  line: number | undefined;
  version: number;
  /** Neither better nor worse than asked. */
  isUnchanged: boolean;
  /** The player's choice lets the bet go ahead at what is offered now. */
  isAccepted: boolean;
  /** More than was asked is on offer; it is taken first. */
  isBestBetter: boolean;
  /** Kobo that wait at prices the player takes, as far as this device knows them. */
  matchableKobo: number;
}

/**
 * A price that still stands in the column is the same, also when it is not the best one: the best
 * is taken first, whatever was asked. Otherwise the best is compared.
 */
export function quoteFor(
  draft: Draft,
  market: LiveMarket,
  choice: PriceChoice,
): SlipQuote | undefined {
  const runner = market.runners.get(draft.runnerId);
  if (!runner) return undefined;
  const { side, priceHundredths } = draft;
  const levels: readonly PriceLevel[] = runner[side];
  const best = levels[0]?.[0];
  const { version } = market;
  const line = runner.line && (side === 'back' ? runner.line.yes : runner.line.no);
  const stands = levels.some(([price]) => price === priceHundredths);
  const current = stands ? priceHundredths : (best ?? priceHundredths);
  const gain = (best ?? priceHundredths) - priceHundredths;
  // In play a version lasts a second or two: what counts here is the price and the line alone.
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

function matchable(side: Side, worst: number, levels: readonly PriceLevel[]): number {
  const stakeKobo = Number.MAX_SAFE_INTEGER;
  const order = { side, priceHundredths: worst, stakeKobo, isPartialAllowed: true };
  return stakeKobo - matchOrder(order, levels).remainingKobo;
}
