import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { shownReceipt } from '../../state/money/shownReceipt.ts';
import { playWatch, watchPlay } from '../../state/play/playWatch.ts';
import { session } from '../../state/session/session.ts';
import { playPanelsWanted, receiptWanted } from '../overPages.ts';
import { countUnread } from './countUnread.ts';
import { whenAtRest } from './whenAtRest.ts';

/** Watches limits, breaks and messages while a player is signed in. Loads the panels when the first one is needed. */
export function followPlayer(): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = session.token ? watchPlay() : undefined;
  };
  subscribeKey(session, 'token', follow);
  const showPanels = () => {
    if (playWatch.isPanelOpen || playWatch.isCheckDue) playPanelsWanted.open();
  };
  const showReceiptPanel = () => {
    if (shownReceipt.of) receiptWanted.open();
  };
  subscribe(playWatch, showPanels);
  subscribe(shownReceipt, showReceiptPanel);
  // This comes after the page: somebody may have asked already.
  showPanels();
  showReceiptPanel();
  follow();
  void whenAtRest().then(countUnread);
}
