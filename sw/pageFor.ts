import { htmlIn, NOT_HERE, PAGES } from './guestPages.ts';
import { install } from './install.ts';
import { ownPath, SHELL } from './navigationTarget.ts';
import { firstStep, guestStep, keptDocument } from './steps.ts';

/**
 * The page for an address: the start page or a document of the app or of a guest, else the app's shell. A guest
 * who has not started the app has no shell: other pages come from the network, and without one a page says what
 * is here.
 */
export async function pageFor(request: Request, target: string): Promise<Response> {
  const [own, pages] = await Promise.all([
    keptDocument(firstStep, target),
    keptDocument(guestStep, PAGES),
  ]);
  if (!pages) {
    if (own) return own;
    // The browser has thrown all away: it is kept again while the network answers.
    void install().catch(() => undefined);
    return fetch(target);
  }
  if (target !== SHELL) return own ?? (await keptDocument(guestStep, target)) ?? fetch(request);
  // The app's own copies of the documents come after its start, and then take the place of these.
  const { headers } = pages;
  const file: unknown = await pages.json();
  const document = htmlIn(file, ownPath(new URL(request.url).pathname));
  if (document !== undefined) return page(document, headers);
  return own ?? fetch(request).catch(() => page(htmlIn(file, NOT_HERE) ?? '', headers, 503));
}

/** Every file of a build has the same headers but for these; the policy of the pages is among them. */
function page(html: string, given: Headers, status = 200): Response {
  const headers = new Headers(given);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('content-encoding');
  headers.delete('content-length');
  return new Response(html, { status, headers });
}
