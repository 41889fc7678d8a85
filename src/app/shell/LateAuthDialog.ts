import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal } from '../../state/session/authModal.ts';
import { late } from '../../ui/late/late.tsx';

/** The sign-in dialog. Its code loads when it opens. */
export const LateAuthDialog = late(
  () => import('../../features/auth/AuthDialog.tsx').then((module) => module.AuthDialog),
  { when: opened },
);

function opened(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => authModal.activeAuthModal && resolve();
    subscribeKey(authModal, 'activeAuthModal', look);
    look();
  });
}
