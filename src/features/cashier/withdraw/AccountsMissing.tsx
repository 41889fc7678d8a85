import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';
import { refreshSavedAccounts } from '../cashier.ts';

/** In place of the player's bank accounts, which are never kept on the phone. */
export function AccountsMissing() {
  return (
    <Notice kind="warning">
      <p>Your accounts are not saved on this phone and could not be loaded.</p>
      <Button kind="quiet" isSmall onClick={() => void refreshSavedAccounts()}>
        Try again
      </Button>
    </Notice>
  );
}
