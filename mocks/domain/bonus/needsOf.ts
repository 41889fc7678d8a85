import type { Bonus } from '../../../src/contract/cashier/bonus.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import type { Operator } from '../operator.ts';
import { OFFERS } from './bonusOffers.ts';
import { matchedDeposit } from './matchedDeposit.ts';

/** What an available bonus still asks of the player before it can be taken. */
export function needsOf(operator: Operator, account: AccountRow, row: BonusRow): Bonus['needs'] {
  if (row.offer === 'signup' && account.kycStatus !== 'approved') return 'kyc';
  if (OFFERS[row.offer].matchPercent > 0 && !matchedDeposit(operator, row)) return 'deposit';
  return undefined;
}
