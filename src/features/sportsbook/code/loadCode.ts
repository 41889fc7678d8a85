import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/callError.ts';
import { openBookingCode } from '../../../contract/betting/bookingCodes.ts';
import { type CodedSelection, readBookingCode } from '../../../domain/sportsbook/bookingCode.ts';
import { pastedCode } from '../../../domain/sportsbook/sharedCode.ts';
import { readShortCode } from '../../../domain/sportsbook/shortCode.ts';
import * as texts from '../../../messages/english/sportsbook/bookingCode.ts';
import { priceNow } from '../slip/coupon/couponPrices.ts';
import { couponSlip, isLocked, replacePicks, startCouponSlip } from '../slip/coupon/couponSlip.ts';
import { type CodedPick, namedPicks } from './couponCode.ts';

/** What a code opens, named as far as this device can, or why it opens nothing, to be shown. */
export type ReadCode = { picks: CodedPick[] } | { problem: string };

/** Reads a typed or pasted code. A long one opens without a network; a short one is asked for. */
export async function readCode(code: string): Promise<ReadCode> {
  const selections = await selectionsOf(code);
  if (typeof selections === 'string') return { problem: selections };
  const picks = await namedPicks(selections);
  // Only what was saved tells what is in the slip, and whether a bet is on its way.
  await startCouponSlip();
  return { picks };
}

/** Puts what a code opens in the place of the slip's selections. Returns why it could not, to be shown. */
export function putCode(read: ReadCode): string | undefined {
  if ('problem' in read) return read.problem;
  if (isLocked()) return texts.locked;
  // A code has no stake, and that of the last slip was meant for other selections.
  Object.assign(couponSlip, { stakeKobo: undefined, freeBetId: undefined });
  replacePicks(read.picks);
  void priceNow(read.picks);
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
