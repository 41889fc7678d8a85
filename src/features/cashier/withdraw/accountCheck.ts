import type { Bank } from '../../../contract/cashier/bank.ts';
import { isNuban } from '../../../domain/account/nuban.ts';

export interface AccountCheck {
  /** Stands in the way. */
  problem?: string;
  /** Only worth a second look. */
  warning?: string;
  /** May be asked about at the bank. */
  isComplete: boolean;
}

/** What the digits of an account say by themselves, before the bank is asked. */
export function checkAccount(bank: Bank | undefined, accountNo: string): AccountCheck {
  if (!bank) return { isComplete: false };
  if (/\D/.test(accountNo)) return { problem: 'Digits only', isComplete: false };
  if (accountNo.length !== 10) return { isComplete: false };
  if (isNuban(accountNo, bank.bankCode)) return { isComplete: true };
  return bank.isWallet
    ? { warning: `Numbers of ${bank.bankName} have no check digit: look twice.`, isComplete: true }
    : {
        problem: `This is no account number of ${bank.bankName}: a digit is wrong`,
        isComplete: false,
      };
}
