import { subscribeKey } from 'valtio/vanilla/utils';
import { unreadMessages } from './unreadMessages.ts';

/** Keeps the number of unread messages on the icon of the installed app, where the phone can show one. */
export function syncAppBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  // Rejects where the app is not installed.
  const show = (unread: number) => void navigator.setAppBadge(unread).catch(() => undefined);
  // The last visit may have left its number on the icon.
  show(unreadMessages.count);
  subscribeKey(unreadMessages, 'count', show);
}
