import { subscribeKey } from 'valtio/vanilla/utils';
import { notify } from '../state/device/notices.ts';
import { closeSaferPlay, followPlay, playWatch } from '../state/play/playWatch.ts';
import { session } from '../state/session/session.ts';

/** Watches over whoever is signed in; its panels are fetched when the first of them is to be shown. */
export function followPlayer(): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = session.token ? followPlay() : undefined;
  };
  subscribeKey(session, 'token', follow);
  subscribeKey(playWatch, 'isPanelOpen', (isOpen) => void showPanels(isOpen));
  subscribeKey(playWatch, 'isCheckDue', (isDue) => void showPanels(isDue));
  follow();
}

let isFetching = false;

async function showPanels(isWanted: boolean): Promise<void> {
  if (!isWanted || isFetching) return;
  isFetching = true;
  try {
    const { mountPlayPanels } = await import('./shell/playPanels.tsx');
    mountPlayPanels();
  } catch {
    isFetching = false;
    closeSaferPlay();
    notify('error', 'This part needs a connection the first time it is opened.');
  }
}
