import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

interface Visit {
  isSignedIn?: boolean;
  isInstalled?: boolean;
  /** The worker served this page, and the app was started on an earlier one. */
  hasComeBack?: boolean;
  savesData?: boolean;
  keepsLess?: boolean;
  /** A page was opened that is more than the start of the app and the rules. */
  hasOpened?: boolean;
}

let told: unknown[];

beforeEach(() => {
  newPage();
  told = [];
});
afterEach(() => void vi.unstubAllGlobals());

async function visit(how: Visit) {
  const { isSignedIn, isInstalled, hasComeBack, savesData, keepsLess, hasOpened } = how;
  const active = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal('navigator', {
    serviceWorker: {
      ready: Promise.resolve({ active }),
      controller: hasComeBack ? active : null,
    },
  });
  vi.stubGlobal('document', {
    readyState: 'complete',
    documentElement: { classList: { contains: () => savesData ?? false } },
  });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: isInstalled ?? false }));
  vi.stubGlobal('localStorage', { getItem: () => (keepsLess ? '1' : null) });
  vi.stubGlobal('caches', { has: async () => hasComeBack ?? false });
  const [{ warmCache }, { noteUse }, { wasAppStarted }] = await Promise.all([
    import('./warmCache.ts'),
    import('./inUse.ts'),
    import('./appStarted.ts'),
  ]);
  await wasAppStarted();
  if (hasOpened) noteUse();
  await warmCache(isSignedIn ?? false);
  return told;
}

test.each<[string, Visit, string[]]>([
  ['a guest who is here for the first time', {}, ['KEEP_PAGES']],
  ['a guest who has come back', { hasComeBack: true }, ['KEEP_EVERYTHING']],
  ['a guest who has opened a match', { hasOpened: true }, ['KEEP_EVERYTHING']],
  ['a guest who has installed it', { isInstalled: true }, ['KEEP_EVERYTHING']],
  ['who is signed in', { isSignedIn: true }, ['KEEP_EVERYTHING']],
  ['a guest who saves data', { savesData: true, hasComeBack: true }, ['KEEP_APP']],
  ['a player who saves data', { savesData: true, isSignedIn: true }, ['KEEP_APP']],
  ['a guest who has removed it', { keepsLess: true, hasComeBack: true }, ['KEEP_APP']],
  ['a player who has removed it', { keepsLess: true, isSignedIn: true }, ['KEEP_APP']],
])('what is kept for %s', async (_, how, types) => {
  expect(await visit(how)).toEqual(types.map((type) => ({ type })));
});
