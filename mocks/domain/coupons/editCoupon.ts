import type { PlacedLeg } from '../../../src/contract/betting/couponBets.ts';
import type { CouponRow } from '../../db/rows/couponRow.ts';
import { refuseBet } from '../bets/refuseBet.ts';
import type { Operator } from '../operator.ts';
import { checkPlay } from '../play/checkPlay.ts';
import { Refusal } from '../refusal.ts';
import { worthAtLeast } from './cashOutCoupon.ts';
import { postCoupon } from './couponLines.ts';
import { decideCoupon } from './decideCoupon.ts';
import { checkCoupon, legFor } from './placeCoupon.ts';
import { pushCoupon } from './pushCoupon.ts';

const KOBO_PER_NAIRA = 100;

/**
 * Takes selections out of an open bet or adds some: what it is worth becomes the stake of a bet on the
 * selections named, at the odds of now. Everything is checked before anything changes.
 */
export function editCoupon(
  operator: Operator,
  row: CouponRow,
  quotedKobo: number,
  wanted: readonly PlacedLeg[],
): CouponRow {
  const at = operator.clock.now();
  if (row.kind === 'system' || row.kind === 'one-cut') {
    throw refused('Systems and one cuts cannot be edited');
  }
  const worthKobo = worthAtLeast(operator, row, quotedKobo, at);
  const stakeKobo = worthKobo - (worthKobo % KOBO_PER_NAIRA);
  checkPlay(operator, row.accountId, { stakeKobo, addedRiskKobo: stakeKobo - row.stakeKobo });
  const open = row.legs.filter(({ result }) => result === null);
  const knownOf = (leg: PlacedLeg) =>
    open.find(
      ({ marketId, selectionId }) => marketId === leg.marketId && selectionId === leg.selectionId,
    );
  const asked = wanted.map((leg) => {
    const known = knownOf(leg);
    if (!known) return legFor(operator, leg, at);
    return { ...known, askedHundredths: leg.odds, oddsHundredths: leg.odds };
  });
  if (wanted.length === 0) throw refused('Leave at least one selection in the bet');
  if (wanted.length === open.length && wanted.every(knownOf)) {
    throw refused('Take out or add at least one selection');
  }
  if (asked.some(({ gameId }) => operator.world.event(gameId, at)?.event.inPlay)) {
    throw refused('A bet on a match in play cannot be edited');
  }
  const kind = asked.length === 1 ? 'single' : 'acca';
  const next: CouponRow = {
    ...{ ...row, kind, size: asked.length, legs: asked, stakeKobo, onPriceChange: 'better' },
    ...{
      soldStakeKobo: row.soldStakeKobo + row.stakeKobo,
      soldForKobo: row.soldForKobo + worthKobo,
      restakedKobo: row.restakedKobo + stakeKobo,
    },
  };
  checkCoupon(next);
  const decision = decideCoupon(operator, next, at);
  if (!decision.isTaken) throw refuseBet(decision.reason, undefined, decision.fields);
  const edited = operator.db.coupons.update(row.couponId, { ...next, legs: decision.legs });
  postCoupon(operator, edited, 'cash-out', worthKobo, at);
  postCoupon(operator, edited, 'bet-stake', -stakeKobo, at);
  pushCoupon(operator, edited);
  return edited;
}

function refused(message: string): Refusal {
  return new Refusal('no-cash-out', message, { status: 422 });
}
