import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import { formatOdds } from '../../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../../../domain/time/lagosTime.ts';
import type { SharedText } from '../../../../state/device/shareText.ts';

/** A sportsbook bet as text to share: what was bet, and the reference to find it by. */
export function couponReceipt(bet: CouponBet): SharedText {
  const { kind, size, legs, combinations, stake, totalOdds, potentialReturn, placedAt } = bet;
  const lines = [
    `Bet ${bet.couponId}`,
    ...legs.map(
      (leg) =>
        `${leg.selectionLabel} at ${formatOdds(leg.odds)}, ${leg.marketName}, ${leg.eventName}`,
    ),
    kind === 'system' && `System ${size} of ${legs.length}, ${combinations} lines`,
    `Stake ${formatNaira(stake)}${bet.freeBetId ? ', a free bet' : ''}`,
    totalOdds !== undefined && `Total odds ${formatOdds(totalOdds)}`,
    `Can return ${formatNaira(potentialReturn)}`,
    `Placed ${lagosDay(placedAt)} ${lagosClock(placedAt)}, Lagos time`,
    `Reference ${bet.reference}, rules version ${bet.rulesVersion}`,
  ];
  return { title: `Bet ${bet.couponId}`, text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}
