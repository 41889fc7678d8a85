import { isKept } from '../../../storage/isKept.ts';
import { DENSITY_KEY } from '../../../storage/keys.ts';

/** Fetches the style of cards for a player who chose them over rows. */
export function wearRoomy(): void {
  if (!isKept('localStorage', DENSITY_KEY)) return;
  document.documentElement.classList.add('roomy');
  // Without its styles the class does nothing.
  import('./roomy.css').catch(() => undefined);
}
