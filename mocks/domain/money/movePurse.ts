import type { BonusRow } from '../../db/rows/offers/bonusRow.ts';
import type { Operator } from '../operator.ts';
import { post } from './ledger.ts';

/** Adds a line to the purse of bonus money. */
export function movePurse(
  operator: Operator,
  { accountId, bonusId }: BonusRow,
  amountKobo: number,
  remark: string,
  at: number,
): void {
  if (amountKobo === 0) return;
  post(operator, {
    accountId,
    purse: 'coins',
    kind: 'bonus',
    amountKobo,
    reference: bonusId,
    remark,
    at,
  });
}
