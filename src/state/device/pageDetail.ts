import { useEffect } from 'react';

/** How many names a page's title has without a detail: its own and the brand's. */
const OWN_NAMES = 2;

const ownTitle = () => document.title.split(' · ').slice(-OWN_NAMES);

/**
 * Puts a name before the page's own title (the match, the sport, the game, the way to pay), so that tabs, history
 * and screen readers tell pages apart.
 */
export function usePageDetail(name: string | undefined): void {
  useEffect(() => {
    let isShown = name !== undefined;
    // The page around this sets its own title in the same commit, after this.
    queueMicrotask(() => {
      if (isShown) document.title = [name, ...ownTitle()].join(' · ');
    });
    return () => {
      isShown = false;
      document.title = ownTitle().join(' · ');
    };
  }, [name]);
}
