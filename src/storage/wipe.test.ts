// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { wipePrivate } from './wipe.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a wipe leaves nothing in the storage of the tab', async () => {
  sessionStorage.setItem('oja:registration', '{"username":"adaeze"}');
  await wipePrivate();
  expect(sessionStorage.length).toBe(0);
});

test('a wipe leaves the app’s own files, and no page or answer that says what was read here', async () => {
  const kept = new Set(['pages@2', 'app@2', 'rest@1', 'used@1', 'seen@1']);
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  await wipePrivate();
  expect([...kept]).toEqual(['pages@2', 'app@2', 'rest@1']);
});
