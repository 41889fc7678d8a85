import { tellWorker } from '../../sw/messages.ts';
import { fieldsOf } from '../../sw/outbox/fields.ts';
import type { Outbox } from '../../sw/outbox/outbox.ts';
import type { Session } from '../../sw/outbox/session.ts';
import { MAX_PATH_CHARS, type Visit, visitUrl } from '../../sw/outbox/visit.ts';
import { env } from '../env.ts';
import { newId } from '../lib/newId.ts';
import { whenIdle } from './idle.ts';

const LOOK_EVERY_MS = 60_000;
/** After a network has come back: browsers say so before the first request gets through. */
const LOOKS_ON_COMING_BACK_MS = [0, 3000, 15_000];
const ANSWER_LIMIT_MS = 10_000;
/** A new worker comes when the first page rests; so long it has the first go at what waits. */
const WORKER_GRACE_MS = 60_000;

let readSession: () => Session | undefined = () => undefined;

/** A copy: a sign-out empties the store while we may still be at work. */
function heldSession(): Session | undefined {
  const { token = '', owner = '' } = readSession() ?? {};
  return token && owner ? { token, owner } : undefined;
}

const url = () => visitUrl(env.apiBase, location.origin);

let opening: Promise<Outbox> | undefined;

/** Only for pages without a worker: of the others, few ever load its code. */
function outbox(): Promise<Outbox> {
  opening ??= import('./pageOutbox.ts').then(({ pageOutbox }) => pageOutbox(url(), heldSession));
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

let isStarted = false;

/**
 * Delivers what waits at start, on coming back, and each minute; call it before the first visit. A second
 * call only tells where the session is from now on.
 */
export function startVisits(session: () => Session | undefined): void {
  readSession = session;
  if (isStarted) return;
  isStarted = true;
  const look = () => document.hidden || void deliverVisits();
  addEventListener('online', () => {
    for (const ms of LOOKS_ON_COMING_BACK_MS) setTimeout(look, ms);
  });
  document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_EVERY_MS);
  void whenIdle().then(look);
}

let keeping: Promise<typeof import('./keptVisits.ts')> | undefined;

/** Asked for once: a browser answers two imports of one file in any order, and visits have theirs. */
function kept(): Promise<typeof import('./keptVisits.ts')> {
  keeping ??= import('./keptVisits.ts');
  keeping.catch(() => {
    keeping = undefined;
  });
  return keeping;
}

type PageVisit = Pick<Visit, 'path' | 'referrer'> & Partial<Pick<Visit, 'at'>>;

/** A page was seen. The worker takes it in and delivers it; without one the page does. Never rejects. */
export async function recordVisit(seen: PageVisit): Promise<void> {
  const visit: Visit = { at: new Date().toISOString(), ...seen };
  visit.path = visit.path.slice(0, MAX_PATH_CHARS);
  const id = newId();
  const session = heldSession();
  if (isControlled() && (await isTaken(visit, id, session))) return;
  if (isWorkerOnItsWay() && (await isKept(visit, id, session))) return;
  try {
    const own = await outbox();
    if ((await own.accept(visit, id, session?.owner ?? '')) === 'stored') await own.drain();
  } catch (error) {
    console.warn('visit not recorded', error);
  }
}

const isControlled = () => Boolean(navigator.serviceWorker?.controller);

const isWorkerOnItsWay = () =>
  'serviceWorker' in navigator && !isControlled() && performance.now() < WORKER_GRACE_MS;

/** The last request of this page: the next waits for it, so that visits arrive in order. */
let lastSent: Promise<unknown> = Promise.resolve();

/**
 * On disk first, for the worker to deliver; sent at once too, for the page may not live so long, unless
 * an older visit waits: that would come after it.
 */
async function isKept(visit: Visit, id: string, session: Session | undefined): Promise<boolean> {
  try {
    const { keptVisits } = await kept();
    await keptVisits.add({ id, body: visit, owner: session?.owner ?? '', at: Date.now() });
    const sendInTurn = async () => {
      if (!(await keptVisits.isFirst(id))) return;
      if (await isTaken(visit, id, session, 'error')) await keptVisits.takeOut(id);
    };
    lastSent = lastSent.then(sendInTurn).catch(() => undefined);
    await lastSent;
    return true;
  } catch {
    return false;
  }
}

/**
 * Goes out even from a page that is closing. A second arrival of the same key has no effect.
 * `redirect: 'error'` is the mark by which a worker lets it pass to the server.
 */
async function isTaken(
  visit: Visit,
  id: string,
  session: Session | undefined,
  redirect: RequestRedirect = 'follow',
): Promise<boolean> {
  try {
    const response = await fetch(url(), {
      method: 'POST',
      keepalive: true,
      redirect,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(session && { authorization: session.token }),
      },
      body: JSON.stringify(visit),
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
    });
    // 507: the worker has tried everything and counted the loss.
    if (response.status === 204 || response.status === 507) return true;
    return fieldsOf(await response.json())['ok'] === true;
  } catch {
    return false;
  }
}

let delivering: Promise<void> | undefined;

/** There may be a network: after any answer of the API, on coming back, now and then. */
export function deliverVisits(): Promise<void> {
  delivering ??= deliverWaiting()
    .catch((error: unknown) => console.warn('visits not delivered', error))
    .finally(() => {
      delivering = undefined;
    });
  return delivering;
}

async function deliverWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.active) tellWorker(registration.active, 'DELIVER_VISITS');
  if ('serviceWorker' in navigator && performance.now() < WORKER_GRACE_MS) return;
  const { keptVisits } = await kept();
  if ((await keptVisits.size()) > 0) await (await outbox()).drain();
}

/** Before a sign-out: the player's visits go out within 2 s, or become nobody's. Never rejects. */
export async function releaseVisits(): Promise<void> {
  const session = heldSession();
  if (!session) return;
  await outbox().then(
    (own) => own.release(session),
    (error: unknown) => console.warn('visits not released', error),
  );
}
