import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { openBookingCode } from '../../../contract/betting/bookingCodes.ts';
import { type CodedSelection, readBookingCode } from '../../../domain/sportsbook/bookingCode.ts';
import { isBookingCode, pastedCode } from '../../../domain/sportsbook/sharedCode.ts';
import { readShortCode } from '../../../domain/sportsbook/shortCode.ts';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { priceNow } from '../slip/coupon/couponPrices.ts';
import { couponSlip, isLocked, replacePicks, startCouponSlip } from '../slip/coupon/couponSlip.ts';
import { namedPicks } from './couponCode.ts';

/** Whether there may be a code of ours in a text. Changes nothing. */
export function isIntact(typed: string): boolean {
  return isBookingCode(pastedCode(typed));
}

/**
 * Puts the selections of a typed or pasted code into the slip, then fetches their odds. Returns why it could not, to be shown.
 * A long code opens without a network; a short one is asked for.
 */
export async function loadCode(code: string): Promise<string | undefined> {
  const selections = await selectionsOf(code);
  if (typeof selections === 'string') return selections;
  const picks = await namedPicks(selections);
  // Only what was saved tells whether a bet is on its way.
  await startCouponSlip();
  if (isLocked()) return texts.locked;
  // A code has no stake, and that of the last slip was meant for other selections.
  Object.assign(couponSlip, { stakeKobo: undefined, freeBetId: undefined });
  replacePicks(picks);
  void priceNow(picks);
  return undefined;
}

/** What a code opens, or why it does not. */
async function selectionsOf(typed: string): Promise<readonly CodedSelection[] | string> {
  const code = pastedCode(typed);
  const short = readShortCode(code);
  if (short === undefined) return readBookingCode(code) ?? texts.damaged;
  try {
    const { selections } = await call(openBookingCode, { code: short }, { quiet: true });
    return selections.map(({ marketId, selectionId }) => ({ marketId, runnerId: selectionId }));
  } catch (error) {
    return error instanceof CallError && error.status === 404 ? texts.unknown : texts.noNetwork;
  }
}
