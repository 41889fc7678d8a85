import type { FileEntry } from '../steps.ts';

/**
 * The browser compares the bytes with the hash: one bad answer with status 200, such as a portal's page,
 * must fail here and not live in the cache. A bad or an older copy in the HTTP cache is passed by.
 */
export function fetchChecked({ url, integrity, revision }: FileEntry): Promise<Response> {
  // A document that has just been read is not fetched again, though it may not be used without asking.
  return fresh(revision ? 'force-cache' : 'default', (cache) =>
    fetchOne(url, { cache, integrity }),
  );
}

/** As the browser's own cache has it; else past that. */
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
