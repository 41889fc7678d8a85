import { cacheNames } from './cacheNames.ts';
import { keepLists, keepStep, removeUnlisted } from './files/keepStep.ts';
import { trim } from './lastSeen.ts';
import { SHELL } from './navigationTarget.ts';
import {
  firstStep,
  guestStep,
  homeStep,
  keptDocument,
  laterStep,
  rulesStep,
  type Step,
  steps,
} from './steps.ts';
import { isOnlyVersion } from './update.ts';

/** Scripts and styles of the screens that no step holds, and of their last version. */
const MAX_USED_ASSETS = 40;

const running = new Map<string, Promise<void>>();

/** Where the worker came before the app was started, what the app starts with comes now. */
export async function keepApp(): Promise<void> {
  if (await keptDocument(firstStep, SHELL)) return;
  await keep(firstStep, keepShellLast);
  await trimAssets();
}

/** Where the shell stands, navigation relies on all that it starts. */
async function keepShellLast(step: Step): Promise<void> {
  await keepStep({ ...step, documents: new Map() });
  await keepStep(step);
}

export async function keepHome(): Promise<void> {
  await keepApp();
  await keep(homeStep);
}

export async function keepRules(): Promise<void> {
  await keepApp();
  for (const step of [guestStep, rulesStep]) await keep(step);
}

/** Keeps the rest of the build; what fails is left for the next page. */
export async function keepEverything(): Promise<void> {
  await keepApp();
  for (const step of [homeStep, guestStep, rulesStep, laterStep]) await keep(step);
  await once(cacheNames.lists, keepLists);
  await trimAssets();
}

function keep(step: Step, bring = keepStep): Promise<void> {
  return once(step.cacheName, () => keepAndTidy(step, bring));
}

/** Fills a cache, once however many pages ask. */
function once(cacheName: string, fill: () => Promise<void>): Promise<void> {
  const known = running.get(cacheName);
  if (known) return known;
  const work = fill().finally(() => running.delete(cacheName));
  running.set(cacheName, work);
  return work;
}

async function keepAndTidy(step: Step, bring: typeof keepStep): Promise<void> {
  await bring(step);
  // Not before: until the new files are here, those of an old version are better than none.
  if (await isOnlyVersion()) await Promise.all([firstStep, step].map(removeUnlisted));
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
