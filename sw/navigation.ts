import { installedDocument } from './install.ts';
import { plainPage } from './lastSeen.ts';
import { navigationTarget } from './navigationTarget.ts';
import type { Route } from './route.ts';
import { firstStep, keptDocument, laterStep } from './steps.ts';

const SHELL = '/shell.html';

const known = { installed: firstStep.documents, documents: laterStep.documents };

/** Pages come from the cache without asking the network; what the cache cannot answer, the app's shell does. */
export const navigation: Route = (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(url);
  const target = navigationTarget(pathname, known);
  if (!target) return undefined;
  // The way out for whom no script runs: the page's own HTML, which no step keeps.
  if (searchParams.has('plain')) return plainPage(event).catch(() => installedDocument(SHELL));
  if (target.from === 'documents') return documentAt(target.path);
  return installedDocument(target.from === 'installed' ? target.path : SHELL);
};

/**
 * A page of its own, once it is kept; until then it opens in the shell. Never as it was last seen: a
 * document names the scripts of its version, and those of another are not on this phone.
 */
async function documentAt(path: string): Promise<Response> {
  return (await keptDocument(laterStep, path)) ?? installedDocument(SHELL);
}
