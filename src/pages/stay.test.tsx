import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { KEEPS_LESS_KEY } from '../storage/keys.ts';
import { newPage } from '../testing/newPage.ts';

let told: unknown[];
const register = vi.fn(async () => undefined);

/** A page that no worker serves, on a device where the app was started before or never. */
async function page({ isAppStarted = false } = {}) {
  const active = { postMessage: (message: unknown) => told.push(message) };
  vi.stubGlobal('navigator', {
    onLine: true,
    serviceWorker: {
      controller: null,
      getRegistration: async () => undefined,
      register,
      ready: Promise.resolve({ active }),
    },
  });
  vi.stubGlobal('caches', { has: async () => isAppStarted });
  return import('./stay.ts');
}

beforeEach(() => {
  newPage();
  vi.useFakeTimers();
  told = [];
  register.mockClear();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // A worker that is registered listens on: other files have this window, too.
  vi.stubGlobal('addEventListener', () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.documentElement.classList.remove('lite');
});

test.each([
  ['never started', false, []],
  ['started before', true, [{ type: 'KEEP_PAGES' }]],
])('a worker where the app was %s', async (_, isAppStarted, messages) => {
  const { stay } = await page({ isAppStarted });
  await stay();
  expect(register).toHaveBeenCalledOnce();
  expect(told).toEqual(messages);
});

test('a page that rests brings the worker by itself', async () => {
  const { stayAtRest } = await page();
  await stayAtRest();
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3000);
  expect(register).toHaveBeenCalledOnce();
});

test.each<[string, () => void]>([
  ['with the data saver', () => document.documentElement.classList.add('lite')],
  ['after what was saved was removed', () => localStorage.setItem(KEEPS_LESS_KEY, '1')],
])('%s it does not', async (_, given) => {
  given();
  const { stayAtRest } = await page();
  await stayAtRest();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(register).not.toHaveBeenCalled();
});
