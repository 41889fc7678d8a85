import { createRoot } from 'react-dom/client';
import { subscribeKey } from 'valtio/vanilla/utils';
import { followPlay } from '../state/playWatch.ts';
import { session } from '../state/session.ts';
import { PlayPanels } from './shell/PlayPanels.tsx';

/**
 * Watches over whoever is signed in. Its panels are a root of their own: the shell is prerendered for
 * guests, who never load this.
 */
export function followPlayer(): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(<PlayPanels />);
  let stop: (() => void) | undefined;
  const follow = () => {
    stop?.();
    stop = session.token ? followPlay() : undefined;
  };
  subscribeKey(session, 'token', follow);
  follow();
}
