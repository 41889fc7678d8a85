import type { FileEntry } from '../steps.ts';

/**
 * The browser compares the bytes with the hash: one bad answer with status 200, such as a portal's page,
 * must fail here and not live in the cache. This skips a bad or older copy in the HTTP cache.
 */
export function fetchChecked({ url, integrity, revision }: FileEntry): Promise<Response> {
  // Takes the copy of a document that the page has just read, though its headers say to ask again.
  return fresh(revision ? 'force-cache' : 'default', (cache) =>
    fetchOne(url, { cache, integrity }),
  );
}

/** Tries the browser's own cache first, then the network alone. */
export function fresh(
  first: RequestCache,
  load: (cache: RequestCache) => Promise<Response>,
): Promise<Response> {
  return load(first).catch(() => load('reload'));
}

export async function fetchOne(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response;
}
