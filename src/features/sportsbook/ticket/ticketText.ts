import type { CouponBet } from '../../../contract/betting/couponBets.ts';
import { formatOdds, formatTotalOdds } from '../../../domain/market/formatOdds.ts';
import { formatNaira } from '../../../domain/money/money.ts';
import * as texts from '../../../messages/english/sportsbook/couponReceipt.ts';
import { groupedCode } from '../code/couponCode.ts';
import { slipName } from '../code/slipName.ts';

/** What a ticket's picture says, from top to bottom. */
export interface TicketText {
  title: string;
  /** The six letters that open the same selections; missing while there is no network to get them. */
  code: string | undefined;
  legs: { label: string; odds: string; about: string }[];
  sums: { name: string; value: string }[];
}

/** A bet as its picture tells it: what was bet, not who bet it. */
export function ticketText(bet: CouponBet, code: string | undefined): TicketText {
  const { kind, size, legs, stake, freeBetId, totalOdds, potentialReturn, returned } = bet;
  const cost = formatNaira(stake);
  return {
    title: slipName(kind, legs.length, size),
    code: code && groupedCode(code, 3),
    legs: legs.map((leg) => ({
      label: leg.selectionLabel,
      odds: formatOdds(leg.odds),
      about: `${leg.eventName}, ${leg.marketName}`,
    })),
    sums: [
      ...(totalOdds === undefined
        ? []
        : [{ name: texts.totalOdds, value: formatTotalOdds(totalOdds) }]),
      { name: texts.stake, value: freeBetId ? texts.byFreeBet(cost) : cost },
      returned === undefined
        ? { name: texts.possibleReturn, value: formatNaira(potentialReturn) }
        : { name: texts.returned, value: formatNaira(returned) },
    ],
  };
}
