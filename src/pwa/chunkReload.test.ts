import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reloadOnLostChunk } from './chunkReload.ts';

let page: EventTarget;
let events: string[];
let stored: Map<string, string>;
let isOnline: boolean;

beforeEach(() => {
  page = new EventTarget();
  events = [];
  stored = new Map();
  isOnline = true;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { reload: () => events.push('reload') });
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  reloadOnLostChunk(async () => void events.push('flush'));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function loseChunk(name: string): Promise<string[]> {
  events = [];
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${name}`);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise(setImmediate);
  return events;
}

test('a lost chunk: write what is in memory, then start anew', async () => {
  expect(await loseChunk('/assets/a.js')).toEqual(['flush', 'reload']);
});

test('once for the same chunk, but again for one of a later version', async () => {
  await loseChunk('/assets/a.js');
  expect(await loseChunk('/assets/a.js')).toEqual([]);
  expect(await loseChunk('/assets/b.js')).toEqual(['flush', 'reload']);
});

test('a screen that lacks two chunks does not start anew for ever', async () => {
  await loseChunk('/assets/a.js');
  await loseChunk('/assets/b.js');
  expect(await loseChunk('/assets/a.js')).toEqual([]);
  expect(await loseChunk('/assets/b.js')).toEqual([]);
});

test('not offline, and the one reload is not spent', async () => {
  isOnline = false;
  expect(await loseChunk('/assets/a.js')).toEqual([]);
  isOnline = true;
  expect(await loseChunk('/assets/a.js')).toEqual(['flush', 'reload']);
});

test('not when it cannot be remembered: it would never end', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await loseChunk('/assets/a.js')).toEqual([]);
});
