declare const self: ServiceWorkerGlobalScope;

/** Takes over now. A version never does so by itself, because a bet may be under way. */
export function takeOver(): Promise<void> {
  return self.skipWaiting();
}

/** Whether at most one page is open, of any version. */
async function isAlone(): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return pages.length <= 1;
}

/**
 * Whether nobody needs the files of other versions: no second page is open, which may be of another one, and no
 * version is being installed or waits, which keeps its files beside ours.
 */
export async function isOnlyVersion(): Promise<boolean> {
  const { installing, waiting } = self.registration;
  return !installing && !waiting && (await isAlone());
}

/** After a reload the browser still counts the page that was left, for a moment. */
const LOOK_AGAIN_MS = [50, 150, 300];

export async function takeOverIfAlone(): Promise<void> {
  for (const ms of LOOK_AGAIN_MS) {
    if (await isAlone()) return takeOver();
    await new Promise((resolve) => setTimeout(resolve, ms));
  }
  if (await isAlone()) await takeOver();
}
