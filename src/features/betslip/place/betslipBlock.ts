import type { Rest } from '../../../contract/betting/orderFields.ts';
import { isOnLadder } from '../../../domain/market/ladder.ts';
import { marketRefusal } from '../../../domain/market/marketState.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { isAffordable } from '../../../domain/position/exposure.ts';
import { stakeRefusal } from '../../../domain/position/limits.ts';
import { refusalText } from '../../../domain/position/refusal.ts';
import type { Draft } from '../../../state/bets/betslipDraft.ts';
import type { Returns } from '../../../state/bets/betslipReturns.ts';
import { priceText, sideWord } from '../../../state/bets/betsWords.ts';
import type { Freshness } from '../../../state/live/marketStreamFreshness.ts';
import type { MarketFrame } from '../../../state/live/marketStreamMarket.ts';
import { DRAFT_STAYS, mayPlay, type PlaySituation } from '../../../state/play/mayPlay.ts';
import type { SlipQuote } from './betslipQuote.ts';

/** Everything that decides whether the slip may be sent now. */
export interface SlipSituation extends PlaySituation {
  freshness: Freshness;
  draft: Draft;
  /** Undefined while loading, or when it is no longer listed. */
  market: MarketFrame | undefined;
  quote: SlipQuote | undefined;
  returns: Returns | undefined;
  availableKobo: number;
  /** The draft was away from its prices: any change must be shown before it is sent. */
  isReturned: boolean;
  /** What becomes of the part that is not matched at once. */
  rest: Rest;
  /** This device receives best prices only, so the depth behind them is unknown. */
  isDepthKnown: boolean;
}

/** Why the bet cannot be placed, as one sentence, which field it is about, and what would help. */
export interface Block {
  text: string;
  at?: 'price' | 'stake' | 'least';
  mend?: 'sign-in' | 'accept-price';
}

/** The first reason why the slip may not be sent, the most serious first; undefined when it may be. */
export function blockOf(situation: SlipSituation): Block | undefined {
  return mayPlay(situation, DRAFT_STAYS) ?? blockByMarket(situation) ?? blockByTerms(situation);
}

function blockByMarket(situation: SlipSituation): Block | undefined {
  const { market, draft, freshness, quote, rest } = situation;
  if (freshness === 'old') {
    // As after a tap in a list, when this match was not open on the phone before.
    if (!market) return { text: 'Getting the live price. You can place your bet once it is here.' };
    return { text: 'These prices are old. Betting is off until they are live again.' };
  }
  if (!market) return { text: 'This market is not listed any more.' };
  const refusal = marketRefusal(market.status);
  if (refusal) return { text: refusalText(refusal) };
  const runner = market.runners.find(({ runnerId }) => runnerId === draft.runnerId);
  if (runner?.status !== 'active') return { text: refusalText('runner-removed') };
  if (quote?.bestHundredths === undefined && rest === 'fill') {
    return { text: noPriceText(draft) };
  }
  return undefined;
}

function noPriceText({ marketKind, side, runnerName }: Draft): string {
  return marketKind === 'fancy'
    ? `There is no ${sideWord(marketKind, side)} on ${runnerName} now.`
    : `Nobody offers a price to ${side} ${runnerName} now.`;
}

function blockByTerms(situation: SlipSituation): Block | undefined {
  return blockByStake(situation) ?? blockByPrice(situation) ?? blockByMoney(situation);
}

function blockByStake({ draft, market }: SlipSituation): Block | undefined {
  const { marketKind, side, priceHundredths, stakeKobo } = draft;
  if (!stakeKobo) return { text: 'Enter a stake.', at: 'stake' };
  const offer = { side, scale: priceScale(marketKind), priceHundredths };
  const refusal = stakeRefusal(offer, stakeKobo, market ?? { minStake: 0, maxStake: 0 });
  return refusal && { text: refusal.text, at: 'stake' };
}

function blockByPrice(situation: SlipSituation): Block | undefined {
  const { draft, quote, isReturned, isDepthKnown, rest } = situation;
  const { marketKind, priceHundredths, line, stakeKobo = 0 } = draft;
  const isDecimal = priceScale(marketKind) === 'decimal';
  if (isDecimal && !isOnLadder(priceHundredths)) {
    return { text: refusalText('off-ladder'), at: 'price' };
  }
  if (rest !== 'fill') return blockByLeast(situation);
  if (!quote || quote.bestHundredths === undefined) return undefined;
  if (!quote.isAccepted || (isReturned && !quote.isUnchanged)) {
    const now = priceText(marketKind, quote.bestHundredths, quote.line);
    const then = priceText(marketKind, priceHundredths, line);
    const text = isReturned
      ? `While you were away the price went from ${then} to ${now}.`
      : draft.isOwnPrice
        ? ownPriceText(draft.side, then, now)
        : `The price is now ${now}, you asked ${then}.`;
    return { text, at: 'price', mend: 'accept-price' };
  }
  if (isDepthKnown && stakeKobo > quote.matchableKobo) {
    return {
      text: `Only ${formatNaira(quote.matchableKobo)} can be matched at a price that you take.`,
      at: 'stake',
    };
  }
  return undefined;
}

/** What the player wants to be matched at once must be there, and be a part of the stake. */
function blockByLeast({ draft, quote, isDepthKnown }: SlipSituation): Block | undefined {
  const { leastKobo = 0, stakeKobo = 0 } = draft;
  if (leastKobo > stakeKobo) {
    return { text: 'The part to match at once is more than the stake.', at: 'least' };
  }
  if (!isDepthKnown || !quote || leastKobo <= quote.matchableKobo) return undefined;
  const now = formatNaira(quote.matchableKobo);
  const text = `Only ${now} can be matched at once, and you want ${formatNaira(leastKobo)}.`;
  return { text, at: 'least' };
}

/** Nobody offers the price that the player asks for, and the player wants all of it now or nothing. */
function ownPriceText(side: Side, asked: string, best: string): string {
  const limit = side === 'back' ? 'lower' : 'higher';
  return `Nobody offers ${asked} now; the best is ${best}. Ask ${best} or ${limit}, or let your bet wait.`;
}

function blockByMoney({ returns, availableKobo }: SlipSituation): Block | undefined {
  if (!returns || isAffordable(0, returns.reserveKobo, availableKobo)) return undefined;
  const needs = formatNaira(returns.reserveKobo);
  const has = formatNaira(Math.max(0, availableKobo));
  return { text: `This bet needs ${needs} and you have ${has} available.`, at: 'stake' };
}
