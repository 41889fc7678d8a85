import { cacheNames } from './cacheNames.ts';
import { keepLists, removeOldLists } from './files/buildContents.ts';
import { keepStep, removeUnlisted } from './files/keepStep.ts';
import { trim } from './lastSeen.ts';
import { firstStep, homeStep, laterStep, rulesStep, type Step, steps } from './steps.ts';
import { isOnlyVersion } from './update.ts';

/** Scripts and styles of the screens that no step holds, and of their last version. */
const MAX_USED_ASSETS = 40;

const running = new Map<string, Promise<void>>();

export const keepHome = () => keep(homeStep);

export const keepRules = () => keep(rulesStep);

/** Keeps the rest of the build; what fails is left for the next page. */
export async function keepEverything(): Promise<void> {
  for (const step of [homeStep, rulesStep, laterStep]) await keep(step);
  await keepLists();
  await trimAssets();
}

/** Keeps a step, once however many pages ask. */
function keep(step: Step): Promise<void> {
  const known = running.get(step.cacheName);
  if (known) return known;
  const work = keepAndTidy(step).finally(() => running.delete(step.cacheName));
  running.set(step.cacheName, work);
  return work;
}

async function keepAndTidy(step: Step): Promise<void> {
  await keepStep(step);
  // Not before: until the new files are here, those of an old version are better than none.
  if (!(await isOnlyVersion())) return;
  await Promise.all([firstStep, step].map(removeUnlisted));
  await removeOldLists();
}

/** Deletes files that a step holds too. Of the rest, screens that are kept because they were used, the newest stay. */
async function trimAssets(): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  for (const request of await assets.keys()) {
    const isHeld = await Promise.all(
      steps.map(({ cacheName }) => caches.match(request, { cacheName })),
    );
    if (isHeld.some(Boolean)) await assets.delete(request);
  }
  await trim(assets, MAX_USED_ASSETS);
}
