import { createRoot } from 'react-dom/client';
import { env } from '../../env.ts';
import { onForget } from '../../state/session/privateState.ts';
import './LockCover.css';
import { LockScreen } from './LockScreen.tsx';

let lift: (() => void) | undefined;

/**
 * Lays the lock screen over the page at once. What is below goes on, but nobody sees it, hears it read out or
 * can touch it.
 */
export function coverPage(): void {
  if (lift) return;
  const cover = document.createElement('dialog');
  cover.className = 'lock-cover';
  cover.setAttribute('aria-label', `${env.name} is locked`);
  cover.addEventListener('cancel', (event) => event.preventDefault());
  // A second Escape closes it without asking.
  cover.addEventListener('close', () => cover.isConnected && !cover.open && cover.showModal());
  document.body.append(cover);
  document.documentElement.classList.add('is-locked');
  cover.showModal();
  // A dialog that the page opens by itself, such as a reality check, would be above.
  const above = new MutationObserver((changes) => {
    if (changes.every(({ target }) => target === cover)) return;
    cover.close();
    cover.showModal();
  });
  above.observe(document, { subtree: true, attributeFilter: ['open'] });
  const root = createRoot(cover);
  lift = () => {
    lift = undefined;
    above.disconnect();
    document.documentElement.classList.remove('is-locked');
    cover.close();
    cover.remove();
    // React may be in the middle of the tap that unlocked.
    queueMicrotask(() => root.unmount());
  };
  root.render(<LockScreen onOpen={uncoverPage} />);
}

export function uncoverPage(): void {
  lift?.();
}

/** The PIN leaves with its player. */
onForget(uncoverPage);
