import { acceptMessage } from './acceptMessage.ts';
import { OUTBOX_TAG } from './backgroundSync.ts';
import { install, removeOldFiles } from './install.ts';
import { keepApp, keepEverything, keepPages } from './keepSteps.ts';
import type { WorkerMessageType } from './messages.ts';
import { navigation } from './navigation.ts';
import { openPush, showPush } from './push.ts';
import { report } from './report.ts';
import { orNetwork, type Route } from './route.ts';
import { runtimeFiles } from './runtimeFiles.ts';
import { takeOver, takeOverIfAlone } from './update.ts';
import { deliverAllVisits, deliverVisits, visits } from './visits.ts';

declare const self: ServiceWorkerGlobalScope;

/** Asked in this order. The only API call that a route takes is the visit, and it is never cached. */
const routes: Route[] = [visits, orNetwork(navigation), orNetwork(runtimeFiles)];

const onMessage: Record<WorkerMessageType, () => Promise<void>> = {
  SKIP_WAITING: takeOver,
  SKIP_WAITING_IF_ALONE: takeOverIfAlone,
  KEEP_APP: keepApp,
  KEEP_PAGES: keepPages,
  KEEP_EVERYTHING: keepEverything,
  DELIVER_VISITS: deliverVisits,
};

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldFiles());
  // Not awaited: pages get no answers from a worker that is still activating.
  void deliverVisits();
});

self.addEventListener('fetch', (event) => {
  for (const route of routes) {
    const answer = route(event);
    if (answer) return event.respondWith(answer);
  }
});

self.addEventListener('message', (event) => {
  const message = acceptMessage(event, location.origin);
  if (message) event.waitUntil(report(onMessage[message.type](), event.ports));
});

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data?.text())));

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPush(event.notification)),
);

self.addEventListener('sync', (event) => {
  if (event.tag === OUTBOX_TAG) event.waitUntil(deliverAllVisits());
});
