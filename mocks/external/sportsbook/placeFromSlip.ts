import * as z from 'zod/mini';
import { PlaceCoupon } from '../../../src/contract/betting/couponBets.ts';
import { parseNaira } from '../../../src/domain/money/parseNaira.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { inChain } from '../../domain/account/receipts.ts';
import { COUPON_LIMITS } from '../../domain/coupons/couponTerms.ts';
import { placeCoupon } from '../../domain/coupons/placeCoupon.ts';
import { afterBet, keyOf } from '../frame/ownBets.ts';
import type { Acted, PageState, Visit } from '../frame/site.ts';

const EMPTY = { picks: '', game: '', tab: 'bets' };

/** The player's sportsbook bets, wherever they were placed. */
export function couponsOf({ operator, account }: Visit): CouponRow[] {
  return account ? operator.db.coupons.where('accountId', account.accountId) : [];
}

/** Tells of a bet that was placed although its answer was lost. */
export function findPlaced(visit: Visit): Acted | undefined {
  const placed = visit.account && visit.operator.db.coupons.where('reference', keyOf(visit))[0];
  return (
    placed && { state: afterBet(visit, EMPTY), say: `Your bet ${placed.couponId} was placed.` }
  );
}

/** Places what the slip showed, at the odds it showed or better. */
export function placeFromSlip(visit: Visit, provider: string, fields: PageState): Acted {
  const { operator, account, state } = visit;
  if (!account) return { state, say: 'Log in to Oja to bet.' };
  const known = findPlaced(visit);
  if (known) return known;
  const order = orderOf(fields);
  if (!order) return { state, say: 'Type a stake in whole naira, such as 500.' };
  const row = inChain(
    operator,
    account,
    placeCoupon(operator, account, order, keyOf(visit), provider),
  );
  const wait = `It is confirmed in ${COUPON_LIMITS.delaySeconds} seconds.`;
  return {
    state: afterBet(visit, EMPTY),
    say:
      row.state === 'delayed'
        ? `Bet ${row.couponId} accepted. ${wait}`
        : `Bet ${row.couponId} placed.`,
  };
}

function orderOf({ terms = '', stake = '' }: PageState): PlaceCoupon | undefined {
  const kobo = parseNaira(stake);
  if (!('kobo' in kobo)) return undefined;
  const legs = terms.split(',').map((text) => {
    const [marketId = '', selectionId, odds, version] = text.split('~');
    const [gameId] = marketId.split(':');
    return { gameId, marketId, selectionId, odds: Number(odds) / 100, version: Number(version) };
  });
  const kind = legs.length === 1 ? 'single' : 'acca';
  const asked = { kind, legs, stake: kobo.kobo / 100, onPriceChange: 'better' };
  const order = z.safeDecode(PlaceCoupon, asked as never);
  return order.success ? order.data : undefined;
}
