import { readBookingCode } from '../../../domain/sportsbook/bookingCode.ts';
import { priceNow } from '../slip/coupon/couponPrices.ts';
import { isLocked, replacePicks } from '../slip/coupon/couponSlip.ts';
import { picksOfCode } from './couponCode.ts';

export const DAMAGED =
  'This code is damaged or not one of ours: a letter is missing or misread. Compare it with the one you were given.';

/** Whether a code is undamaged. Changes nothing. */
export function isIntact(code: string): boolean {
  return readBookingCode(code) !== undefined;
}

/** Puts a code's selections into the slip, then fetches their odds; false when the code is damaged. */
export async function loadCode(code: string): Promise<boolean> {
  const picks = await picksOfCode(code);
  if (!picks || isLocked()) return false;
  replacePicks(picks);
  void priceNow(picks);
  return true;
}
