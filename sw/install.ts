import { ownCaches } from '../src/lib/base.ts';
import { cacheNames, runtimeCaches } from './cacheNames.ts';
import { removeOldLists } from './files/buildContents.ts';
import { carryOver, keepStep, removeUnlisted } from './files/keepStep.ts';
import { readHeldSession } from './heldSession.ts';
import { firstStep, homeStep, keptDocument, laterStep, rulesStep, type Step } from './steps.ts';
import { isOnlyVersion } from './update.ts';

/** What is installed is all or nothing: a new version with a hole in it never takes over. */
export async function install(): Promise<void> {
  const steps = await installedSteps();
  try {
    for (const step of steps) await keepStep(step);
  } catch (error) {
    if (!isFull(error)) throw error;
    await Promise.all(runtimeCaches.map((name) => caches.delete(name)));
    for (const step of steps) await keepStep(step);
  }
  // Else the first pages of this version would fetch what the phone has.
  for (const step of [rulesStep, laterStep]) await carryOver(step).catch(() => undefined);
}

/** Home opens without a network for who is signed in, and goes on doing so with each new version. */
async function installedSteps(): Promise<Step[]> {
  const isHomeKept = (await caches.keys()).includes(homeStep.cacheName);
  // A phone that stores no session has none; that is no reason to have no worker.
  const session = await readHeldSession().catch(() => undefined);
  return isHomeKept || session ? [firstStep, homeStep] : [firstStep];
}

/**
 * This version has taken over: caches of another number go, and its predecessor's files unless they are
 * of use to somebody.
 */
export async function removeOldFiles(): Promise<void> {
  const names = await ownCaches();
  const known = Object.values(cacheNames);
  await Promise.all(names.flatMap((name) => (known.includes(name) ? [] : caches.delete(name))));
  if (!(await isOnlyVersion())) return;
  await Promise.all([firstStep, homeStep].map(removeUnlisted));
  await removeOldLists();
}

/** A document of the first step. A browser that has thrown the cache away fills it again meanwhile. */
export async function installedDocument(path: string): Promise<Response> {
  const kept = await keptDocument(firstStep, path);
  if (kept) return kept;
  void install().catch(() => undefined);
  return fetch(path);
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
