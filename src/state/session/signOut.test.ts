// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeBreak } from '../../contract/account/saferPlay.ts';
import { answerOf, rawJson, refusalOf } from '../../testing/answers.ts';
import { newPage } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const SAFER_PLAY = {
  asOf: Date.now(),
  timeLimit: { usedMinutes: 0 },
  realityCheckMinutes: 0 as const,
  session: { startedAt: 0, staked: 0, result: 0 },
  netDeposits: 0,
  moneyLimits: [],
};
const PLAYER = { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false };
const fetchMock = vi.fn<typeof fetch>();

/** The server's answers, by the end of the path. */
function serve(answers: Record<string, (request: RequestInit) => Response | Promise<Response>>) {
  fetchMock.mockImplementation(async (url, request = {}) => {
    const path = Object.keys(answers).find((end) => String(url).endsWith(end));
    return (path && answers[path]?.(request)) || rawJson({ ok: true });
  });
}

/** Never answers, and rejects like a browser's request when aborted. */
function hang({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

const calls = (end: string) => fetchMock.mock.calls.filter(([url]) => String(url).endsWith(end));

/** Starts a page: whatever the modules remember is read again. */
async function openPage() {
  newPage();
  const [{ call }, { callHooks }, session, out, modal, { notices }, { getProfile }, { database }] =
    await Promise.all([
      import('../../api/call.ts'),
      import('../../api/callHooks.ts'),
      import('./session.ts'),
      import('./signOut.ts'),
      import('./authModal.ts'),
      import('../device/notices.ts'),
      import('../../contract/account/account.ts'),
      import('../../storage/database.ts'),
    ]);
  callHooks.token = () => session.session.token;
  callHooks.unauthorised = ({ message }) => out.forceSignOut(message);
  return { call, callHooks, ...session, ...out, ...modal, notices, getProfile, database };
}

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('history', { replaceState: vi.fn() });
  vi.stubGlobal('location', new URL('http://oja.test/mybets?group=void'));
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const) {
    vi.stubGlobal(name, events[name].bind(events));
  }
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('ten refusals at once are one sign-out with one message, and no call of its own', async () => {
  const page = await openPage();
  serve({
    '/profile': () => refusalOf('session-ended', 'Your session has ended', { status: 401 }),
  });
  page.beginSession({ token: 't', user: PLAYER });
  const asked = Array.from({ length: 10 }, () => page.call(page.getProfile, {}));
  await Promise.allSettled(asked);
  expect(page.session).toMatchObject({ isAuth: false, token: '', user: undefined });
  expect(page.notices.tray.map(({ text }) => text)).toEqual(['Your session has ended']);
  expect(page.authModal.activeAuthModal).toBe('login');
  expect(history.replaceState).toHaveBeenCalledExactlyOnceWith(
    null,
    '',
    '/?return=%2Fmybets%3Fgroup%3Dvoid',
  );
  expect(calls('/signout')).toEqual([]);
});

test('a player who leaves: the call carries the token, what was under way is broken off', async () => {
  const page = await openPage();
  const failed = vi.fn();
  page.callHooks.failed = failed;
  serve({ '/profile': hang });
  page.beginSession({ token: 't0ken', user: PLAYER });
  await set('list:bets@1', { private: true }, page.database);
  const asked = page.call(page.getProfile, {});
  const left = page.signOut();
  await expect(asked).rejects.toMatchObject({ kind: 'network' });
  await left;
  expect(new Headers(calls('/signout')[0]?.[1]?.headers).get('authorization')).toBe('t0ken');
  expect(failed).not.toHaveBeenCalled();
  expect(await get('list:bets@1', page.database)).toBeUndefined();
  expect(page.authModal.activeAuthModal).toBe('login');
});

test.each<[string, (page: Awaited<ReturnType<typeof openPage>>) => unknown]>([
  ['who leaves', (page) => page.signOut()],
  ['whose session the server ends', (page) => page.forceSignOut()],
])(
  'a player %s gets no push messages here any more, and those shown are taken away',
  async (_, leave) => {
    const [unsubscribe, close] = [vi.fn(async () => true), vi.fn()];
    const registration = {
      getNotifications: async () => [{ close }],
      pushManager: { getSubscription: async () => ({ unsubscribe }) },
    };
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => registration },
    });
    const page = await openPage();
    serve({});
    page.beginSession({ token: 't', user: PLAYER });
    await leave(page);
    await until(() => expect(unsubscribe).toHaveBeenCalledOnce());
    expect(close).toHaveBeenCalledOnce();
  },
);

test('who leaves for a break is not asked to sign in again', async () => {
  const page = await openPage();
  serve({});
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut({ opensAuth: false });
  expect(page.session.isAuth).toBe(false);
  expect(page.authModal.activeAuthModal).toBeUndefined();
});

test('a server that says nothing has been told all the same', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = await openPage();
  serve({ '/signout': () => new Response(null, { status: 204 }) });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  expect(page.notices.tray).toEqual([]);
});

test('a store that fails to forget keeps neither the others nor the wipe from it', async () => {
  const page = await openPage();
  const { onForget } = await import('./privateState.ts');
  const failure = new Error('broken');
  const after = vi.fn();
  onForget(() => {
    throw failure;
  });
  onForget(after);
  const told = vi.spyOn(console, 'error').mockReturnValue();
  serve({});
  page.beginSession({ token: 't', user: PLAYER });
  await set('list:bets@1', { private: true }, page.database);
  await page.signOut();
  expect(after).toHaveBeenCalledTimes(1);
  expect(page.session.isAuth).toBe(false);
  expect(await get('list:bets@1', page.database)).toBeUndefined();
  expect(told).toHaveBeenCalledWith(expect.any(String), failure);
  told.mockRestore();
});

/** What remains after the sign-out, besides marks without anything personal. */
const keptOf = () => localStorage.getItem('oja:goodbye');
const OFFLINE = () => Promise.reject(new TypeError('failed'));

test('without the server it says what it could not do, and keeps the token alone', async () => {
  const page = await openPage();
  serve({ '/signout': OFFLINE });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  expect(page.notices.tray[0]).toMatchObject({
    severity: 'warning',
    text: "Logged out on this phone. We'll finish logging you out as soon as our server answers.",
  });
  expect(keptOf()).toBe('["t"]');
  expect(await keys(page.database)).toEqual([]);
});

test('with the next network the server is told, and so is the player', async () => {
  const page = await openPage();
  serve({ '/signout': OFFLINE });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  serve({});
  globalThis.dispatchEvent(new Event('online'));
  await until(() => expect(keptOf()).toBeNull());
  const last = calls('/signout').at(-1)?.[1];
  expect(new Headers(last?.headers).get('authorization')).toBe('t');
  expect(page.notices.tray[0]?.text).toBe("You're now fully logged out.");
});

test('a page that is opened later tells it, with whoever is signed in then', async () => {
  localStorage.setItem('oja:goodbye', '["first","second"]');
  const page = await openPage();
  serve({});
  page.beginSession({ token: 'third', user: PLAYER });
  (await import('./goodbye.ts')).sendGoodbyesWhenOnline();
  await until(() => expect(keptOf()).toBeNull());
  const told = calls('/signout').map(([, request]) =>
    new Headers(request?.headers).get('authorization'),
  );
  expect(told).toEqual(['first', 'second']);
  expect(page.session.isAuth).toBe(true);
  // It is said to nobody who is logged in.
  expect(page.notices.tray).toEqual([]);
});

const htmlPage = (status: number) => new Response('<!doctype html>', { status });

test.each([
  ['a server that knows the token no more: dropped', () => rawJson({ error: true }, 401), null],
  ['a server that refuses the call', () => rawJson({ error: true, message: 'No' }, 400), '["t"]'],
  ['a server that is busy', () => rawJson({ error: true }, 429), '["t"]'],
  ['a server that fails', () => rawJson({ error: true }, 500), '["t"]'],
  ['a page with 200', () => htmlPage(200), '["t"]'],
  ['a page with 400', () => htmlPage(400), '["t"]'],
  ['a page with 401', () => htmlPage(401), '["t"]'],
  ['a page with 403', () => htmlPage(403), '["t"]'],
  ['a page with 404', () => htmlPage(404), '["t"]'],
  ['a page with 405', () => htmlPage(405), '["t"]'],
  ['a page with 408', () => htmlPage(408), '["t"]'],
])('what a sign-out is answered by, and what is kept to be told: %s', async (_, answer, kept) => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const page = await openPage();
  serve({ '/signout': answer });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  // What failed is tried again at once. Passes run one after another, so that one is over after this.
  await (await import('./goodbye.ts')).sendGoodbyes();
  expect(keptOf()).toBe(kept);
  expect(page.session.isAuth).toBe(false);
  expect(page.authModal.activeAuthModal).toBe('login');
});

test.each([404, 405])('it goes by GET, and by POST to a server that answers %i', async (status) => {
  const page = await openPage();
  serve({
    '/signout': ({ method }) =>
      method === 'GET' ? rawJson({ error: true, message: 'None' }, status) : rawJson({ ok: true }),
  });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  expect(calls('/signout').map(([, request]) => request?.method)).toEqual(['GET', 'POST']);
  expect(keptOf()).toBeNull();
});

test('a break that was taken offline goes before the sign-out that would end its token', async () => {
  const page = await openPage();
  const { beginBreak, playLock } = await import('../play/playLock.ts');
  serve({ '/safer-play/break': OFFLINE, '/signout': OFFLINE });
  page.beginSession({ token: 't', user: PLAYER });
  await beginBreak({ kind: 'time-out', length: 7 });
  await page.signOut();

  // With a portal in between neither gets through, and the token is still needed.
  fetchMock.mockClear();
  serve({ '/safer-play/break': () => htmlPage(403) });
  globalThis.dispatchEvent(new Event('online'));
  await until(() => expect(calls('/safer-play/break')).not.toEqual([]));
  expect([playLock.unsent.length, calls('/signout').length]).toEqual([1, 0]);

  fetchMock.mockClear();
  const until2030 = { kind: 'time-out', since: Date.now(), until: Date.UTC(2030, 0) } as const;
  serve({ '/safer-play/break': () => answerOf(takeBreak, { ...SAFER_PLAY, break: until2030 }) });
  page.beginSession({ token: 'e', user: { ...PLAYER, id: 8, username: 'emeka' } });
  globalThis.dispatchEvent(new Event('online'));
  await until(() => expect(keptOf()).toBeNull());
  const told = fetchMock.mock.calls.map(([url, request]) => [
    new URL(String(url), 'http://oja.test').pathname,
    new Headers(request?.headers).get('authorization'),
  ]);
  expect(told).toEqual([
    ['/api/safer-play/break', 't'],
    ['/api/signout', 't'],
  ]);
  expect(playLock.unsent).toEqual([]);
  expect(page.session.isAuth).toBe(true);
});

function refuseMarks() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

test.each([
  ['', () => undefined],
  [' with local storage full', refuseMarks],
])('who signs in while another tab holds a player ends that one%s', async (_, refuse) => {
  const page = await openPage();
  await page.hydrateSession();
  localStorage.setItem('oja:canary', JSON.stringify({ epoch: 4, held: true }));
  localStorage.setItem('oja:lock', 'theirs');
  await set('list:bets@1', { epoch: 4, data: 'theirs' }, page.database);
  refuse();
  page.beginSession({ token: 't', user: PLAYER });
  await until(async () => expect(await get('list:bets@1', page.database)).toBeUndefined());
  expect(localStorage.getItem('oja:lock')).toBeNull();
  await until(async () =>
    expect(await get('session@1', page.database)).toMatchObject({ data: { token: 't' } }),
  );
});
