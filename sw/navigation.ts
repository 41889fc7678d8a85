import { installedDocument } from './install.ts';
import { plainPage } from './lastSeen.ts';
import { navigationTarget, SHELL } from './navigationTarget.ts';
import type { Route } from './route.ts';
import { firstStep } from './steps.ts';

/**
 * Pages come from the cache without asking the network; what has no page of its own there, the app's shell
 * answers. Never a page as it was last seen: it names the scripts of its version, and those of another are
 * not on this phone.
 */
export const navigation: Route = (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(url);
  const target = navigationTarget(pathname, firstStep.documents);
  if (!target) return undefined;
  // For browsers without scripts: the page's own HTML, which no step stores.
  if (searchParams.has('plain')) return plainPage(event).catch(() => installedDocument(SHELL));
  return installedDocument(target);
};
