import { subscribe } from 'valtio/vanilla';
import { wholeNaira } from '../../../../domain/money/money.ts';
import { asSentence } from '../../../../domain/text/asSentence.ts';
import * as texts from '../../../../messages/english/sportsbook/lostCoupon.ts';
import { notify } from '../../../../state/device/notices.ts';
import { slipName } from '../../code/slipName.ts';
import { startCouponPlacement } from './couponPlace.ts';
import { couponSlip, isUnderWay, startCouponSlip } from './couponSlip.ts';

/** Looks up the bets whose answers an earlier page has lost, and tells of each on a page without their slip. */
export async function tellOfLostCoupons(): Promise<void> {
  // Named before anything looks them up: an outcome that came first would leave nothing to tell of.
  await startCouponSlip();
  const untold = new Map(
    couponSlip.sent
      .filter(isUnderWay)
      .map(({ reference, kind, keys, size, stakeKobo }) => [
        reference,
        texts.named(slipName(kind, keys.length, size), wholeNaira(stakeKobo)),
      ]),
  );
  function tell(): void {
    for (const [reference, name] of untold) {
      const bet = couponSlip.sent.find((one) => one.reference === reference);
      if (bet && isUnderWay(bet)) continue;
      untold.delete(reference);
      tellOf(name, bet?.phase);
    }
    if (untold.size === 0) stop();
  }
  const stop = subscribe(couponSlip, tell);
  await startCouponPlacement();
  tell();
}

function tellOf(name: string, phase: (typeof couponSlip.sent)[number]['phase']): void {
  if (phase?.is === 'done') {
    const { state, reason } = phase.result;
    if (state !== 'rejected') notify('success', texts.placed(name));
    else notify('warning', texts.refused(name, asSentence(reason ?? '')));
    return;
  }
  // Where none was taken the slip is a draft again, and has the reason. Gone without one: the player has left.
  const problem = phase?.is === 'editing' ? phase.problem : couponSlip.refusal;
  if (problem) notify('warning', texts.notArrived(name, problem.text));
}
