import { installedDocument } from './install.ts';
import { plainPage } from './lastSeen.ts';
import { navigationTarget } from './navigationTarget.ts';
import type { Route } from './route.ts';
import { firstStep, keptDocument, laterStep } from './steps.ts';

const SHELL = '/shell.html';

const known = { installed: firstStep.documents, documents: laterStep.documents };

/**
 * Answers page loads from the cache without asking the network. What the cache lacks, the app's shell
 * answers.
 */
export const navigation: Route = (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const { pathname, searchParams } = new URL(url);
  const target = navigationTarget(pathname, known);
  if (!target) return undefined;
  // For browsers without scripts: the page's own HTML, which no step stores.
  if (searchParams.has('plain')) return plainPage(event).catch(() => installedDocument(SHELL));
  if (target.from === 'documents') return documentAt(target.path);
  return installedDocument(target.from === 'installed' ? target.path : SHELL);
};

/**
 * A document once it is stored; until then it opens in the shell. Never a copy from an earlier visit: it
 * names the scripts of its own version, which are not on this phone.
 */
async function documentAt(path: string): Promise<Response> {
  return (await keptDocument(laterStep, path)) ?? installedDocument(SHELL);
}
