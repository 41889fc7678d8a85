import { at, ownCaches } from '../src/lib/base.ts';
import { cacheNames, runtimeCaches } from './cacheNames.ts';
import { carryOver, keepStep, removeUnlisted } from './files/keepStep.ts';
import { readHeldSession } from './heldSession.ts';
import { appStep, homeStep, pagesStep, restStep, type Step } from './steps.ts';
import { isOnlyVersion } from './update.ts';

/** Installs all or nothing: a new version with a hole in it never takes over. */
export async function install(): Promise<void> {
  const steps = await installedSteps();
  try {
    for (const step of steps) await keepStep(step);
  } catch (error) {
    if (!isFull(error)) throw error;
    await Promise.all(runtimeCaches.map((name) => caches.delete(name)));
    for (const step of steps) await keepStep(step);
  }
  // Otherwise the first pages of this version would fetch what the phone already has.
  await carryOver(restStep).catch(() => undefined);
}

const isKept = ({ cacheName }: Step) => caches.has(cacheName);

/**
 * A guest who only reads needs no app. Its first start on this device opens its cache (`noteAppStart` in
 * `src/pwa`), so that each new version brings it.
 */
async function installedSteps(): Promise<Step[]> {
  const hasReaders = pagesStep.documents.has(at('/'));
  const isPlayer = await isPlayers();
  if (hasReaders && !isPlayer && !(await isKept(appStep))) return [pagesStep];
  return [
    appStep,
    ...(isPlayer ? [homeStep] : []),
    ...((await isKept(pagesStep)) ? [pagesStep] : []),
  ];
}

/** Whether somebody is or was signed in here. */
export async function isPlayers(): Promise<boolean> {
  // A phone that cannot store a session has none, but can still have a worker.
  const session = await readHeldSession().catch(() => undefined);
  return session !== undefined || isKept(homeStep);
}

/**
 * Runs when this version has taken over: deletes caches with another number, and the files of the last version
 * unless a page still uses them.
 */
export async function removeOldFiles(): Promise<void> {
  const names = await ownCaches();
  const known = Object.values(cacheNames);
  await Promise.all(names.flatMap((name) => (known.includes(name) ? [] : caches.delete(name))));
  if (await isOnlyVersion()) await Promise.all([appStep, homeStep, pagesStep].map(removeUnlisted));
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
