import { cacheNames } from './cacheNames.ts';
import { lastSeen, trim } from './lastSeen.ts';
import type { Route } from './route.ts';
import { isKeepable, type RuntimeKind, runtimeKind } from './runtimeRules.ts';

/** Without the second step nothing sorts out the chunks of old versions. */
const MAX_ASSETS = 120;

/** Chunks and banners. */
export const runtimeFiles: Route = (event) => {
  const kind = runtimeKind(event.request, location.origin);
  if (!kind) return undefined;
  return kind === 'script' || kind === 'style' ? asset(event, kind) : lastSeen(event, kind);
};

/** The name carries the hash of the content, so any copy is the right one. */
async function asset({ request }: FetchEvent, kind: RuntimeKind): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname);
  if (kept) return kept;
  const response = await fetch(request);
  if (isKeepable(response, kind)) await keep(request, response.clone());
  return response;
}

async function keep(request: Request, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheNames.assets);
    await cache.put(request.url, response);
    await trim(cache, MAX_ASSETS);
  } catch {
    // No room: the answer itself is still good.
  }
}
