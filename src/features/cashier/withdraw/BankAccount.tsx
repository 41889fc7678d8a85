import type { SavedAccount } from '../../../contract/cashier/bank.ts';
import { Mark } from '../../../ui/crest/Mark.tsx';
import { Badge } from '../../../ui/status/Badge.tsx';
import { TRAVELS } from '../cashierWords.ts';
import './BankAccount.css';
import { lastDigits } from './maskedAccount.ts';

/** A bank account of the player's: its bank's mark, its last digits, and whose it is. */
export function BankAccount({ account }: { account: SavedAccount }) {
  const { bankName, accountNo, accountName, isVerified } = account;
  return (
    <span className="bank-account">
      <Mark name={bankName} icon={TRAVELS.bank.icon} />
      <span className="bank-account__text">
        <b>
          {bankName} <span className="bank-account__digits">{lastDigits(accountNo)}</span>
        </b>
        <span className="bank-account__owner">
          {accountName} {isVerified && <Badge kind="good">Verified</Badge>}
        </span>
      </span>
    </span>
  );
}
