import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal } from '../../state/session/authModal.ts';
import { late } from '../../ui/late/late.tsx';
import { screenList } from '../routing/screenList.ts';

/** The sign-in dialog. Its code loads when it opens. */
export const LateAuthDialog = late(
  () => {
    // After signing in, the player goes to one of these screens.
    screenList().catch(() => undefined);
    return import('../../features/auth/AuthDialog.tsx').then((module) => module.AuthDialog);
  },
  { when: opened },
);

function opened(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => authModal.activeAuthModal && resolve();
    subscribeKey(authModal, 'activeAuthModal', look);
    look();
  });
}
