import { startWorker } from '../pwa/startWorker.ts';
import { warmCache } from '../pwa/warmCache.ts';

/** Any of these says that somebody is here to stay. */
const TOUCHES = ['pointerdown', 'keydown', 'scroll'] as const;

/** Brings the worker, which looks for a newer version too. */
export const stay = (): void => void startWorker().then(() => warmCache(false));

/** The first touch brings the worker: somebody who only glanced pays for nothing else. */
export function stayOnTouch(): void {
  for (const type of TOUCHES) addEventListener(type, stay, { once: true, passive: true });
}
