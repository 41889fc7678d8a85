import 'fake-indexeddb/auto';
import { clear, get, keys, set } from 'idb-keyval';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { newPage } from '../../testing/newPage.ts';

/** As the first release saved it, in naira. Every later release must read it, or players are signed out. */
const FIRST_RELEASE = {
  v: 1,
  rev: 3,
  epoch: 0,
  at: 1_763_726_400_000,
  data: {
    token: 't0ken',
    owner: '2f9b4c1e-0000-4000-8000-000000000000',
    user: { id: 7, username: 'adaeze', name: 'Adaeze Obi', isDemo: false },
    wallet: { balance: 1250.5, cash: 0, coins: 0, sports: 0, wicket: 0 },
    exposureAmount: 100,
    walletAt: 1_763_726_400_000,
  },
};

const marks = new Map<string, string>();

beforeEach(() => {
  newPage();
  marks.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => marks.get(key) ?? null,
    setItem: (key: string, value: string) => void marks.set(key, value),
    removeItem: (key: string) => void marks.delete(key),
  });
});

afterEach(async () => {
  const { database } = await import('../../storage/database.ts');
  await clear(database);
});

async function start() {
  const [{ database }, { storageHooks }, { hydrateSession, session }] = await Promise.all([
    import('../../storage/database.ts'),
    import('../../storage/storageHooks.ts'),
    import('./session.ts'),
  ]);
  const troubled = vi.spyOn(storageHooks, 'troubled').mockReturnValue();
  return { database, hydrateSession, session, troubled };
}

test('what the first release saved is read by this one', async () => {
  const { database, hydrateSession, session, troubled } = await start();
  await set('session@1', FIRST_RELEASE, database);
  await hydrateSession();
  expect(session).toMatchObject({
    isAuth: true,
    isStoreHydrated: true,
    token: 't0ken',
    wallet: { balance: 125_050 },
    exposureAmount: 10_000,
  });
  expect(troubled).not.toHaveBeenCalled();
});

test('a session that was held and is gone is told once', async () => {
  marks.set('oja:canary', '{"epoch":0,"held":true}');
  const first = await start();
  await first.hydrateSession();
  expect(first.session).toMatchObject({ isAuth: false, isStoreHydrated: true });
  expect(first.troubled).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'DataError' }),
  );
  newPage();
  const second = await start();
  await second.hydrateSession();
  expect(second.troubled).not.toHaveBeenCalled();
});

test.each<[string, unknown]>([
  ['damaged', { ...FIRST_RELEASE, data: { ...FIRST_RELEASE.data, user: 'adaeze' } }],
  ['of a version to come', { ...FIRST_RELEASE, v: 2 }],
  ['gone', undefined],
])(
  'with a session record that is %s nothing of its player is left, and the next one is kept',
  async (_, record) => {
    marks.set('oja:canary', '{"epoch":0,"held":true}');
    for (const key of ['oja:lock', 'oja:last-view', 'mobile_details']) marks.set(key, 'hers');
    const { database, hydrateSession, session } = await start();
    if (record !== undefined) await set('session@1', record, database);
    for (const key of ['list:withdrawals@1', 'draft:withdrawal@1'])
      await set(key, { v: 1, rev: 1, epoch: 0, at: 0, data: 'hers' }, database);
    await hydrateSession();
    expect(session.isAuth).toBe(false);
    expect(await keys(database)).toEqual([]);
    expect([...marks]).toEqual([['oja:canary', '{"epoch":1,"held":false}']]);

    const [{ beginSession }, { flushAll }] = await Promise.all([
      import('./session.ts'),
      import('../../storage/persisted.ts'),
    ]);
    beginSession({
      token: 'next',
      user: { id: 8, username: 'emeka', name: 'Emeka', isDemo: false },
    });
    await flushAll();
    expect(await get('session@1', database)).toMatchObject({ epoch: 1, data: { token: 'next' } });
  },
);

test.each([
  ['took', false, true],
  ['refused', true, false],
])(
  'a session that storage %s: it is held if it will be there after a reload',
  async (_, refuses, held) => {
    const { hydrateSession } = await start();
    const [{ beginSession }, { flushAll }, { readSessionMark }] = await Promise.all([
      import('./session.ts'),
      import('../../storage/persisted.ts'),
      import('../../storage/sessionMark.ts'),
    ]);
    await hydrateSession();
    if (refuses) {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
        throw new DOMException('', 'QuotaExceededError');
      });
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      onTestFinished(() => {
        put.mockRestore();
        warn.mockRestore();
      });
    }
    beginSession({ token: 't', user: { id: 8, username: 'emeka', name: 'Emeka', isDemo: false } });
    await flushAll();
    await Promise.resolve();
    expect(readSessionMark().held).toBe(held);
  },
);

test('a guest on a phone where nobody was is told nothing', async () => {
  const { database, hydrateSession, session, troubled } = await start();
  await hydrateSession();
  expect(session.isStoreHydrated).toBe(true);
  expect(troubled).not.toHaveBeenCalled();
  expect(await get('session@1', database)).toBeUndefined();
});

test('a sign-in that ends after this tab has joined another player’s session keeps nothing of that player', async () => {
  const { hydrateSession, session } = await start();
  const [{ beginSession }, { messages }, { support }] = await Promise.all([
    import('./session.ts'),
    import('../lists/inbox.ts'),
    import('../../features/support/supportNotes.ts'),
  ]);
  await hydrateSession();
  const signIn = (username: string) =>
    beginSession({ token: username, user: { id: 1, username, name: username, isDemo: false } });
  signIn('ada');
  messages.put({ asOf: 1, announcements: [] }, 1);
  support.draft.text = 'Ada writes';
  signIn('emeka');
  expect(session.user?.username).toBe('emeka');
  expect([messages.state.data, support.draft.text]).toEqual([undefined, '']);
});
