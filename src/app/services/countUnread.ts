import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { notificationToast } from '../../contract/notice.ts';
import { listen } from '../../realtime/transport.ts';
import { askAnew } from '../../state/lists/askAnew.ts';
import { inbox, messages, openInbox, shownMessages, unreadOf } from '../../state/lists/inbox.ts';
import { play } from '../../state/play/stateOfPlay.ts';
import { session } from '../../state/session/session.ts';
import { unreadMessages } from './unreadMessages.ts';

let isCounting = false;

/** Keeps the number of unread messages true, from now on. Later calls do nothing. */
export function countUnread(): void {
  if (isCounting) return;
  isCounting = true;
  const count = () => {
    const all = session.isAuth ? (messages.state.data?.announcements ?? []) : [];
    unreadMessages.count = unreadOf(shownMessages(all, play.state), inbox.readIds).length;
  };
  subscribe(messages.state, count);
  subscribe(inbox, count);
  subscribe(play, count);
  const open = () => session.token && void openInbox();
  subscribeKey(session, 'token', open);
  listen(notificationToast, () => void askAnew(messages));
  open();
  count();
}
