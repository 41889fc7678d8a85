import type { FileEntry } from '../steps.ts';

/**
 * The browser compares the bytes with the hash: one bad answer with status 200, such as a portal's page,
 * must fail here and not live in the cache. A bad or an older copy in the HTTP cache is passed by.
 */
export async function fetchChecked({ url, integrity, revision }: FileEntry): Promise<Response> {
  const load = async (cache: RequestCache) => {
    const response = await fetch(url, { integrity, cache, credentials: 'same-origin' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return response;
  };
  // A document that has just been read is not fetched again, though it may not be used without asking.
  return load(revision === null ? 'default' : 'force-cache').catch(() => load('reload'));
}
