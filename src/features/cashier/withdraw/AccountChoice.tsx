import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { paths } from '../../../paths.ts';
import { RadioCard } from '../../../ui/form/RadioCard.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { refreshSavedAccounts, savedAccounts } from '../cashier.ts';
import { AccountsMissing } from './AccountsMissing.tsx';
import { BankAccount } from './BankAccount.tsx';
import { ADDING } from './SavedAccounts.tsx';

interface AccountChoiceProps {
  selected: string;
  error: string | undefined;
  onSelect(savedAccountId: string): void;
}

/** Which of the player's bank accounts the money goes to. The only one is chosen by itself. */
export function AccountChoice({ selected, error, onSelect }: AccountChoiceProps) {
  const { accounts, problem } = useSnapshot(savedAccounts);
  useEffect(() => {
    void refreshSavedAccounts();
  }, []);
  const [only] = accounts?.length === 1 ? accounts : [];
  useEffect(() => {
    if (only && selected === '') onSelect(only.savedAccountId);
  });
  if (!accounts) {
    if (!problem) return <Skeleton className="cashier__account-skeleton" />;
    return <AccountsMissing />;
  }
  if (accounts.length === 0) {
    return (
      <Notice kind="info">
        <p>You have no saved account yet.</p>
        <Link href={`${paths.withdrawGateways}?${ADDING}`}>Add an account</Link>
      </Notice>
    );
  }
  return (
    <div>
      <fieldset className="cashier__accounts">
        <legend className="field__label">Bank account</legend>
        {accounts.map((account) => (
          <RadioCard
            key={account.savedAccountId}
            name="savedAccountId"
            value={account.savedAccountId}
            isChosen={account.savedAccountId === selected}
            onChoose={() => onSelect(account.savedAccountId)}
          >
            <BankAccount account={account} />
          </RadioCard>
        ))}
      </fieldset>
      <p className="field__error" role={error ? 'alert' : undefined}>
        {error}
      </p>
      <Link className="cashier__link" href={`${paths.withdrawGateways}?${ADDING}`}>
        Add another account
      </Link>
    </div>
  );
}
