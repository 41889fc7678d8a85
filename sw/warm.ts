import { cacheNames } from './cacheNames.ts';
import { keepStep, removeUnlisted } from './keepStep.ts';
import { trim } from './lastSeen.ts';
import { firstStep, secondStep } from './steps.ts';
import { isAlone } from './update.ts';

/** Scripts and styles of the screens that no step holds, and of their last version. */
const MAX_USED_ASSETS = 40;

let running: Promise<void> | undefined;

/** Keeps the rest of the build, once however many pages ask; what fails is left for the next page. */
export function keepSecondStep(): Promise<void> {
  running ??= keepRest().finally(() => {
    running = undefined;
  });
  return running;
}

async function keepRest(): Promise<void> {
  await keepStep(secondStep);
  // Only now: until its successors are here, an old version's file is better than none. And another
  // page may still be of that version.
  if (await isAlone()) await Promise.all([firstStep, secondStep].map(removeUnlisted));
  await trimAssets();
}

/** What the steps hold is not kept twice; of the rest, screens that are kept by use, the newest stay. */
async function trimAssets(): Promise<void> {
  const assets = await caches.open(cacheNames.assets);
  for (const request of await assets.keys()) {
    const isHeld = await Promise.all(
      [firstStep, secondStep].map(({ cacheName }) => caches.match(request, { cacheName })),
    );
    if (isHeld.some(Boolean)) await assets.delete(request);
  }
  await trim(assets, MAX_USED_ASSETS);
}
