import { useEffect } from 'react';

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

function showAnchor(): void {
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor) return;
  const fold = anchor.closest('details');
  if (fold) fold.open = true;
  anchor.scrollIntoView();
}
