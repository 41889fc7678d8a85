import { cacheNames } from './cacheNames.ts';
import { builtFile } from './files/buildContents.ts';
import { ownText } from './files/ownText.ts';
import { lastSeen, trim } from './lastSeen.ts';
import type { Route } from './route.ts';
import { isKeepable, type RuntimeKind, runtimeKind } from './runtimeRules.ts';

/** A phone that never keeps the last step never deletes the chunks of old versions, so there is a limit. */
const MAX_ASSETS = 120;

/** Chunks and banners. */
export const runtimeFiles: Route = (event) => {
  const kind = runtimeKind(event.request, location.origin);
  if (!kind) return undefined;
  return kind === 'script' || kind === 'style' ? asset(event, kind) : lastSeen(event, kind);
};

/** The name carries a hash of the content, so any copy that was checked is the right one. */
async function asset(event: FetchEvent, kind: RuntimeKind): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const kept = await caches.match(pathname);
  if (kept) return kept;
  const response = await fetch(event.request);
  if (isKeepable(response, kind)) event.waitUntil(keep(pathname, response.clone()));
  return response;
}

/** Keeps only what the build made: a bad answer would otherwise be this chunk until the next version. */
async function keep(pathname: string, response: Response): Promise<void> {
  try {
    const file = await builtFile(pathname);
    const text = file && (await ownText(await response.text(), file));
    if (text === undefined) return;
    const cache = await caches.open(cacheNames.used);
    await cache.put(pathname, new Response(text, response));
    await trim(cache, MAX_ASSETS);
  } catch {
    // No room, or no list to check by: the answer itself is still good.
  }
}
