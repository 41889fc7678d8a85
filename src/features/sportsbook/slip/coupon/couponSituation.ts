import { availableKobo } from '../../../../state/money/balance.ts';
import { playSituation } from '../../../../state/play/mayPlay.ts';
import type { CouponSituation } from './couponBlock.ts';
import { pickKey } from './couponDraft.ts';
import { asRead, choiceOf, type SlipLeg, slipLeg } from './couponLegs.ts';
import { couponOrders, couponReturns } from './couponOrders.ts';
import { couponPrices } from './couponPrices.ts';
import { couponSlip } from './couponSlip.ts';

/** The slip's situation at this moment. */
export function couponSituation(
  slip: Pick<
    typeof couponSlip,
    | 'picks'
    | 'kind'
    | 'size'
    | 'stakeKobo'
    | 'reference'
    | 'onPriceChange'
    | 'toleranceBasisPoints'
    | 'freeBetId'
    | 'isReturned'
  > = couponSlip,
): CouponSituation {
  const { picks, kind, size, stakeKobo, reference, isReturned } = slip;
  const { quotes, limits } = couponPrices;
  const terms = { choice: choiceOf(slip), now: Date.now(), isReturned };
  const legs = picks.map((pick) => slipLeg(pick, quotes[pickKey(pick)], terms));
  const ordersOf = (rows: SlipLeg[]) => couponOrders(rows, { kind, size, stakeKobo, reference });
  const orders = ordersOf(legs);
  // A free bet pays for one bet, not for several.
  const isFreeBet = slip.freeBetId !== undefined && orders.length === 1;
  const mostKobo = limits?.maxWin ?? Number.MAX_SAFE_INTEGER;
  return {
    ...playSituation(),
    ...{ kind, legs, orders, isFreeBet, limits },
    returns: couponReturns(orders, mostKobo, isFreeBet),
    returnsAsRead: couponReturns(ordersOf(legs.map(asRead)), mostKobo, isFreeBet),
    availableKobo: availableKobo(),
  };
}

/** Accepts the odds that were on screen. Odds that came since count as another change. */
export function acceptOdds(shown: readonly SlipLeg[]): void {
  for (const { pick, quote, state, oddsHundredths } of shown) {
    const held = couponSlip.picks.find((other) => pickKey(other) === pickKey(pick));
    if (!held || state !== 'open' || oddsHundredths === undefined || !quote?.offer) continue;
    held.oddsHundredths = oddsHundredths;
    held.version = quote.offer.version;
  }
  couponSlip.isReturned = false;
  couponSlip.refusal = undefined;
}

/** Fills in what was fetched: odds for selections without any, names for those from a booking code. */
export function fillInPicks(): void {
  for (const pick of couponSlip.picks) {
    const offer = couponPrices.quotes[pickKey(pick)]?.offer;
    if (!offer) continue;
    const { selection } = offer;
    pick.names ??= {
      event: offer.eventName,
      market: offer.marketName,
      selection: selection.name,
      label: selection.label,
    };
    pick.startsAt ??= offer.startsAt;
    if (pick.oddsHundredths === undefined && selection.odds !== undefined) {
      pick.oddsHundredths = selection.odds;
      pick.version = offer.version;
    }
  }
}
