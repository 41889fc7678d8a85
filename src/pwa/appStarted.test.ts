import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

let opened: Set<string>;

beforeEach(() => {
  newPage();
  opened = new Set();
  vi.stubGlobal('caches', {
    has: async (name: string) => opened.has(name),
    open: async (name: string) => void opened.add(name),
  });
});
afterEach(() => void vi.unstubAllGlobals());

async function page(isServed = false) {
  newPage();
  vi.stubGlobal('navigator', { serviceWorker: { controller: isServed ? {} : null } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const [started, { isInUse }] = await Promise.all([
    import('./appStarted.ts'),
    import('./inUse.ts'),
  ]);
  return { ...started, isInUse };
}

test('the first start of the app is noted for the worker, and is no use of it yet', async () => {
  const { wasAppStarted, noteAppStart, isInUse } = await page(true);
  expect(await wasAppStarted()).toBe(false);
  await noteAppStart();
  expect([...opened]).toEqual(['app@2']);
  expect(await wasAppStarted()).toBe(false);
  expect(isInUse()).toBe(false);
});

test.each([
  ['served by its worker, is use', true],
  ['that the network sent, is none', false],
])('a later page, %s', async (_, isServed) => {
  opened.add('app@2');
  const { wasAppStarted, isInUse } = await page(isServed);
  expect(isInUse()).toBe(false);
  await wasAppStarted();
  expect(isInUse()).toBe(isServed);
});

test('where storage is blocked the app counts as not started, and starts', async () => {
  const refused = async () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { wasAppStarted, noteAppStart } = await page();
  vi.stubGlobal('caches', { has: refused, open: refused });
  await noteAppStart();
  expect(await wasAppStarted()).toBe(false);
});
