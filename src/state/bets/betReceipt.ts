import type { Bet } from '../../contract/betting/bets.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { resultAfterCommission } from '../../domain/position/commission.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import type { SharedText } from '../device/shareText.ts';
import { priceText, sideWord } from './betsWords.ts';

/** A bet as text to share: what was asked, what was matched, the result, and the reference to find it by. */
export function betReceipt(bet: Bet): SharedText {
  const { marketKind, side, line, priceAsked, priceMatched, placedAt, result } = bet;
  const { commission = 0 } = bet;
  const lines = [
    `Bet ${bet.betId}, ${bet.state.replace('-', ' ')}`,
    `${sideWord(marketKind, side)} ${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`,
    `Stake ${formatNaira(bet.stake)}, matched ${formatNaira(bet.stakeMatched)}`,
    `Price asked ${priceText(marketKind, priceAsked, line)}`,
    priceMatched !== undefined && `Price got ${priceText(marketKind, priceMatched, line)}`,
    isOpenBet(bet.state) &&
      `Can win ${formatNaira(bet.profit)}, can lose ${formatNaira(bet.liability)}`,
    bet.isHedge && 'Placed by a cash-out',
    commission > 0 && `Result before commission ${signedNaira(result ?? 0)}`,
    commission > 0 && `Commission ${formatNaira(commission)}`,
    result !== undefined && `Result ${signedNaira(resultAfterCommission(bet))}`,
    `Placed ${lagosDay(placedAt)} ${lagosClock(placedAt)}, Lagos time`,
    `Reference ${bet.reference}, rules version ${bet.rulesVersion}`,
  ];
  return { title: `Bet ${bet.betId}`, text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
