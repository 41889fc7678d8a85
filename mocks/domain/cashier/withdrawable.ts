import type { Withdrawable } from '../../../src/contract/cashier/withdrawals.ts';
import { withdrawable } from '../../../src/domain/account/withdrawable.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { House } from '../house.ts';
import { availableOf, exposureAmount } from '../money/exposure.ts';
import { balanceOf } from '../money/ledger.ts';
import { unmetTurnover } from '../money/turnover.ts';
import { onBreak } from '../play/playRow.ts';
import { Refusal } from '../refusal.ts';

/** What may leave now, and what holds the rest back. */
export function withdrawableOf(house: House, accountId: number): Withdrawable {
  const balance = balanceOf(house, accountId);
  const exposure = exposureAmount(house, accountId);
  // Who may not bet cannot stake a deposit either: it goes back to where it came from.
  const turnover = onBreak(house, accountId) ? 0 : unmetTurnover(house, accountId);
  return {
    balance,
    exposure,
    lockedBonus: balanceOf(house, accountId, 'coins'),
    unmetTurnover: turnover,
    // What is locked has a purse of its own, so it holds nothing of this one back.
    available: withdrawable(availableOf(house, accountId), {
      lockedBonusKobo: 0,
      unmetTurnoverKobo: turnover,
    }),
  };
}

/** Only a player who has proved who they are may take money out. */
export function checkMayWithdraw({ isDemo, kycStatus }: AccountRow): void {
  if (isDemo) {
    throw new Refusal('demo-account', 'Withdrawals are off for a demo account', { status: 403 });
  }
  if (kycStatus !== 'approved') {
    throw new Refusal('kyc-needed', 'Please verify your identity before you withdraw', {
      status: 403,
    });
  }
}
