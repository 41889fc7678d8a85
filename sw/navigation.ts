import { navigationTarget } from './navigationTarget.ts';
import { pageFor } from './pageFor.ts';
import type { Route } from './route.ts';
import { appStep } from './steps.ts';

/**
 * Takes pages from the cache without asking the network, but never one from `lastSeen`: it may name scripts of
 * another version, which are not on this phone.
 */
export const navigation: Route = (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return undefined;
  const target = navigationTarget(new URL(request.url).pathname, appStep.documents);
  return target === undefined ? undefined : pageFor(request, target);
};
