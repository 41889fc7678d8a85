import { wasAppStarted } from '../pwa/appStarted.ts';
import { startWorker } from '../pwa/startWorker.ts';
import { warmCache } from '../pwa/warmCache.ts';

/** Any of these says that somebody is here to stay. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

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
