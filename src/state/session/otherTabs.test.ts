import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { newPage, newTab } from '../../testing/newPage.ts';
import { until } from '../../testing/until.ts';

const stored = new Map<string, string>();
const ADA = { id: 7, username: 'ada', name: 'Ada', isDemo: false };

beforeEach(() => {
  newPage();
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => undefined);
});

/** Opens another tab of the same browser. */
async function openTab() {
  newTab();
  const [tabs, { session, beginSession, hydrateSession }, modal, { flushAll }] = await Promise.all([
    import('./otherTabs.ts'),
    import('./session.ts'),
    import('./authModal.ts'),
    import('../../storage/persisted.ts'),
  ]);
  await hydrateSession();
  tabs.syncWithOtherTabs();
  const { signOut } = await import('./signOut.ts');
  return { ...tabs, ...modal, signOut, session, beginSession, flushAll };
}

test('a sign-in in one tab is one in all of them', async () => {
  const guest = await openTab();
  guest.openAuth('login');
  const other = await openTab();
  other.beginSession({ token: 'a-token', user: ADA });
  // Not written yet: a tab that reads now finds nothing and is told again.
  other.tellOtherTabs();
  await other.flushAll();
  expect(guest.session.isAuth).toBe(false);
  other.tellOtherTabs();
  await until(() => expect(guest.session).toMatchObject({ isAuth: true, token: 'a-token' }));
  expect(guest.session.user).toEqual(ADA);
  await until(() => expect(guest.authModal.activeAuthModal).toBeUndefined());
});

test.each<[string, () => void]>([
  ['works', () => undefined],
  [
    'is full',
    () => {
      localStorage.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'is forbidden',
    () => {
      vi.stubGlobal('localStorage', undefined);
    },
  ],
])('who leaves offline in one tab has left in all, where local storage %s', async (_, break_) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  vi.stubGlobal('history', { replaceState: () => undefined });
  const first = await openTab();
  first.beginSession({ token: 'a-token', user: ADA });
  await first.flushAll();
  const second = await openTab();
  expect(second.session.isAuth).toBe(true);
  break_();
  await first.signOut();
  await until(() => expect(second.session).toMatchObject({ isAuth: false, token: '' }));

  // The sign-out of the last session, heard late, does not end the next one.
  second.beginSession({ token: 'next', user: ADA });
  first.tellOtherTabs('owner of the last session');
  await second.flushAll();
  expect(second.session.isAuth).toBe(true);
});
