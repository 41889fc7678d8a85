import { at } from '../src/lib/base.ts';
import { htmlIn, NOT_HERE, PAGES } from './guestPages.ts';
import { installAnew } from './install.ts';
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
    installAnew();
    return fetch(target);
  }
  if (target !== SHELL) return own ?? (await keptDocument(guestStep, target)) ?? fetch(request);
  // The app's own copies of the documents come after its start, and then take the place of these.
  const documents = await pages.json();
  const document = htmlIn(documents, ownPath(new URL(request.url).pathname));
  if (document !== undefined) return page(document);
  return own ?? fetch(request).catch(() => page(htmlIn(documents, NOT_HERE), 503));
}

/** With the headers of the start page: every page of a build has the same, its policy among them. */
async function page(html = '', status = 200): Promise<Response> {
  const start = await keptDocument(guestStep, at('/'));
  const headers = new Headers(start?.headers);
  // They tell of the start page's own bytes.
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(html, { status, headers });
}
