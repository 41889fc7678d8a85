import type { Bet } from '../../contract/bets.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import type { SharedText } from '../device/shareText.ts';
import { priceText, sideWord } from './betsWords.ts';

/** A bet as text to be shared: what was asked, what was got, what came of it, and how to find it again. */
export function betReceipt(bet: Bet): SharedText {
  const { marketKind, side, line, priceAsked, priceMatched, placedAt, result } = bet;
  const lines = [
    `Bet ${bet.betId}, ${bet.state.replace('-', ' ')}`,
    `${sideWord(marketKind, side)} ${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`,
    `Stake ${formatNaira(bet.stake)}, matched ${formatNaira(bet.stakeMatched)}`,
    `Price asked ${priceText(marketKind, priceAsked, line)}`,
    priceMatched !== undefined && `Price got ${priceText(marketKind, priceMatched, line)}`,
    isOpenBet(bet.state) &&
      `Can win ${formatNaira(bet.profit)}, can lose ${formatNaira(bet.liability)}`,
    result !== undefined && `Result before commission ${signedNaira(result)}`,
    `Placed ${lagosDay(placedAt)} ${lagosClock(placedAt)}, Lagos time`,
    `Reference ${bet.reference}, rules version ${bet.rulesVersion}`,
  ];
  return { title: `Bet ${bet.betId}`, text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
