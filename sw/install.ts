import { cacheNames, runtimeCaches } from './cacheNames.ts';
import { keepStep, removeUnlisted } from './keepStep.ts';
import { firstStep, keptDocument } from './steps.ts';
import { isAlone } from './update.ts';

/** The first step is all or nothing: a new version with a hole in it never takes over. */
export async function installFirstStep(): Promise<void> {
  try {
    await keepStep(firstStep);
  } catch (error) {
    if (!isFull(error)) throw error;
    await Promise.all(runtimeCaches.map((name) => caches.delete(name)));
    await keepStep(firstStep);
  }
}

/**
 * This version has taken over: caches of another number go, and its predecessor's files unless a second
 * page may still ask for them.
 */
export async function removeOldFiles(): Promise<void> {
  const names = await caches.keys();
  const known = Object.values(cacheNames);
  await Promise.all(names.flatMap((name) => (known.includes(name) ? [] : caches.delete(name))));
  if (await isAlone()) await removeUnlisted(firstStep);
}

/** A document of the first step. A browser that has thrown the cache away fills it again meanwhile. */
export async function installedDocument(path: string): Promise<Response> {
  const kept = await keptDocument(firstStep, path);
  if (kept) return kept;
  void installFirstStep().catch(() => undefined);
  return fetch(path);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
