import { tellWorker } from '../../sw/messages.ts';
import { whenIdle } from './idle.ts';
import { keepsLess } from './keepsLess.ts';
import { wantsLessData } from './lessData.ts';

declare global {
  interface Navigator {
    /** Missing in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/** Has the worker fetch the rest of the app for offline use, unless the player saves data or room. */
export async function warmCache(): Promise<void> {
  if (!('serviceWorker' in navigator) || wantsLessData() || keepsLess()) return;
  const { active } = await navigator.serviceWorker.ready;
  await whenIdle();
  if (active) tellWorker(active, 'WARM_CACHE');
}
