import type { CouponBet } from '../../../../contract/betting/couponBets.ts';
import { formatOdds, formatTotalOdds } from '../../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../../domain/money/money.ts';
import { lagosClock, lagosDay } from '../../../../domain/time/lagosTime.ts';
import * as texts from '../../../../messages/english/sportsbook/couponReceipt.ts';
import type { SharedText } from '../../../../state/device/shareText.ts';
import { slipName } from '../../code/slipName.ts';

/** A sportsbook bet as text to share: what was bet, and the reference to find it by. */
export function couponReceipt(bet: CouponBet): SharedText {
  const { legs, stake, totalOdds, potentialReturn, placedAt } = bet;
  const title = texts.title(bet.couponId);
  const cost = formatNaira(stake);
  const lines = [
    title,
    nameOf(bet),
    ...legs.map(({ selectionLabel, odds, marketName, eventName }) =>
      texts.leg(selectionLabel, formatOdds(odds), marketName, eventName),
    ),
    texts.stakeOf(bet.freeBetId ? texts.byFreeBet(cost) : cost),
    totalOdds !== undefined && texts.totalOddsOf(formatTotalOdds(totalOdds)),
    texts.possibleReturnOf(formatNaira(potentialReturn)),
    texts.placedOn(lagosDay(placedAt), lagosClock(placedAt)),
    texts.reference(bet.reference, bet.rulesVersion),
  ];
  return { title, text: lines.filter(Boolean).join('\n'), name: 'receipt' };
}

/** What kind of bet it is, as its odds and its return follow from it. */
function nameOf({ kind, size, legs, combinations }: CouponBet): string {
  const name = slipName(kind, legs.length, size);
  if (kind === 'system') return texts.inLines(name, combinations);
  return kind === 'one-cut' ? texts.oneMayLose(name) : name;
}
