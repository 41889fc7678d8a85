import type { Bet } from '../../contract/betting/bets.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { shownProfit, shownResult } from '../../domain/position/commission.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { states } from '../../messages/english/betStates.ts';
import * as texts from '../../messages/english/receipts.ts';
import type { SharedText } from '../device/shareText.ts';
import { priceText, sideWord } from './betsWords.ts';
import { winView } from './winView.ts';

/** A bet as text to share: what was asked, what was matched, the result, and the reference to find it by. */
export function betReceipt(bet: Bet): SharedText {
  const { marketKind, side, line, priceAsked, priceMatched, placedAt, result } = bet;
  const { commission = 0, commissionPercent = 0 } = bet;
  const lines = [
    texts.bet(bet.betId, states[bet.state].toLowerCase()),
    `${sideWord(marketKind, side)} ${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`,
    texts.stake(formatNaira(bet.stake), formatNaira(bet.stakeMatched)),
    texts.priceRequested(priceText(marketKind, priceAsked, line)),
    priceMatched !== undefined && texts.priceMatched(priceText(marketKind, priceMatched, line)),
    isOpenBet(bet.state) &&
      texts.canWin(formatNaira(shownProfit(bet, winView)), formatNaira(bet.liability)),
    isOpenBet(bet.state) &&
      commissionPercent > 0 &&
      (winView.isGross ? texts.winIsBefore : texts.winIsAfter)(commissionPercent),
    bet.isHedge && texts.byCashOut,
    commission > 0 && texts.beforeCommission(signedNaira(result ?? 0)),
    commission > 0 && texts.commissionTaken(formatNaira(commission)),
    result !== undefined && texts.result(signedNaira(shownResult(bet, { isGross: false }))),
    texts.placed(lagosDay(placedAt), lagosClock(placedAt)),
    texts.reference(bet.reference, bet.rulesVersion),
  ];
  return { title: texts.title(bet.betId), text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
