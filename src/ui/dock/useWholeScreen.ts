import { useLayoutEffect } from 'react';

/**
 * Gives a phone's whole screen to the page while it is shown: the header, the tabs, the slip and the footer
 * make room, and what the shell has to say stands below the page instead of over it.
 */
export function useWholeScreen(isWhole = true): void {
  useLayoutEffect(() => {
    if (!isWhole) return undefined;
    const { dataset } = document.documentElement;
    dataset['screen'] = 'whole';
    return () => {
      delete dataset['screen'];
    };
  }, [isWhole]);
}
