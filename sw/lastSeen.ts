import { cacheNames } from './cacheNames.ts';
import { isKeepable, type RuntimeKind } from './runtimeRules.ts';

const MAX_ENTRIES = 30;
const MAX_AGE_MS = 30 * 24 * 3600 * 1000;
const KEPT_AT = 'x-kept-at';

/**
 * Stale while revalidate: answers with the copy at once and stores the network's answer for the next time. An
 * expired copy is used only when the network gives no answer, so a clock that jumps loses nothing.
 */
export async function lastSeen(event: FetchEvent, kind: RuntimeKind): Promise<Response> {
  const cache = await caches.open(cacheNames.seen);
  const { pathname } = new URL(event.request.url);
  const kept = await cache.match(pathname);
  const answer = fetch(event.request).then(async (response) => {
    if (isKeepable(response, kind)) await keep(cache, pathname, response.clone());
    return response;
  });
  if (!kept) return answer;
  if (isOld(kept)) return answer.catch(() => kept);
  event.waitUntil(answer.catch(() => undefined));
  return kept;
}

/** A document that the worker did not keep ahead: from the network, or offline as last read. It needs no scripts. */
export async function lastRead(request: Request): Promise<Response> {
  const cache = await caches.open(cacheNames.seen);
  const key = new URL(request.url).pathname;
  try {
    const response = await fetch(request);
    if (isKeepable(response, 'page')) await keep(cache, key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key);
    if (!kept) throw error;
    return kept;
  }
}

async function keep(cache: Cache, key: string, response: Response): Promise<void> {
  const headers = new Headers(response.headers);
  headers.set(KEPT_AT, String(Date.now()));
  try {
    await cache.put(key, new Response(response.body, { headers }));
    await trim(cache, MAX_ENTRIES);
  } catch {
    // No room to store it. The answer itself is still good.
  }
}

/** Deletes the oldest entries first. */
export async function trim(cache: Cache, maxEntries: number): Promise<void> {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(key);
}

function isOld(kept: Response): boolean {
  return Date.now() - Number(kept.headers.get(KEPT_AT)) > MAX_AGE_MS;
}
