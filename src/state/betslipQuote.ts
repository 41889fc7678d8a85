import type { PriceLevel } from '../contract/market.ts';
import { matchOrder } from '../domain/matching.ts';
import { type PriceChange, priceChange } from '../domain/priceChange.ts';
import type { Draft } from './betslipDraft.ts';
import type { LiveMarket } from './marketStreamMarket.ts';

/** What the market offers now for the price that the slip asks. */
export interface SlipQuote {
  /** Nothing is offered on this side. */
  bestHundredths: number | undefined;
  line: number | undefined;
  version: number;
  change: PriceChange;
  /** More than was asked is on offer; it is taken first. */
  isBestBetter: boolean;
  /** Kobo that wait at the price asked or better, as far as this device knows them. */
  matchableKobo: number;
}

/**
 * A price that still stands in the column is the same, also when it is not the best one: the best
 * is taken first, whatever was asked. Otherwise the best is compared.
 */
export function quoteFor(draft: Draft, market: LiveMarket): SlipQuote | undefined {
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
  const asked = { priceHundredths, version, ...withLine(draft.line) };
  return {
    bestHundredths: best,
    line,
    version,
    change: priceChange(side, asked, { priceHundredths: current, version, ...withLine(line) }),
    isBestBetter: side === 'back' ? gain > 0 : gain < 0,
    matchableKobo: matchable(draft, levels),
  };
}

function withLine(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line };
}

function matchable({ side, priceHundredths }: Draft, levels: readonly PriceLevel[]): number {
  const stakeKobo = Number.MAX_SAFE_INTEGER;
  const order = { side, priceHundredths, stakeKobo, isPartialAllowed: true };
  return stakeKobo - matchOrder(order, levels).remainingKobo;
}
