import { subscribe } from 'valtio/vanilla';
import { subscribeKey } from 'valtio/vanilla/utils';
import { followPlay, playWatch } from '../../state/play/playWatch.ts';
import { session } from '../../state/session/session.ts';
import { playPanelsWanted } from '../overPages.ts';

/** Watches over whoever is signed in; their panels come when the first of them is to be shown. */
export function followPlayer(): void {
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = session.token ? followPlay() : undefined;
  };
  subscribeKey(session, 'token', follow);
  const showPanels = () => {
    if (playWatch.isPanelOpen || playWatch.isCheckDue) playPanelsWanted.open();
  };
  subscribe(playWatch, showPanels);
  follow();
}
