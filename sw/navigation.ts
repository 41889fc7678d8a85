import { installedDocument } from './install.ts';
import { lastSeen } from './lastSeen.ts';
import { navigationTarget } from './navigationTarget.ts';
import type { Route } from './route.ts';
import { firstStep, keptDocument, secondStep } from './steps.ts';

const SHELL = '/shell.html';
/** A link that takes the request and never answers must not hold the page for minutes. */
const NETWORK_LIMIT_MS = 10_000;

const known = { installed: firstStep.documents, documents: secondStep.documents };

/** Pages come from the cache without asking the network; what the cache cannot answer, the app's shell does. */
export const navigation: Route = (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return undefined;
  const target = navigationTarget(new URL(url).pathname, known);
  if (!target) return undefined;
  if (target.from === 'documents') return documentAt(event, target.path);
  return installedDocument(target.from === 'installed' ? target.path : SHELL);
};

/** A policy or promotion reads as its own page: this version's, the last seen, or an older version's. */
async function documentAt(event: FetchEvent, path: string): Promise<Response> {
  const checked = await keptDocument(secondStep, path);
  if (checked) return checked;
  const seen = await bounded(lastSeen(event, 'document')).catch(() => undefined);
  if (seen && (seen.ok || seen.type === 'opaqueredirect')) return seen;
  return (await caches.match(path, { ignoreSearch: true })) ?? installedDocument(SHELL);
}

function bounded<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('no answer')), NETWORK_LIMIT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
