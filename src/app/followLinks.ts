import { navigate } from 'wouter/use-browser-location';

/** Follows links within the app that no component has answered for: those in prerendered islands. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event;
    if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
    const link = target instanceof Element && target.closest('a');
    if (!link || link.target || link.hash || link.origin !== location.origin) return;
    if (link.hasAttribute('download')) return;
    event.preventDefault();
    navigate(link.pathname + link.search);
  });
}
