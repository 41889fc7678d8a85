import { refreshSavedAccounts } from '../cashier.ts';
import { RetryNotice } from './RetryNotice.tsx';

/** In place of the player's bank accounts, which are never kept on the phone. */
export function AccountsMissing() {
  return (
    <RetryNotice onRetry={() => void refreshSavedAccounts()}>
      Your accounts are not saved on this phone and could not be loaded.
    </RetryNotice>
  );
}
