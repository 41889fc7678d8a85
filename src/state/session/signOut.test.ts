import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const PLAYER = { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false };
const fetchMock = vi.fn<typeof fetch>();

/** How the server answers, by the end of the path. */
function serve(answers: Record<string, (request: RequestInit) => Response | Promise<Response>>) {
  fetchMock.mockImplementation(async (url, request = {}) => {
    const path = Object.keys(answers).find((end) => String(url).endsWith(end));
    return (path && answers[path]?.(request)) || json({ ok: true });
  });
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
}

/** Never answers, and ends as a browser's request does when it is broken off. */
function hang({ signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

const calls = (end: string) => fetchMock.mock.calls.filter(([url]) => String(url).endsWith(end));

function fakeStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  };
}

/** A page of its own: what the modules remember is read anew. */
async function openPage() {
  vi.resetModules();
  const [{ call }, { callHooks }, session, out, modal, { notices }, { getProfile }, { database }] =
    await Promise.all([
      import('../../api/call.ts'),
      import('../../api/callHooks.ts'),
      import('./session.ts'),
      import('./signOut.ts'),
      import('./authModal.ts'),
      import('../device/notices.ts'),
      import('../../contract/account.ts'),
      import('../../storage/database.ts'),
    ]);
  callHooks.token = () => session.session.token;
  callHooks.unauthorised = ({ message }) => out.forceSignOut(message);
  return { call, callHooks, ...session, ...out, ...modal, notices, getProfile, database };
}

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('history', { replaceState: vi.fn() });
  vi.stubGlobal('location', new URL('http://oja.test/mybets?group=void'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('ten refusals at once are one sign-out with one message, and no call of its own', async () => {
  const page = await openPage();
  serve({ '/profile': () => json({ error: true, message: 'Your session has ended' }, 401) });
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

test('without the server it says what it could not do', async () => {
  const page = await openPage();
  serve({ '/signout': () => Promise.reject(new TypeError('failed')) });
  page.beginSession({ token: 't', user: PLAYER });
  await page.signOut();
  expect(page.notices.tray[0]).toMatchObject({
    severity: 'warning',
    text: 'Signed out on this phone. We could not tell the server.',
  });
});

test('who signs in while another tab holds a player ends that one', async () => {
  const page = await openPage();
  localStorage.setItem('oja:canary', JSON.stringify({ epoch: 4, held: true }));
  await set('list:bets@1', { epoch: 4, data: 'theirs' }, page.database);
  page.beginSession({ token: 't', user: PLAYER });
  expect(localStorage.getItem('oja:canary')).toBe('{"epoch":5,"held":true}');
  await vi.waitFor(async () => expect(await get('list:bets@1', page.database)).toBeUndefined());
});
