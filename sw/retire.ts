declare const self: ServiceWorkerGlobalScope;

/**
 * The way out of a bad release: a script of its own, deployed under the name of the worker. Its files
 * go and the network answers; what the player has (session, slip, visits to be sent) stays. No page is
 * made to load anew: it is told of a new version as always, for a bet may be under way.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
