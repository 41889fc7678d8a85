/** The smallest worker that makes a page work offline. The build inserts the list of files. */
const FILES = self.FILES_OF_THE_BUILD;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open('files').then((cache) => cache.addAll(FILES)));
});

self.addEventListener('fetch', (event) => {
  event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
});
