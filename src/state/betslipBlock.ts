import type { OnPriceChange } from '../contract/bets.ts';
import { isOnLadder } from '../domain/ladder.ts';
import { marketRefusal } from '../domain/marketState.ts';
import { formatNaira, isWholeNaira } from '../domain/money.ts';
import { priceScale } from '../domain/priceScale.ts';
import { refusalText } from '../domain/refusal.ts';
import type { Draft } from './betslipDraft.ts';
import type { SlipQuote } from './betslipQuote.ts';
import type { Returns } from './betslipReturns.ts';
import { priceText } from './betsWords.ts';
import type { Freshness } from './marketStreamFreshness.ts';
import type { MarketFrame } from './marketStreamMarket.ts';

/** Everything that decides whether the slip may be sent at this moment. */
export interface SlipSituation {
  isOffline: boolean;
  isAuth: boolean;
  freshness: Freshness;
  draft: Draft;
  /** Missing while it is loading, or when it is not listed any more. */
  market: MarketFrame | undefined;
  quote: SlipQuote | undefined;
  returns: Returns | undefined;
  availableKobo: number;
  onPriceChange: OnPriceChange;
  /** Only the best prices are sent to this device, so the money behind them is not known. */
  isDepthKnown: boolean;
}

/** Why placing is off, as one sentence, and what would mend it. */
export interface Block {
  text: string;
  mend?: 'sign-in' | 'accept-price';
}

/** The first reason why the slip may not be sent, the hardest first; undefined when it may. */
export function blockOf(situation: SlipSituation): Block | undefined {
  return blockByConnection(situation) ?? blockByMarket(situation) ?? blockByTerms(situation);
}

function blockByConnection({ isOffline, isAuth }: SlipSituation): Block | undefined {
  if (isOffline) return { text: 'You are offline. Nothing is sent; your slip stays a draft.' };
  if (!isAuth) return { text: 'Sign in to place this bet.', mend: 'sign-in' };
  return undefined;
}

function blockByMarket(situation: SlipSituation): Block | undefined {
  const { market, draft, freshness, quote } = situation;
  if (freshness === 'old') {
    return { text: 'These prices are old. Betting is off until they are live again.' };
  }
  if (!market) return { text: 'This market is not listed any more.' };
  const refusal = marketRefusal(market.status);
  if (refusal) return { text: refusalText(refusal) };
  const runner = market.runners.find(({ runnerId }) => runnerId === draft.runnerId);
  if (runner?.status !== 'active') return { text: refusalText('runner-removed') };
  if (quote?.bestHundredths === undefined) {
    return { text: `Nobody offers a price to ${draft.side} ${draft.runnerName} now.` };
  }
  return undefined;
}

function blockByTerms(situation: SlipSituation): Block | undefined {
  return blockByStake(situation) ?? blockByPrice(situation) ?? blockByMoney(situation);
}

function blockByStake({ draft, market, returns }: SlipSituation): Block | undefined {
  const { stakeKobo } = draft;
  if (!stakeKobo) return { text: 'Enter a stake.' };
  if (!isWholeNaira(stakeKobo)) return { text: refusalText('not-whole-naira') };
  if (!market || !returns) return undefined;
  const { minStake, maxStake } = market;
  if (stakeKobo < minStake) return { text: `The smallest stake here is ${formatNaira(minStake)}.` };
  if (maxStake > 0 && returns.liabilityKobo > maxStake) {
    const what = draft.side === 'back' ? 'stake' : 'liability';
    return { text: `The largest ${what} here is ${formatNaira(maxStake)}.` };
  }
  return undefined;
}

function blockByPrice(situation: SlipSituation): Block | undefined {
  const { draft, quote, onPriceChange, isDepthKnown } = situation;
  const { marketKind, priceHundredths, line, stakeKobo = 0 } = draft;
  const isDecimal = priceScale(marketKind) === 'decimal';
  if (isDecimal && !isOnLadder(priceHundredths)) return { text: refusalText('off-ladder') };
  if (!quote || quote.bestHundredths === undefined) return undefined;
  const isWorse = quote.change === 'worse';
  if (
    onPriceChange !== 'any' &&
    (isWorse || (quote.change === 'better' && onPriceChange === 'none'))
  ) {
    const now = priceText(marketKind, quote.bestHundredths, quote.line);
    const then = priceText(marketKind, priceHundredths, line);
    return { text: `The price is now ${now}, you asked ${then}.`, mend: 'accept-price' };
  }
  if (isDepthKnown && onPriceChange !== 'any' && stakeKobo > quote.matchableKobo) {
    return {
      text: `Only ${formatNaira(quote.matchableKobo)} can be matched at this price or better.`,
    };
  }
  return undefined;
}

function blockByMoney({ returns, availableKobo }: SlipSituation): Block | undefined {
  if (!returns || returns.reserveKobo === 0 || returns.reserveKobo <= availableKobo) {
    return undefined;
  }
  const needs = formatNaira(returns.reserveKobo);
  const has = formatNaira(Math.max(0, availableKobo));
  return { text: `This bet needs ${needs} and you have ${has} available.` };
}
