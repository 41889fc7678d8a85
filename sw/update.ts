declare const self: ServiceWorkerGlobalScope;

/** This version takes over now; it never does so by itself, for a bet may be under way. */
export function takeOver(): Promise<void> {
  return self.skipWaiting();
}

/** At most one page is open, of whichever version. */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length <= 1;
}

/**
 * Files of other versions are of no use: no second page may be of one, and none is installed or waits,
 * which has its files beside ours.
 */
export async function isOnlyVersion(): Promise<boolean> {
  const { installing, waiting } = self.registration;
  return !installing && !waiting && (await isAlone());
}

/** After a reload the browser counts the page that was left for a moment longer. */
const LOOK_AGAIN_MS = [50, 150, 300];

export async function takeOverIfAlone(): Promise<void> {
  for (const ms of LOOK_AGAIN_MS) {
    if (await isAlone()) return takeOver();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  if (await isAlone()) await takeOver();
}
