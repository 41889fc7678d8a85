import type { Withdrawable } from '../../../src/contract/cashier/withdrawals.ts';
import { withdrawable } from '../../../src/domain/account/withdrawable.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import { freeBetsKobo } from '../bonus/freeBets.ts';
import { availableOf, exposureAmount } from '../money/exposure.ts';
import { balanceOf } from '../money/ledger.ts';
import { unmetTurnover } from '../money/turnover.ts';
import type { Operator } from '../operator.ts';
import { onBreak } from '../play/playRow.ts';
import { Refusal } from '../refusal.ts';

/** What may be withdrawn now, and what holds back the rest. */
export function withdrawableOf(operator: Operator, accountId: number): Withdrawable {
  const balance = balanceOf(operator, accountId);
  const exposure = exposureAmount(operator, accountId);
  // A player on a break cannot bet a deposit first, so it may be withdrawn at once.
  const turnover = onBreak(operator, accountId) ? 0 : unmetTurnover(operator, accountId);
  return {
    balance,
    exposure,
    lockedBonus: balanceOf(operator, accountId, 'coins') - freeBetsKobo(operator, accountId),
    unmetTurnover: turnover,
    // Locked bonus money is in a purse of its own and holds back nothing here.
    available: withdrawable(availableOf(operator, accountId), {
      lockedBonusKobo: 0,
      unmetTurnoverKobo: turnover,
    }),
  };
}

/** Refuses withdrawals until the player's identity is verified. */
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
