import { useEffect } from 'react';

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

function showAnchor(): void {
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor) return;
  const fold = anchor.closest('details');
  if (fold) fold.open = true;
  anchor.scrollIntoView();
}
