import { cacheNames, runtimeCaches } from './cacheNames.ts';
import { firstStep, keyOf } from './files.ts';
import { keepFiles } from './keepFiles.ts';

const keys = new Map(firstStep.map((file) => [file.url, keyOf(file)]));

/** The first step is all or nothing: a new version with a hole in it never takes over. */
export async function installFirstStep(): Promise<void> {
  try {
    await keepFiles(cacheNames.precache, firstStep);
  } catch (error) {
    if (!isFull(error)) throw error;
    await dropRuntimeCaches();
    await keepFiles(cacheNames.precache, firstStep);
  }
}

/** This version has taken over: its predecessor's files and caches of another number go. */
export async function removeOldFiles(): Promise<void> {
  const names = await caches.keys();
  const known = Object.values(cacheNames);
  await Promise.all(names.flatMap((name) => (known.includes(name) ? [] : caches.delete(name))));
  await removeOthers(cacheNames.precache, new Set(keys.values()));
}

/** Deletes what stands in the cache under none of these keys. */
export async function removeOthers(cacheName: string, wanted: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

/** A file of the first step. A browser that has thrown the cache away fills it again meanwhile. */
export async function fromPrecache(url: string): Promise<Response> {
  const key = keys.get(url) ?? url;
  const kept = await caches.match(key, { cacheName: cacheNames.precache });
  if (kept) return kept;
  void installFirstStep().catch(() => undefined);
  return fetch(url);
}

export function isPrecached(url: string): boolean {
  return keys.has(url);
}

function dropRuntimeCaches() {
  return Promise.all(runtimeCaches.map((name) => caches.delete(name)));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
