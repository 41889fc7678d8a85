import { navigate } from 'wouter/use-browser-location';

/**
 * Follows links within the app. Asked before React, which keeps clicks on HTML that it has not taken
 * over from everyone behind it; its own links see that the click is answered.
 */
export function followLinks(): void {
  addEventListener('click', follow, { capture: true });
}

function follow(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const link = target instanceof Element && target.closest('a');
  if (!link || link.target || link.hash || link.origin !== location.origin) return;
  if (link.hasAttribute('download')) return;
  event.preventDefault();
  navigate(link.pathname + link.search);
}
