import { subscribeKey } from 'valtio/vanilla/utils';
import { notices } from './notices.ts';

/** The number of unread messages on the icon of the installed app, where the phone shows one. */
export function followAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  // Refused where the app is not installed.
  const show = (unread: number) => void navigator.setAppBadge(unread).catch(() => undefined);
  // The last visit may have left its number.
  show(notices.unread);
  subscribeKey(notices, 'unread', show);
}
