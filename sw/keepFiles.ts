import { type FileEntry, keyOf } from './files.ts';

/** Few at a time: the phone shares a slow link with the page. */
const LANES = 3;

/** Puts the files into the cache that are not there yet; rejects when any of them cannot be had. */
export async function keepFiles(cacheName: string, files: readonly FileEntry[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const queue = files.values();
  const lane = async () => {
    for (const file of queue) await keepFile(cache, file);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const broken = lanes.find((outcome) => outcome.status === 'rejected');
  if (broken) throw broken.reason;
}

async function keepFile(cache: Cache, file: FileEntry): Promise<void> {
  const key = keyOf(file);
  if (await cache.match(key)) return;
  const response = await fetchChecked(file);
  // A redirected response may not answer a navigation, so its body goes into a new one.
  await cache.put(key, response.redirected ? new Response(response.body, response) : response);
}

/**
 * The browser compares the bytes with the hash: one bad answer with status 200, such as a portal's page,
 * must fail here and not live in the cache. A bad copy in the HTTP cache is passed by once.
 */
export async function fetchChecked({ url, integrity, revision }: FileEntry): Promise<Response> {
  const load = async (cache: RequestCache) => {
    const response = await fetch(url, { integrity, cache, credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  return revision === null ? load('default').catch(() => load('reload')) : load('reload');
}
