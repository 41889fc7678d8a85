import { wasAppStarted } from '../pwa/appStarted.ts';
import { whenIdle } from '../pwa/idle.ts';
import { keepsLess } from '../pwa/keepsLess.ts';
import { wantsLessData } from '../pwa/lessData.ts';
import { startWorker } from '../pwa/startWorker.ts';
import { warmCache } from '../pwa/warmCache.ts';

/** Any of these says that somebody is here to stay. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;
/** Who opens the app at once gets its own rules, and not those of a guest before them. */
const REST_MS = 3000;

/**
 * Brings the worker, which looks for a newer version too. It keeps what is read without the app, and the app
 * itself only where that has been started on this device.
 */
export async function stay(): Promise<void> {
  const isOfTheApp = await wasAppStarted();
  await startWorker();
  if (isOfTheApp) await warmCache(false);
}

/** The first touch brings the worker: somebody who only glanced pays for nothing else. */
export function stayOnTouch(): void {
  for (const type of TOUCHES) addEventListener(type, stay, { once: true, passive: true });
}

/** Whoever only looks on finds the page again without a network, too; not where data is to be saved. */
export async function stayAtRest(): Promise<void> {
  if (wantsLessData() || keepsLess()) return;
  await whenIdle();
  setTimeout(stay, REST_MS);
}
