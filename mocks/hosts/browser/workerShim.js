// Appended to MSW's worker in the same function: `listeners` are the ones MSW added; its functions and
// `activeClientIds` are in scope. Unchanged, MSW's worker would answer every file, take over at once, forget
// its pages when the browser stops it, and unregister with the last page.

const isMocked = ({ url }) => {
  const { scope } = self.registration;
  return url.startsWith(scope) && /^(api|public)\//.test(url.slice(scope.length));
};

/** Only a page of the app can answer. A frame or the panel cannot, because it was itself mocked. */
const canAnswer = (client) => client.frameType !== 'nested' && !isMocked(client);

resolveMainClient = async ({ clientId }) => {
  const own = clientId && (await self.clients.get(clientId));
  const pages = await self.clients.matchAll({ type: 'window' });
  const answerer =
    own && canAnswer(own)
      ? own
      : (pages.find((page) => canAnswer(page) && activeClientIds.has(page.id)) ??
        pages.find(canAnswer));
  if (answerer) activeClientIds.add(answerer.id);
  return answerer;
};

/** MSW ignores navigations, but the frames and the panel are navigations. */
const answerPage = async ({ request, clientId }) => {
  const { url, method, headers } = request;
  const body = method === 'GET' ? undefined : await request.blob();
  if (!(await resolveMainClient({ clientId }))) {
    return new Response('Open the demo in another tab first: it answers for the operator.', {
      status: 503,
    });
  }
  const plain = new Request(url, { method, headers, body });
  return handleRequest({ request: plain, clientId }, crypto.randomUUID(), Date.now());
};

self.addEventListener('fetch', (event) => {
  if (!isMocked(event.request)) return;
  event.respondWith(
    event.request.mode === 'navigate'
      ? answerPage(event)
      : handleRequest(event, crypto.randomUUID(), Date.now()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data !== 'CLIENT_CLOSED') listeners.message(event);
});

// The first page waits for this worker before it starts the app. Later pages are controlled already.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
