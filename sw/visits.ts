import { newId } from '../src/lib/newId.ts';
import { askForSync } from './backgroundSync.ts';
import { readHeldSession } from './heldSession.ts';
import { type Accepted, createOutbox } from './outbox/outbox.ts';
import { parseVisitText, visitUrl } from './outbox/visit.ts';
import type { Route } from './route.ts';

/** Set by the build. Empty if only the page can reach the API; then the page does all of this. */
declare const __API_BASE__: string;
/** Written before this script by `npm run site`, where the settings of the site name another. */
declare const self: ServiceWorkerGlobalScope & { apiBase?: string };

const url = __API_BASE__ && visitUrl(self.apiBase ?? __API_BASE__, location.origin);
const outbox = createOutbox({ url, readSession: readHeldSession });

/** Visits are stored one after another, so that they keep their order. */
let last: Promise<unknown> = Promise.resolve();

/** A page view: saves it on disk, answers the page, then sends it to the server. */
export const visits: Route = (event) => {
  const { request } = event;
  // The page's own outbox sends this one.
  if (request.url !== url || request.method !== 'POST' || request.redirect === 'error') {
    return undefined;
  }
  const answer = last.then(() => take(request));
  last = answer.catch(() => undefined);
  event.waitUntil(answer.then(deliverVisits));
  return answer;
};

async function take(request: Request): Promise<Response> {
  const visit = parseVisitText(await request.text());
  if (!visit) return json({ ok: false }, { status: 400 });
  const id = request.headers.get('idempotency-key') ?? newId();
  const accepted = await outbox.accept(visit, id, await ownerOf(request));
  return json(...ANSWERS[accepted]);
}

/** Instead of `Response.json`, which the oldest supported browsers lack. */
function json(body: object, init: ResponseInit): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { ...init, headers });
}

const ANSWERS: Record<Accepted, [body: object, init: ResponseInit]> = {
  stored: [{ ok: true, queued: true }, { status: 202 }],
  sent: [{ ok: true }, { status: 200 }],
  lost: [{ ok: false }, { status: 507 }],
};

/** Whose token it is; empty for an unknown one. The token itself is not stored. */
async function ownerOf(request: Request): Promise<string> {
  const token = request.headers.get('authorization');
  const session = token ? await readHeldSession() : undefined;
  return session && session.token === token ? session.owner : '';
}

export async function deliverVisits(): Promise<void> {
  if (url && (await outbox.drain()) !== 'empty') await askForSync();
}

/** Rejects if visits are left, because only then does the browser try again. */
export async function deliverAllVisits(): Promise<void> {
  if (url && (await outbox.drain()) !== 'empty') throw new Error('visits are waiting');
}
