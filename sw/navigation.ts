import { navigationTarget } from './navigationTarget.ts';
import { pageFor } from './pageFor.ts';
import type { Route } from './route.ts';
import { appStep } from './steps.ts';

/**
 * Pages come from the cache without asking the network. Never a page as it was last seen: it names the scripts
 * of its version, and those of another are not on this phone.
 */
export const navigation: Route = (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return undefined;
  const target = navigationTarget(new URL(request.url).pathname, appStep.documents);
  return target === undefined ? undefined : pageFor(request, target);
};
