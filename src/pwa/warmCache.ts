import { tellWorker } from '../../sw/messages.ts';
import { whenIdle } from './idle.ts';
import { isInUse } from './inUse.ts';
import { keepsLess } from './keepsLess.ts';
import { wantsLessData } from './lessData.ts';

declare global {
  interface Navigator {
    /** Missing in Safari and Firefox. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Has the worker fetch what is to open without a network once the app was started. A guest who looks in for
 * the first time gets its start and the rules; the rest of the app is for those who use it: who sign in,
 * install it, come back, or open more of it than the landing page and the rules.
 */
export async function warmCache(isSignedIn: boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { active } = await navigator.serviceWorker.ready;
  await whenIdle();
  if (!active) return;
  // Each brings first what the app starts with, where the worker came without it.
  const isAllWanted = !wantsLessData() && !keepsLess();
  const sent = isSignedIn || isInUse() ? 'KEEP_EVERYTHING' : 'KEEP_PAGES';
  tellWorker(active, isAllWanted ? sent : 'KEEP_APP');
}
