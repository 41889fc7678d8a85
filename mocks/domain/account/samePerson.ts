import { isOnBreak } from '../../../src/domain/play/playBreak.ts';
import type { AccountRow } from '../../db/rows/accountRow.ts';
import type { Operator } from '../operator.ts';
import { breakOf, playRow } from '../play/playRow.ts';

/** A name without accents, capitals and the order of its parts, as people write their own in many ways. */
function folded(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).sort().join(' ');
}

function isSameName(one: string, other: string): boolean {
  return folded(one) !== '' && folded(one) === folded(other);
}

/** Whether two accounts seem to belong to one person: by name, or by an account saved for withdrawals. */
export function belongTogether({ db }: Operator, one: AccountRow, other: AccountRow): boolean {
  const banks = ({ accountId }: AccountRow) =>
    db.savedAccounts
      .where('accountId', accountId)
      .map(({ bankCode, accountNo }) => `${bankCode} ${accountNo}`);
  const known = banks(one);
  return isSameName(one.name, other.name) || banks(other).some((bank) => known.includes(bank));
}

/** Whether somebody of this name has excluded themselves and may not play yet. */
export function isExcludedName(operator: Operator, name: string): boolean {
  const at = operator.clock.now();
  return operator.db.accounts.all().some((row) => {
    if (!isSameName(row.name, name)) return false;
    const taken = breakOf(playRow(operator, row.accountId));
    return taken?.kind === 'exclusion' && isOnBreak(taken, at);
  });
}
