import { useEffect } from 'react';
import { showAnchor } from '../../reader/showAnchor.ts';

/**
 * Goes to the place that the address names. The browser does so on a page load and within a page; after
 * a link from another page it does not, and each change of page scrolls to the top.
 */
export function useAnchor(): void {
  useEffect(() => {
    // After the scroll to the top, which is an effect of a parent.
    queueMicrotask(showAnchor);
    addEventListener('hashchange', showAnchor);
    return () => removeEventListener('hashchange', showAnchor);
  }, []);
}
