import './SavedAccounts.css';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation, useSearch } from 'wouter';
import { call } from '../../../api/call.ts';
import { shownProblem } from '../../../api/shownProblem.ts';
import type { SavedAccount } from '../../../contract/cashier/bank.ts';
import { actOnGateway } from '../../../contract/cashier/gateways.ts';
import { paths } from '../../../paths.ts';
import { connection } from '../../../state/session/connection.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { IconButton } from '../../../ui/button/IconButton.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useOneAtATime } from '../../../ui/hooks/useOneAtATime.ts';
import { closeIcon } from '../../../ui/icon/icons.ts';
import { Card } from '../../../ui/layout/Card.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { refreshSavedAccounts, savedAccounts } from '../cashier.ts';
import { AccountsMissing } from './AccountsMissing.tsx';
import { AddAccount } from './AddAccount.tsx';
import { BankAccount } from './BankAccount.tsx';
import { maskedAccount } from './maskedAccount.ts';
import { withdrawalRequest } from './withdrawalRequest.ts';

/** In the address of a link that leads to adding one. */
export const ADDING = 'add';

/** The player's bank accounts, which the page fetches each time. They are never kept on the phone. */
export function SavedAccounts() {
  const { accounts, problem } = useSnapshot(savedAccounts);
  const isOffline = useSnapshot(connection).status === 'offline';
  const search = useSearch();
  const [, navigate] = useLocation();
  const [isAdding, setAdding] = useState(search === ADDING && !isOffline);

  function saved(account: SavedAccount | undefined) {
    setAdding(false);
    if (search !== ADDING) return;
    // Whoever came from the withdrawal form goes on there, with the new account chosen.
    if (account) withdrawalRequest.change('savedAccountId', account.savedAccountId);
    navigate(paths.withdraw, { replace: true });
  }

  return (
    <section className="cashier__section">
      <h2>Saved accounts</h2>
      <Card>
        {accounts ? (
          accounts.map((account) => <AccountRow key={account.savedAccountId} account={account} />)
        ) : problem ? (
          <AccountsMissing />
        ) : (
          <Skeleton className="cashier__skeleton" />
        )}
        {accounts?.length === 0 && (
          <p className="cashier__note">
            None yet. Add an account in your own name to withdraw to your bank.
          </p>
        )}
        {/* Nobody knows how many rows come above it. */}
        {(accounts || problem) && (
          <Button
            className="cashier__add"
            kind="quiet"
            isWide
            onClick={() => setAdding(true)}
            disabled={isOffline}
          >
            Add an account
          </Button>
        )}
        {isOffline && (
          <p className="cashier__note">
            You are offline. We check a new account with the bank, so add it when you're back.
          </p>
        )}
      </Card>
      <Dialog title="Add an account" isOpen={isAdding} onClose={() => setAdding(false)}>
        {isAdding && <AddAccount onSaved={saved} />}
      </Dialog>
    </section>
  );
}

function AccountRow({ account }: { account: SavedAccount }) {
  const { savedAccountId, bankName, accountNo } = account;
  const [problem, setProblem] = useState<string>();
  const { isBusy, run } = useOneAtATime();
  const name = maskedAccount(bankName, accountNo);

  const remove = () =>
    run(async () => {
      setProblem(undefined);
      await call(actOnGateway, { action: 'remove-account', savedAccountId }, { quiet: true }).catch(
        (error) => setProblem(shownProblem(error)),
      );
      await refreshSavedAccounts();
    });

  return (
    <>
      <div className="saved-account">
        <BankAccount account={account} />
        <IconButton
          label={`Remove ${name}`}
          icon={closeIcon}
          onClick={remove}
          aria-busy={isBusy}
          disabled={isBusy}
        />
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
