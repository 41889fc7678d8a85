import type { Bet } from '../contract/bets.ts';
import { lagosClock, lagosDay } from '../domain/lagosTime.ts';
import { formatNaira } from '../domain/money.ts';
import { priceText, sideWord } from './betsWords.ts';

/** A bet as text, to be copied or shared: what was asked, what was got, and how to find it again. */
export function betReceiptText(bet: Bet): string {
  const { marketKind, side, line, priceAsked, priceMatched, placedAt } = bet;
  const lines = [
    `Bet ${bet.betId}`,
    `${sideWord(marketKind, side)} ${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`,
    `Stake ${formatNaira(bet.stake)}, matched ${formatNaira(bet.stakeMatched)}`,
    `Price asked ${priceText(marketKind, priceAsked, line)}`,
    priceMatched !== undefined && `Price got ${priceText(marketKind, priceMatched, line)}`,
    `Can win ${formatNaira(bet.profit)}, can lose ${formatNaira(bet.liability)}`,
    `Placed ${lagosDay(placedAt)} ${lagosClock(placedAt)}, Lagos time`,
    `Reference ${bet.reference}, rules version ${bet.rulesVersion}`,
  ];
  return lines.filter(Boolean).join('\n');
}
