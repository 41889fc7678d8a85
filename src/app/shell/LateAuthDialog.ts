import { subscribeKey } from 'valtio/vanilla/utils';
import { authModal, closeAuth } from '../../state/session/authModal.ts';
import { late } from '../../ui/late/late.tsx';

/** The sign-in dialog: its HTML opens by command and takes typing, its code comes when it is open. */
export const LateAuthDialog = late(
  () => {
    // Who signs in goes on to one of these.
    import('../routing/screens.ts').catch(() => undefined);
    return import('../../features/auth/AuthDialog.tsx').then((module) => module.AuthDialog);
  },
  { when: opened },
);

function opened(): Promise<void> {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#auth');
  return new Promise((resolve) => {
    const look = () => {
      const view = authModal.activeAuthModal;
      // The two views that are in a guest's HTML; its style shows the one that is asked for.
      if ((view === 'login' || view === 'mobileNumber') && dialog?.isConnected && !dialog.open) {
        document.documentElement.dataset['asked'] = view === 'login' ? 'login' : 'register';
        dialog.showModal();
      }
      if (!view && !dialog?.open) return;
      stop();
      resolve();
    };
    const stop = subscribeKey(authModal, 'activeAuthModal', look);
    // Not every browser tells of a dialog that opens, but each moves the focus into it.
    for (const event of ['toggle', 'focusin']) dialog?.addEventListener(event, look);
    dialog?.addEventListener('close', closeAuth);
    look();
  });
}
