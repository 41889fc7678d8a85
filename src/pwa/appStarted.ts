import { cacheNames } from '../../sw/cacheNames.ts';
import { noteUse } from './inUse.ts';
import { workerAtStart } from './workerAtStart.ts';

/**
 * The cache of what the app starts with says that the app was started on this device, for the worker, too
 * (`sw/install.ts`): it is opened with the first start, before anything is in it.
 */
const MARK = cacheNames.app;

let before: Promise<boolean> | undefined;

/** Whether the app was started on this device before this page. To come back to it is to use it. */
export function wasAppStarted(): Promise<boolean> {
  before ??= readMark();
  return before;
}

async function readMark(): Promise<boolean> {
  if (!('caches' in globalThis)) return false;
  // Where storage is blocked, nothing is kept either.
  const isStarted = await caches.has(MARK).catch(() => false);
  if (isStarted && workerAtStart) noteUse();
  return isStarted;
}

/** From now on the worker keeps the app, and not only the pages without it. */
export async function noteAppStart(): Promise<void> {
  if ((await wasAppStarted()) || !('caches' in globalThis)) return;
  await caches.open(MARK).catch(() => undefined);
}
