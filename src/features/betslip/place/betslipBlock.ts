import type { Rest } from '../../../contract/betting/orderFields.ts';
import { isOnLadder } from '../../../domain/market/ladder.ts';
import { marketRefusal } from '../../../domain/market/marketState.ts';
import { priceScale } from '../../../domain/market/priceScale.ts';
import type { Side } from '../../../domain/market/side.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import { isAffordable } from '../../../domain/position/exposure.ts';
import { stakeRefusal } from '../../../domain/position/limits.ts';
import { refusalText } from '../../../domain/position/refusal.ts';
import * as texts from '../../../messages/english/slip.ts';
import type { Betslip } from '../../../state/bets/betslipContents.ts';
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
  /** `undefined` while it is unknown: then the server decides. */
  availableKobo: number | undefined;
  /** The draft was away from its prices: any change must be shown before it is sent. */
  isReturned: boolean;
  /** What stands in the fields and cannot be read. */
  unread: Readonly<Betslip['unread']>;
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
    if (!market) return { text: texts.gettingPrice };
    return { text: texts.oldPrices };
  }
  if (!market) return { text: texts.notListed };
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
    ? texts.noLine(sideWord(marketKind, side), runnerName)
    : texts.noPrice(side, runnerName);
}

function blockByTerms(situation: SlipSituation): Block | undefined {
  return (
    blockByUnread(situation) ??
    blockByStake(situation) ??
    blockByPrice(situation) ??
    blockByMoney(situation)
  );
}

/** The field itself says what is wrong with its text. */
function blockByUnread({ unread, rest }: SlipSituation): Block | undefined {
  if (unread.price !== undefined) return { text: texts.checkPrice, at: 'price' };
  if (unread.stake !== undefined) return { text: texts.checkStake, at: 'stake' };
  if (unread.least === undefined || rest === 'fill') return undefined;
  return { text: texts.checkLeast, at: 'least' };
}

function blockByStake({ draft, market }: SlipSituation): Block | undefined {
  const { marketKind, side, priceHundredths, stakeKobo } = draft;
  if (!stakeKobo) return { text: texts.enterStake, at: 'stake' };
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
      ? texts.movedWhileAway(then, now)
      : draft.isOwnPrice
        ? ownPriceText(draft.side, then, now)
        : texts.priceMoved(then, now);
    return { text, at: 'price', mend: 'accept-price' };
  }
  if (isDepthKnown && stakeKobo > quote.matchableKobo) {
    return {
      text: texts.onlyMatched(formatNaira(quote.matchableKobo)),
      at: 'stake',
    };
  }
  return undefined;
}

/** What the player wants to be matched at once must be there, and be a part of the stake. */
function blockByLeast({ draft, quote, isDepthKnown }: SlipSituation): Block | undefined {
  const { leastKobo = 0, stakeKobo = 0 } = draft;
  if (leastKobo > stakeKobo) {
    return { text: texts.leastAboveStake, at: 'least' };
  }
  if (!isDepthKnown || !quote || leastKobo <= quote.matchableKobo) return undefined;
  const now = formatNaira(quote.matchableKobo);
  return { text: texts.leastNotThere(now, formatNaira(leastKobo)), at: 'least' };
}

/** Nobody offers the price that the player asks for, and the player wants all of it now or nothing. */
function ownPriceText(side: Side, asked: string, best: string): string {
  return side === 'back' ? texts.askLower(asked, best) : texts.askHigher(asked, best);
}

function blockByMoney({ returns, availableKobo }: SlipSituation): Block | undefined {
  if (!returns || isAffordable(0, returns.reserveKobo, availableKobo)) return undefined;
  const needs = formatNaira(returns.reserveKobo);
  const has = formatNaira(Math.max(0, availableKobo ?? 0));
  return { text: texts.needsMoney(needs, has), at: 'stake' };
}
