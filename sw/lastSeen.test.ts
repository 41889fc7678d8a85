import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeCaches } from './testing/fakeCaches.ts';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 21, 12);

let answer: () => Promise<Response>;
let store: ReturnType<typeof fakeCaches>;
let behind: Promise<unknown>[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  store = fakeCaches();
  behind = [];
  vi.stubGlobal('caches', store.caches);
  vi.stubGlobal('fetch', () => answer());
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A banner as the browser gets it from our own site. */
const banner = (text: string, more: object = {}) =>
  Object.defineProperties(new Response(text, { headers: { 'content-type': 'image/webp' } }), {
    type: { value: 'basic' },
    ...more,
  });

async function ask(): Promise<string> {
  const { lastSeen } = await import('./lastSeen.ts');
  const request = new Request('https://oja.example/media/welcome.webp');
  const event = { request, waitUntil: (work: Promise<unknown>) => behind.push(work) };
  const response = await lastSeen(event as unknown as FetchEvent, 'image');
  await Promise.all(behind);
  return response.text();
}

async function keepOne() {
  answer = async () => banner('first');
  expect(await ask()).toBe('first');
}

const gone = async () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['a day ahead', DAY_MS],
  ['a day back', -DAY_MS],
  ['a year ahead', 365 * DAY_MS],
  ['a year back', -365 * DAY_MS],
])('with the clock %s what was seen still opens with no network', async (_, jumpMs) => {
  await keepOne();
  vi.setSystemTime(NOON + jumpMs);
  answer = gone;
  expect(await ask()).toBe('first');
  expect(store.pathsIn('seen@1')).toEqual(['/media/welcome.webp']);
});

test('what is older than a month is the answer only without a network', async () => {
  await keepOne();
  answer = async () => banner('second');
  vi.setSystemTime(NOON + 31 * DAY_MS);
  expect(await ask()).toBe('second');
});

test.each([
  ['redirected', { redirected: { value: true } }],
  ['opaque', { type: { value: 'opaque' }, status: { value: 0 } }],
])('an answer that is %s is passed on and not kept', async (_, more) => {
  answer = async () => banner('passing', more);
  expect(await ask()).toBe('passing');
  expect(store.pathsIn('seen@1')).toEqual([]);
});

test('a phone without room still shows the banner', async () => {
  store.refuseWhile(() => true);
  await keepOne();
  expect(store.pathsIn('seen@1')).toEqual([]);
});

test('a document that was not kept ahead is read again without a network; another is not invented', async () => {
  const { lastRead } = await import('./lastSeen.ts');
  const read = async (path: string) => {
    const request = new Request(`https://oja.example${path}`);
    return (await lastRead(request)).text();
  };
  const html = (text: string, more: object = {}) =>
    Object.defineProperties(new Response(text, { headers: { 'content-type': 'text/html' } }), {
      type: { value: 'basic' },
      ...more,
    });
  answer = async () => html('Version 1.0');
  expect(await read('/terms')).toBe('Version 1.0');
  answer = async () => html('Version 1.1');
  expect(await read('/terms')).toBe('Version 1.1');
  answer = async () => html('Sign in to this café', { redirected: { value: true } });
  expect(await read('/terms')).toBe('Sign in to this café');

  answer = gone;
  expect(await read('/terms')).toBe('Version 1.1');
  await expect(read('/privacypolicy')).rejects.toThrow('Failed to fetch');
});
