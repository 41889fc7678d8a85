import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import { formatOdds, formatTotalOdds } from '../../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../../../domain/time/lagosTime.ts';
import * as texts from '../../../../messages/english/sportsbook/couponReceipt.ts';
import type { SharedText } from '../../../../state/device/shareText.ts';

/** A sportsbook bet as text to share: what was bet, and the reference to find it by. */
export function couponReceipt(bet: CouponBet): SharedText {
  const { kind, size, legs, combinations, stake, totalOdds, potentialReturn, placedAt } = bet;
  const title = texts.title(bet.couponId);
  const cost = formatNaira(stake);
  const lines = [
    title,
    ...legs.map(({ selectionLabel, odds, marketName, eventName }) =>
      texts.leg(selectionLabel, formatOdds(odds), marketName, eventName),
    ),
    kind === 'system' && texts.system(size, legs.length, combinations),
    texts.stakeOf(bet.freeBetId ? texts.byFreeBet(cost) : cost),
    totalOdds !== undefined && texts.totalOddsOf(formatTotalOdds(totalOdds)),
    texts.possibleReturnOf(formatNaira(potentialReturn)),
    texts.placedOn(lagosDay(placedAt), lagosClock(placedAt)),
    texts.reference(bet.reference, bet.rulesVersion),
  ];
  return { title, text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
