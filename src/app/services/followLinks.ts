import { navigate } from 'wouter/use-browser-location';
import { at, below } from '../../lib/base.ts';

/**
 * Follows links within the app without a page load. Listens ahead of React, which keeps clicks on HTML that
 * it has not hydrated from all later listeners. React's own links see that the click was handled.
 */
export function followLinks(): void {
  addEventListener('click', follow, { capture: true });
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.hash || link.origin !== location.origin) return;
  const path = below(link.pathname);
  if (!path || link.hasAttribute('download')) return;
  event.preventDefault();
  const { search } = link;
  // In a task of its own: what the link does besides comes first, while its page still stands.
  setTimeout(() => {
    navigate(at(path) + search);
  });
}
