import { cacheNames } from './cacheNames.ts';
import { keepStep, removeUnlisted } from './keepStep.ts';
import { secondStep } from './steps.ts';

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
  // Only now: until its successors are here, an old version's file is better than none.
  await removeUnlisted(secondStep);
  await caches.delete(cacheNames.assets);
}
