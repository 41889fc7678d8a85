import type { Bet } from '../../contract/betting/bets.ts';
import { formatNaira, signedNaira } from '../../domain/money/money.ts';
import { isOpenBet } from '../../domain/position/betState.ts';
import { resultAfterCommission } from '../../domain/position/commission.ts';
import { lagosClock, lagosDay } from '../../domain/time/lagosTime.ts';
import { receipts } from '../../messages/english/receipts.ts';
import { inLanguage } from '../../messages/inLanguage.ts';
import type { SharedText } from '../device/shareText.ts';
import { priceText, sideWord } from './betsWords.ts';

const texts = inLanguage('receipts', receipts);

/** A bet as text to share: what was asked, what was matched, the result, and the reference to find it by. */
export function betReceipt(bet: Bet): SharedText {
  const { marketKind, side, line, priceAsked, priceMatched, placedAt, result } = bet;
  const { commission = 0 } = bet;
  const say = texts();
  const lines = [
    say.bet(bet.betId, bet.state.replace('-', ' ')),
    `${sideWord(marketKind, side)} ${bet.runnerName}, ${bet.marketName}, ${bet.eventName}`,
    say.stake(formatNaira(bet.stake), formatNaira(bet.stakeMatched)),
    say.priceAsked(priceText(marketKind, priceAsked, line)),
    priceMatched !== undefined && say.priceGot(priceText(marketKind, priceMatched, line)),
    isOpenBet(bet.state) && say.canWin(formatNaira(bet.profit), formatNaira(bet.liability)),
    bet.isHedge && say.byCashOut,
    commission > 0 && say.beforeCommission(signedNaira(result ?? 0)),
    commission > 0 && say.commission(formatNaira(commission)),
    result !== undefined && say.result(signedNaira(resultAfterCommission(bet))),
    say.placed(lagosDay(placedAt), lagosClock(placedAt)),
    say.reference(bet.reference, bet.rulesVersion),
  ];
  return { title: say.title(bet.betId), text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
