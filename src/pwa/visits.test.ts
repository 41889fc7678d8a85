import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

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

const tellWorker = vi.fn();

/**
 * A page with its worker in control, about to come, or never to come; its module is loaded anew, as by a
 * reload.
 */
async function openPage(
  worker: 'in control' | 'about to come' | 'never',
): Promise<typeof import('./visits.ts')> {
  newPage();
  const active = { postMessage: tellWorker };
  const controller = worker === 'in control' ? active : null;
  const registration = worker === 'never' ? undefined : { active: controller };
  vi.stubGlobal('navigator', {
    serviceWorker: { controller, getRegistration: async () => registration },
  });
  vi.stubGlobal('performance', { now: () => (worker === 'never' ? 60_000 : 1000) });
  const visits = await import('./visits.ts');
  visits.startVisits(() => session);
  return visits;
}

beforeEach(() => {
  sent = [];
  tellWorker.mockClear();
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
  vi.useRealTimers();
});

test('with a worker the visit is handed over, once', async () => {
  const { recordVisit, deliverVisits } = await openPage('in control');
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
  const { recordVisit } = await openPage('never');
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
  const { recordVisit } = await openPage('in control');
  answers = [answer, arrived];
  await recordVisit({ path: '/home' });
  const [first, second] = sent;
  expect(sent).toHaveLength(2);
  expect(second).toEqual({ ...first, isPassing: true });
});

test('a worker that tried all and failed has counted the loss: not again', async () => {
  const { recordVisit } = await openPage('in control');
  answers = [() => Response.json({ ok: false }, { status: 507 })];
  await recordVisit({ path: '/home' });
  expect(sent).toHaveLength(1);
});

test('what a page that was closed left behind is delivered by the next', async () => {
  await (await openPage('never')).recordVisit({ path: '/offline' });
  const { deliverVisits } = await openPage('never');
  answers = [arrived];
  await deliverVisits();
  await deliverVisits();
  expect(sent.map(({ body }) => body.path)).toEqual(['/offline', '/offline']);
});

test.each([
  ['that arrives at once is not left to it', [arrived], 0],
  ['that does not arrive waits for it', [], 1],
])('before the worker has come, a visit %s', async (_, first, left) => {
  const { recordVisit, deliverVisits } = await openPage('about to come');
  answers = first;
  await recordVisit({ path: '/' });
  await deliverVisits();
  expect(sent).toHaveLength(1);
  const { keptVisits } = await import('./keptVisits.ts');
  expect(await keptVisits.size()).toBe(left);
});

test('before the worker has come, a visit does not overtake one that waits', async () => {
  const { recordVisit } = await openPage('about to come');
  await recordVisit({ path: '/waits' });
  answers = [arrived];
  await recordVisit({ path: '/later' });
  expect(sent.map(({ body }) => body.path)).toEqual(['/waits']);
  const { keptVisits } = await import('./keptVisits.ts');
  expect(await keptVisits.size()).toBe(2);
});

test('before the worker has come, two visits at once go one after the other', async () => {
  const { recordVisit } = await openPage('about to come');
  answers = [arrived, arrived];
  await Promise.all([recordVisit({ path: '/' }), recordVisit({ path: '/home' })]);
  expect(sent.map(({ body }) => body.path)).toEqual(['/', '/home']);
  const { keptVisits } = await import('./keptVisits.ts');
  expect(await keptVisits.size()).toBe(0);
});

test('a network that is back is told to the worker', async () => {
  const { deliverVisits } = await openPage('in control');
  await deliverVisits();
  expect(tellWorker).toHaveBeenCalledExactlyOnceWith({ type: 'DELIVER_VISITS' });
});

test('a network that comes back slowly is looked for three times', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined });
  const listeners = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => {
    listeners.set(type, listener);
  });
  await openPage('in control');
  tellWorker.mockClear();
  listeners.get('online')?.();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tellWorker).toHaveBeenCalledTimes(3);
});

test('a path is cut to what the contract takes', async () => {
  const { recordVisit } = await openPage('in control');
  answers = [queued];
  await recordVisit({ path: `/${'x'.repeat(900)}` });
  expect(sent[0]?.body.path).toHaveLength(500);
});

test('a sign-out delivers as the player although the store is emptied meanwhile', async () => {
  session = { token: 'token-a', owner: 'owner-a' };
  const { recordVisit, releaseVisits } = await openPage('never');
  await recordVisit({ path: '/home' });
  answers = [arrived];
  const released = releaseVisits();
  session = { token: '', owner: '' };
  await released;
  expect(sent.at(-1)?.token).toBe('token-a');
});

test('without storage and network recording a visit still does not reject', async () => {
  const { recordVisit, deliverVisits, releaseVisits } = await openPage('never');
  vi.stubGlobal('indexedDB', undefined);
  session = { token: 'token-a', owner: 'owner-a' };
  await expect(recordVisit({ path: '/home' })).resolves.toBeUndefined();
  await expect(releaseVisits()).resolves.toBeUndefined();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await expect(deliverVisits()).resolves.toBeUndefined();
});
