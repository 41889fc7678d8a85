import { cacheNames } from './cacheNames.ts';
import { keepLists, keepStep, removeUnlisted } from './files/keepStep.ts';
import { isPlayers } from './install.ts';
import { trim } from './lastSeen.ts';
import { SHELL } from './navigationTarget.ts';
import { appStep, homeStep, keptDocument, pagesStep, restStep, type Step } from './steps.ts';
import { isOnlyVersion } from './update.ts';

/** Scripts and styles of the screens that no step holds, and of their last version. */
const MAX_USED = 40;

const steps = [appStep, homeStep, pagesStep, restStep];

const running = new Map<string, Promise<void>>();

/** Keeps what the app starts with, if the worker was here before the app; for a player, home too. */
export async function keepApp(): Promise<void> {
  if (!(await keptDocument(appStep, SHELL))) {
    await keep(appStep, keepShellLast);
    await trimUsed();
  }
  if (await isPlayers()) await keep(homeStep);
}

/** Keeps the shell last: once it is there, navigation relies on everything that it starts. */
async function keepShellLast(step: Step): Promise<void> {
  await keepStep({ ...step, documents: new Map() });
  await keepStep(step);
}

export async function keepPages(): Promise<void> {
  await keepApp();
  await keep(pagesStep);
}

/** Keeps everything that works without a network. The next page tries again what fails. */
export async function keepEverything(): Promise<void> {
  await keepApp();
  for (const step of [homeStep, pagesStep, restStep]) await keep(step);
  await once(cacheNames.lists, keepLists);
  await trimUsed();
}

function keep(step: Step, bring = keepStep): Promise<void> {
  return once(step.cacheName, () => keepAndTidy(step, bring));
}

/** Fills a cache once, however many pages ask. */
function once(cacheName: string, fill: () => Promise<void>): Promise<void> {
  const known = running.get(cacheName);
  if (known) return known;
  const work = fill().finally(() => running.delete(cacheName));
  running.set(cacheName, work);
  return work;
}

async function keepAndTidy(step: Step, bring: typeof keepStep): Promise<void> {
  await bring(step);
  // Not earlier: until the new files are here, those of an old version are better than none.
  if (await isOnlyVersion()) await Promise.all([appStep, step].map(removeUnlisted));
}

/** Deletes used files that a step holds too, and keeps the newest of the rest. */
async function trimUsed(): Promise<void> {
  const used = await caches.open(cacheNames.used);
  for (const request of await used.keys()) {
    const isHeld = await Promise.all(
      steps.map(({ cacheName }) => caches.match(request, { cacheName })),
    );
    if (isHeld.some(Boolean)) await used.delete(request);
  }
  await trim(used, MAX_USED);
}
