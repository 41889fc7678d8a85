import { afterPaint } from './lib/afterPaint.ts';
import { fetchNamed } from './lib/fetchNamed.ts';
import { startLinked } from './lib/startLinked.ts';

/**
 * Inlined at the end of the landing page: runs its script once the page has been seen and left alone for as long
 * as the phone took to paint it. On a slow phone a tap then comes before what nobody has asked for, and a fast
 * one waits for next to nothing. The Content-Security-Policy carries its hash.
 */

/** A tap on what a slow phone has just shown comes within that. */
const MOST_MS = 400;

// A login that was opened before all of it was here has given the focus to what was, its Close button.
if (!(document.activeElement instanceof HTMLInputElement)) {
  for (const field of document.querySelectorAll<HTMLElement>('dialog[open] [autofocus]'))
    field.focus();
}

// A page in the background is not painted, and a player has come for the app.
if (document.hidden || document.documentElement.classList.contains('has-session')) startLinked();
else {
  addEventListener('pagehide', startLinked);
  document.addEventListener('visibilitychange', startLinked);
  afterPaint(() => {
    // A worker has them on the phone, and each request costs a slow one half a frame.
    if (!navigator.serviceWorker?.controller) fetchNamed('ahead');
    setTimeout(startLinked, Math.min(sincePage(), MOST_MS));
  });
}

/** Milliseconds since the first bytes of the page came. */
function sincePage(): number {
  const [page] = performance.getEntriesByType('navigation');
  return performance.now() - (page && 'responseStart' in page ? Number(page.responseStart) : 0);
}
