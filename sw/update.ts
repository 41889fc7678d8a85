declare const self: ServiceWorkerGlobalScope;

/** This version takes over now; it never does so by itself, for a bet may be under way. */
export function takeOver(): Promise<void> {
  return self.skipWaiting();
}

export async function takeOverIfAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await takeOver();
}
