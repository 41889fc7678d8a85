import { formatOdds } from '../../../src/domain/market/formatOdds.ts';
import {
  acceptsPrice,
  type PriceChoice,
  priceChoice,
} from '../../../src/domain/market/priceChange.ts';
import type { RefusalReason } from '../../../src/domain/position/refusal.ts';
import type { CouponRow, LegColumn } from '../../db/rows/couponRow.ts';
import type { Operator } from '../operator.ts';
import { offerNow } from './offerNow.ts';

/** The legs at current odds, or why the bet is refused and which legs cause it. */
export type CouponDecision =
  | { isTaken: true; legs: LegColumn[] }
  | { isTaken: false; reason: RefusalReason; legs: LegColumn[]; fields: Record<string, string> };

interface DecidedLeg {
  leg: LegColumn;
  reason?: RefusalReason;
  text?: string;
}

// Most serious first: a leg of a closed market must go, a suspended one may come back.
const GRAVITY: RefusalReason[] = ['market-closed', 'market-suspended', 'price-moved'];

/** Decides a bet by its legs' current state. The player keeps a better price. */
export function decideCoupon(
  operator: Operator,
  { legs, onPriceChange, toleranceBasisPoints }: CouponRow,
  at: number,
): CouponDecision {
  const choice = priceChoice(onPriceChange, toleranceBasisPoints ?? undefined);
  const decided = legs.map((leg) => decideLeg(operator, leg, choice, at));
  const rows = decided.map(({ leg }) => leg);
  const reason = GRAVITY.find((grave) => decided.some((one) => one.reason === grave));
  if (!reason) return { isTaken: true, legs: rows };
  const fields = Object.fromEntries(
    decided.flatMap(({ text }, index) => (text ? [[`legs.${index}`, text]] : [])),
  );
  return { isTaken: false, reason, legs: rows, fields };
}

function decideLeg(
  operator: Operator,
  leg: LegColumn,
  choice: PriceChoice,
  at: number,
): DecidedLeg {
  const selection = offerNow(operator, leg, at)?.selection;
  const name = `${leg.eventName}, ${leg.selectionLabel}`;
  const status = selection?.status ?? 'closed';
  if (status === 'closed' || status === 'settled') {
    return { leg, reason: 'market-closed', text: `${name}: betting is over` };
  }
  const odds = selection?.odds;
  if (odds === undefined) return { leg, reason: 'market-suspended', text: `${name}: suspended` };
  const quote = (priceHundredths: number) => ({ priceHundredths, version: 0 });
  const isAccepted =
    operator.settings.trading === 'moving'
      ? choice === 'any'
      : acceptsPrice(
          { side: 'back', scale: 'decimal' },
          quote(leg.askedHundredths),
          quote(odds),
          choice,
        );
  if (isAccepted) return { leg: { ...leg, oddsHundredths: odds } };
  const change = `${formatOdds(leg.askedHundredths)} is now ${formatOdds(odds)}`;
  return {
    leg: { ...leg, nowHundredths: odds },
    reason: 'price-moved',
    text: `${name}: ${change}`,
  };
}
