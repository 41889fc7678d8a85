import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal, closeAuth } from '../../state/session/authModal.ts';
import { late } from '../../ui/late/late.tsx';
import { screenList } from '../routing/screenList.ts';

/** The sign-in dialog. Its HTML opens by command and can be typed into; its code loads when it opens. */
export const LateAuthDialog = late(
  () => {
    // After signing in, the player goes to one of these screens.
    screenList().catch(() => undefined);
    return import('../../features/auth/AuthDialog.tsx').then((module) => module.AuthDialog);
  },
  { when: opened },
);

function opened(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#auth');
  return new Promise((resolve) => {
    const look = () => {
      const view = authModal.activeAuthModal;
      // A guest's HTML has these two views; CSS shows the one requested.
      if ((view === 'login' || view === 'mobileNumber') && dialog?.isConnected && !dialog.open) {
        document.documentElement.dataset['asked'] = view === 'login' ? 'login' : 'register';
        dialog.showModal();
      }
      if (!view && !dialog?.open) return;
      stop();
      resolve();
    };
    const unsubscribe = subscribeKey(authModal, 'activeAuthModal', look);
    // Not every browser fires `toggle` for a dialog, but all of them move the focus into it.
    const signs = ['toggle', 'focusin'];
    for (const sign of signs) dialog?.addEventListener(sign, look);
    const stop = () => {
      unsubscribe();
      // A dialog that closes fires `toggle`, too, often before `close`: it must not open again.
      for (const sign of signs) dialog?.removeEventListener(sign, look);
    };
    dialog?.addEventListener('close', closeAuth);
    look();
  });
}
