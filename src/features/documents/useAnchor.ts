import { useEffect } from 'react';
import { showAnchor } from '../../pages/showAnchor.ts';

/**
 * Scrolls to the address's anchor. Browsers do this on a page load and within a page, but not after a link
 * from another page, because every change of page scrolls to the top.
 */
export function useAnchor(): void {
  useEffect(() => {
    // Runs after the scroll to the top, which is an effect of a parent.
    queueMicrotask(showAnchor);
    addEventListener('hashchange', showAnchor);
    return () => removeEventListener('hashchange', showAnchor);
  }, []);
}
