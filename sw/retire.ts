declare const self: ServiceWorkerGlobalScope;

/**
 * Takes a bad release back: a separate script, deployed as `sw.js`. It deletes the cached files, so that the
 * network answers. The player's data (session, slip, queued visits) stays. It does not reload pages, because
 * a bet may be under way; they are told of a new version as usual.
 */
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(retire()));

// The browser may end a worker before it is done, and activates none twice: the next request finishes the job.
self.addEventListener('fetch', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
