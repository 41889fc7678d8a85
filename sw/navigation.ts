import { plainPage } from './lastSeen.ts';
import { navigationTarget } from './navigationTarget.ts';
import { pageFor } from './pageFor.ts';
import type { Route } from './route.ts';
import { firstStep } from './steps.ts';

/**
 * Pages come from the cache without asking the network. Never a page as it was last seen: it names the scripts
 * of its version, and those of another are not on this phone.
 */
export const navigation: Route = (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(request.url);
  const target = navigationTarget(pathname, firstStep.documents);
  if (!target) return undefined;
  // For browsers without scripts: the page's own HTML, which the app's steps do not store.
  if (searchParams.has('plain')) return plainPage(event).catch(() => pageFor(request, target));
  return pageFor(request, target);
};
