import { subscribeKey } from 'valtio/vanilla/utils';
import { notices } from './notices.ts';

/** The number of unread messages on the icon of the installed app, where the phone shows one. */
export function followAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  subscribeKey(notices, 'unread', (unread) => {
    // Refused where the app is not installed.
    void navigator.setAppBadge(unread).catch(() => undefined);
  });
}
