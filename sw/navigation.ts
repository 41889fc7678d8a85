import { cacheNames } from './cacheNames.ts';
import { keyOf, laterList } from './files.ts';
import { lastSeen } from './lastSeen.ts';
import { navigationTarget } from './navigationTarget.ts';
import { fromPrecache, isPrecached } from './precache.ts';
import type { Route } from './route.ts';

const SHELL = '/shell.html';
/** A link that takes the request and never answers must not hold the page for minutes. */
const NETWORK_LIMIT_MS = 10_000;

const revisions = new Map(Object.entries(laterList?.documents ?? {}));
export const documents: ReadonlySet<string> = new Set(revisions.keys());

/** Pages come from the cache without asking the network; what the cache cannot answer, the app's shell does. */
export const navigation: Route = (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const target = navigationTarget(new URL(url).pathname, { isPrecached, documents });
  if (!target) return undefined;
  if (target.from === 'precache') return fromPrecache(target.path);
  return target.from === 'shell' ? fromPrecache(SHELL) : documentAt(event, target.path);
};

/** A policy or promotion reads as its own page: this version's, the last seen, or an older version's. */
async function documentAt(event: FetchEvent, path: string): Promise<Response> {
  const key = keyOf({ url: path, revision: revisions.get(path) ?? null });
  const checked = await caches.match(key, { cacheName: cacheNames.later });
  if (checked) return checked;
  const seen = await bounded(lastSeen(event, 'document')).catch(() => undefined);
  if (seen && (seen.ok || seen.type === 'opaqueredirect')) return seen;
  return (await caches.match(path, { ignoreSearch: true })) ?? fromPrecache(SHELL);
}

function bounded<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no answer')), NETWORK_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
