import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newPage } from '../testing/newPage.ts';

let page: EventTarget;
let events: string[];
let stored: Map<string, string>;
let isOnline: boolean;
let isSafe: boolean;
/** What the server answers to the file that did not come; 0 is no answer. */
let status: number;
let type: string;

beforeEach(() => {
  events = [];
  stored = new Map();
  isOnline = true;
  isSafe = true;
  status = 404;
  type = 'text/javascript';
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
  vi.stubGlobal('fetch', async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response('', { status, headers: { 'content-type': type } });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A document of a build begins. */
async function start(): Promise<void> {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { reloadOnLostChunk } = await import('./chunkReload.ts');
  reloadOnLostChunk({ flush: async () => void events.push('flush'), isSafe: () => isSafe });
}

async function lose(
  message = 'Failed to fetch dynamically imported module: https://oja.example/assets/a-12345678.js',
): Promise<string[]> {
  events = [];
  const payload = new TypeError(message);
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise(setImmediate);
  return events;
}

const ANEW = ['flush', 'reload'];

test.each([
  ['a script', undefined],
  ['a stylesheet', 'Unable to preload CSS for /assets/a-12345678.css'],
  ['a file that the browser does not name', 'Importing a module script failed.'],
])('%s that is gone: write what is in memory, then start anew', async (_, message) => {
  await start();
  expect(await lose(message)).toEqual(ANEW);
});

test('once for a build, whatever else of it is gone: two lost files must not take turns for ever', async () => {
  await start();
  expect(await lose()).toEqual(ANEW);
  await start();
  expect(await lose()).toEqual([]);
  expect(await lose('error loading: https://oja.example/assets/b-12345678.js')).toEqual([]);
});

test('again for the next build', async () => {
  await start();
  await lose();
  newPage();
  stored = new Map([...stored].map(([key]) => [key, 'https://oja.example/assets/app-older000.js']));
  await start();
  expect(await lose()).toEqual(ANEW);
});

test.each<[string, () => void]>([
  [
    'offline',
    () => {
      isOnline = false;
    },
  ],
  [
    'while a bet is under way',
    () => {
      isSafe = false;
    },
  ],
  [
    'where the network broke',
    () => {
      status = 0;
    },
  ],
  [
    'where a portal stands in it',
    () => {
      status = 200;
      type = 'text/html';
    },
  ],
  [
    'where the file is there after all',
    () => {
      status = 200;
    },
  ],
  [
    'where the server is at its end',
    () => {
      status = 503;
    },
  ],
])('not %s, and the one new start is not spent', async (_, arrange) => {
  await start();
  arrange();
  expect(await lose()).toEqual([]);
  expect(stored.size).toBe(0);
});

test('a file that a portal stood in for, and that the browser never asks for again', async () => {
  await start();
  status = 200;
  type = 'text/html';
  expect(await lose()).toEqual([]);
  expect(await lose()).toEqual([]);
  type = 'text/javascript';
  expect(await lose('Unable to preload CSS for /assets/other-12345678.css')).toEqual([]);
  expect(await lose()).toEqual(ANEW);
});

test('not when it cannot be remembered: it would never end', async () => {
  await start();
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(await lose()).toEqual([]);
});
