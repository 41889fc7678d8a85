import { askForSync } from './backgroundSync.ts';
import { readHeldSession } from './heldSession.ts';
import { type Accepted, createOutbox } from './outbox/outbox.ts';
import { parseVisitText, visitUrl } from './outbox/visit.ts';
import type { Route } from './route.ts';

/** Given by the build. Empty where only the page can reach the API: then the page does all this. */
declare const __API_BASE__: string;

const url = __API_BASE__ && visitUrl(__API_BASE__, location.origin);
const outbox = createOutbox({ url, readSession: readHeldSession });

/** Visits are stored one after the other, so that they keep the order they were made in. */
let last: Promise<unknown> = Promise.resolve();

/** A page was seen: on disk first, then the answer, then on to the server. */
export const visits: Route = (event) => {
  const { request } = event;
  // What the outbox itself sends, from a page, is on its way already.
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
  const id = request.headers.get('idempotency-key') ?? crypto.randomUUID();
  const accepted = await outbox.accept(visit, id, await ownerOf(request));
  return json(...ANSWERS[accepted]);
}

/** `Response.json` is younger than the oldest browsers we serve. */
function json(body: object, init: ResponseInit): Response {
  const headers = { 'content-type': 'application/json' };
  return new Response(JSON.stringify(body), { ...init, headers });
}

const ANSWERS: Record<Accepted, [body: object, init: ResponseInit]> = {
  stored: [{ ok: true, queued: true }, { status: 202 }],
  sent: [{ ok: true }, { status: 200 }],
  lost: [{ ok: false }, { status: 507 }],
};

/** The token itself is not stored, only whose it is, and only while that sign-in is held. */
async function ownerOf(request: Request): Promise<string> {
  const token = request.headers.get('authorization');
  const session = token ? await readHeldSession() : undefined;
  return session && session.token === token ? session.owner : '';
}

export async function deliverVisits(): Promise<void> {
  if (url && (await outbox.drain()) !== 'empty') await askForSync();
}

/** The browser tries again later only if this rejects. */
export async function deliverAllVisits(): Promise<void> {
  if (url && (await outbox.drain()) !== 'empty') throw new Error('visits are waiting');
}
