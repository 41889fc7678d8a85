import { at, ownCaches } from '../src/lib/base.ts';
import { cacheNames, runtimeCaches } from './cacheNames.ts';
import { carryOver, keepStep, removeUnlisted } from './files/keepStep.ts';
import { readHeldSession } from './heldSession.ts';
import { firstStep, guestStep, homeStep, laterStep, rulesStep, type Step } from './steps.ts';
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

/**
 * A guest who only reads needs no app. Its first start on this device opens its cache (`noteAppStart` in
 * `src/pwa`), so that each new version brings it; so it is with home for who was signed in.
 */
async function installedSteps(): Promise<Step[]> {
  const names = await caches.keys();
  const isKept = ({ cacheName }: Step) => names.includes(cacheName);
  // A phone that stores no session has none; that is no reason to have no worker.
  const session = await readHeldSession().catch(() => undefined);
  const hasReaders = guestStep.documents.has(at('/'));
  if (hasReaders && !session && !isKept(firstStep)) return [guestStep];
  const isPlayers = session || isKept(homeStep);
  return [firstStep, ...(isPlayers ? [homeStep] : []), ...[guestStep].filter(isKept)];
}

/**
 * This version has taken over: caches of another number go, and its predecessor's files unless they are
 * of use to somebody.
 */
export async function removeOldFiles(): Promise<void> {
  const names = await ownCaches();
  const known = Object.values(cacheNames);
  await Promise.all(names.flatMap((name) => (known.includes(name) ? [] : caches.delete(name))));
  if (await isOnlyVersion())
    await Promise.all([firstStep, homeStep, guestStep].map(removeUnlisted));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
