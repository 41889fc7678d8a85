import { htmlIn, NOT_HERE, PAGES } from './guestPages.ts';
import { install } from './install.ts';
import { ownPath, SHELL } from './navigationTarget.ts';
import { firstStep, guestStep, keptDocument } from './steps.ts';

/** The page for an address: the start page or a document, else what opens any address of the app. */
export async function pageFor(request: Request, target: string): Promise<Response> {
  if (target === SHELL) return shellFor(request);
  // One cache before the next: right after the start of a browser, each takes its time to open.
  const own = await keptDocument(firstStep, target);
  if (own) return own;
  const kept = await keptDocument(guestStep, target);
  if (kept) return kept;
  return (await keptDocument(guestStep, PAGES)) ? fetch(request) : afresh(target);
}

/**
 * The app's shell, or a document of a guest. A guest who has not started the app has no shell: other pages come
 * from the network, and without one a page says what is here.
 */
async function shellFor(request: Request): Promise<Response> {
  const [own, pages] = await Promise.all([
    keptDocument(firstStep, SHELL),
    keptDocument(guestStep, PAGES),
  ]);
  if (!pages) return own ?? afresh(SHELL);
  // The app's own copies of the documents come after its start, and then take the place of these.
  const { headers } = pages;
  const file: unknown = await pages.json();
  const document = htmlIn(file, ownPath(new URL(request.url).pathname));
  if (document !== undefined) return page(document, headers);
  return own ?? fetch(request).catch(() => page(htmlIn(file, NOT_HERE) ?? '', headers, 503));
}

/** The browser has thrown all away: it is kept again while the network answers. */
function afresh(target: string): Promise<Response> {
  void install().catch(() => undefined);
  return fetch(target);
}

/** Every file of a build has the same headers but for these; the policy of the pages is among them. */
function page(html: string, given: Headers, status = 200): Response {
  const headers = new Headers(given);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status, headers });
}
