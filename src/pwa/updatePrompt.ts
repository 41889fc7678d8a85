import { tellWorker } from '../../sw/messages.ts';
import { workerAtStart } from './workerAtStart.ts';

export interface SafePoint {
  /** Writes what is still in memory; a write during a reload is lost. */
  flush(): Promise<void>;
  /** Nothing is under way that must not be interrupted. */
  isSafe(): boolean;
}

/** Should the new worker fail to take over: the reload does no harm. */
const TAKE_OVER_LIMIT_MS = 5000;

/**
 * Resolves when this page runs an old version: a new one waits for its turn, or another tab has let
 * it take over. A first installation is none.
 */
export async function updateWaiting(): Promise<void> {
  if (!('serviceWorker' in navigator)) return new Promise(() => undefined);
  if (workerAtStart && navigator.serviceWorker.controller !== workerAtStart) return;
  // A worker that took over only to remove itself leaves no registration to get ready.
  await Promise.race([controllerChange(), navigator.serviceWorker.ready.then(workerWaits)]);
}

/** Lets the new version take over and starts this page anew; `false` when this is no safe point. */
export async function applyUpdate({ flush, isSafe }: SafePoint): Promise<boolean> {
  if (!isSafe()) return false;
  await flush();
  // The player may have gone on meanwhile.
  if (!isSafe()) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) {
    const taken = controllerChange();
    tellWorker(registration.waiting, 'SKIP_WAITING');
    await Promise.race([taken, new Promise((resolve) => setTimeout(resolve, TAKE_OVER_LIMIT_MS))]);
  }
  reloadOnce();
  return true;
}

/**
 * At a start, while the player has touched nothing: a version that waits takes over without asking, if
 * this is the only page. Otherwise this never resolves and the prompt has its turn.
 */
export async function applyUpdateAtStart({ flush, isSafe }: SafePoint): Promise<void> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting || !isSafe()) return;
  const taken = controllerChange();
  tellWorker(registration.waiting, 'SKIP_WAITING_IF_ALONE');
  await taken;
  if (!isSafe()) return;
  await flush();
  reloadOnce();
}

/**
 * Looks now for a newer version, which the browser else does once a day; resolves to whether one is there. The
 * prompt offers it.
 */
export async function lookForUpdate(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Offline, or a host that has nothing newer: nothing is found.
  await registration?.update().catch(() => undefined);
  return Boolean(registration?.installing ?? registration?.waiting);
}

function workerWaits(registration: ServiceWorkerRegistration): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (registration.waiting && navigator.serviceWorker.controller) resolve();
    };
    const follow = () => registration.installing?.addEventListener('statechange', look);
    registration.addEventListener('updatefound', follow);
    follow();
    look();
  });
}

function controllerChange(): Promise<unknown> {
  return new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
}

let isReloading = false;

function reloadOnce(): void {
  if (isReloading) return;
  isReloading = true;
  location.reload();
}
