import { unredirected } from './files/keepStep.ts';
import { htmlIn, NOT_HERE, PAGES } from './guestPages.ts';
import { install } from './install.ts';
import { lastRead } from './lastSeen.ts';
import { ownPath, SHELL } from './navigationTarget.ts';
import { appStep, documentPaths, keptDocument, pagesStep } from './steps.ts';

/** The page for an address: the start page, a document, or the shell, which opens any address of the app. */
export async function pageFor(request: Request, target: string): Promise<Response> {
  if (target === SHELL) return shellFor(request);
  // One cache after the other: right after a browser starts, each is slow to open.
  const own = await keptDocument(appStep, target);
  if (own) return own;
  const kept = await keptDocument(pagesStep, target);
  if (kept) return kept;
  return (await keptDocument(pagesStep, PAGES)) ? fetch(request) : afresh(target);
}

/**
 * A document, or the app's shell. A guest who has not started the app has no shell: other pages come from the
 * network, and without one a page lists what is on the phone. The shell does the same for a document that is not.
 */
async function shellFor(request: Request): Promise<Response> {
  const path = ownPath(new URL(request.url).pathname);
  const [own, pages] = await Promise.all([
    keptDocument(appStep, SHELL),
    keptDocument(pagesStep, PAGES),
  ]);
  if (!pages) {
    if (documentPaths.has(path)) return lastRead(request).catch(() => own ?? Response.error());
    return own ?? afresh(SHELL);
  }
  const { headers } = pages;
  const file: unknown = await pages.json();
  const document = htmlIn(file, path);
  if (document !== undefined) return page(document, headers);
  return own ?? fetch(request).catch(() => page(htmlIn(file, NOT_HERE) ?? '', headers, 503));
}

/** The browser has deleted everything: installs it again while the network answers. */
async function afresh(target: string): Promise<Response> {
  void install().catch(() => undefined);
  return unredirected(await fetch(target));
}

/** All files of a build have the same headers, with the policy of the pages, except for these. */
function page(html: string, given: Headers, status = 200): Response {
  const headers = new Headers(given);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status, headers });
}
