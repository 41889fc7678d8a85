import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const url = 'https://oja.example/api/page/visit';
const queued = () => Response.json({ ok: true, queued: true }, { status: 202 });
const arrived = () => new Response(null, { status: 204 });

interface Sent {
  id: string;
  token: string | null;
  body: { path: string; dropped?: number };
  /** The outbox's own requests, which the worker lets pass. */
  isPassing: boolean;
}

let sent: Sent[];
let answers: (() => Response)[];
let session: { token: string; owner: string };

/** A page with or without a worker in control; its module is loaded anew, as by a reload. */
async function openPage(isControlled: boolean): Promise<typeof import('./visits.ts')> {
  vi.resetModules();
  vi.stubGlobal('navigator', { serviceWorker: { controller: isControlled ? {} : null } });
  const visits = await import('./visits.ts');
  visits.startVisits(() => session);
  return visits;
}

beforeEach(() => {
  sent = [];
  answers = [];
  session = { token: '', owner: '' };
  vi.stubGlobal('location', new URL('https://oja.example/home'));
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('addEventListener', () => undefined);
  // Never at rest, so that nothing but the test looks into the queue.
  vi.stubGlobal('document', { hidden: true, addEventListener: () => undefined });
  vi.stubGlobal('setInterval', () => 0);
  vi.stubGlobal('fetch', async (to: string, init: RequestInit) => {
    expect(to).toBe(url);
    const headers = new Headers(init.headers);
    sent.push({
      id: headers.get('idempotency-key') ?? '',
      token: headers.get('authorization'),
      body: JSON.parse(String(init.body)),
      isPassing: init.redirect === 'error',
    });
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('with a worker the visit is handed over, once', async () => {
  const { recordVisit, deliverVisits } = await openPage(true);
  answers = [queued];
  await recordVisit({ path: '/home', at: '2026-03-01T12:00:00.000Z', referrer: '/' });
  await deliverVisits();
  expect(sent).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      token: null,
      body: { path: '/home', at: '2026-03-01T12:00:00.000Z', referrer: '/' },
      isPassing: false,
    },
  ]);
});

test('without a worker the page stores and delivers by itself', async () => {
  session = { token: 'token-a', owner: 'owner-a' };
  const { recordVisit } = await openPage(false);
  answers = [arrived];
  await recordVisit({ path: '/home' });
  expect(sent).toMatchObject([{ token: 'token-a', body: { path: '/home' }, isPassing: true }]);
});

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const portal = () => new Response('<html>', { headers: { 'content-type': 'text/html' } });
const broken = () => Response.json({}, { status: 500 });

test.each([
  ['dies', lost],
  ['lets a portal answer', portal],
  ['fails', broken],
])('a worker that %s: the page takes over, under the same key', async (_, answer) => {
  const { recordVisit } = await openPage(true);
  answers = [answer, arrived];
  await recordVisit({ path: '/home' });
  const [first, second] = sent;
  expect(sent).toHaveLength(2);
  expect(second).toEqual({ ...first, isPassing: true });
});

test('a worker that tried all and failed has counted the loss: not again', async () => {
  const { recordVisit } = await openPage(true);
  answers = [() => Response.json({ ok: false }, { status: 507 })];
  await recordVisit({ path: '/home' });
  expect(sent).toHaveLength(1);
});

test('what a page that was closed left behind is delivered by the next', async () => {
  await (await openPage(false)).recordVisit({ path: '/offline' });
  const { deliverVisits } = await openPage(false);
  answers = [arrived];
  await deliverVisits();
  await deliverVisits();
  expect(sent.map(({ body }) => body.path)).toEqual(['/offline', '/offline']);
});

test('a path is cut to what the contract takes', async () => {
  const { recordVisit } = await openPage(true);
  answers = [queued];
  await recordVisit({ path: `/${'x'.repeat(900)}` });
  expect(sent[0]?.body.path).toHaveLength(500);
});

test('a sign-out delivers as the player although the store is emptied meanwhile', async () => {
  session = { token: 'token-a', owner: 'owner-a' };
  const { recordVisit, releaseVisits } = await openPage(false);
  await recordVisit({ path: '/home' });
  answers = [arrived];
  const released = releaseVisits();
  session = { token: '', owner: '' };
  await released;
  expect(sent.at(-1)?.token).toBe('token-a');
});

test('without storage and network recording a visit still does not reject', async () => {
  const { recordVisit, deliverVisits, releaseVisits } = await openPage(false);
  vi.stubGlobal('indexedDB', undefined);
  session = { token: 'token-a', owner: 'owner-a' };
  await expect(recordVisit({ path: '/home' })).resolves.toBeUndefined();
  await expect(releaseVisits()).resolves.toBeUndefined();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(deliverVisits()).resolves.toBeUndefined();
});
