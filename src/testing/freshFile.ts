import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';
import { newPage } from './newPage.ts';

// Test files of a worker share a process, because starting one for each takes long. This resets what the last
// file left: modules, storage, timers, and what watches the document, which they share.

newPage();
if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();

const { fetch } = globalThis;
// Nobody listens at happy-dom's own address, which would say so at length; a test's server has an address of its own.
globalThis.fetch = async (input, options) => {
  const { origin } = new URL(new Request(input, options).url, 'http://localhost:3000');
  if (origin === 'http://localhost:3000') throw new TypeError('Failed to fetch');
  return fetch(input, options);
};
interface HappyDom {
  settings: {
    fetch: {
      interceptor: {
        beforeAsyncRequest(asked: { window: { Response: typeof Response } }): Promise<Response>;
      };
    };
  };
}
const happyDom: HappyDom | undefined = Reflect.get(globalThis, 'happyDOM');
// Pages of frames, which happy-dom asks for without `fetch`.
if (happyDom) {
  happyDom.settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ window }) => new window.Response(''),
  };
}
// Node 20 has none.
if (!('navigator' in globalThis)) Object.assign(globalThis, { navigator: { onLine: true } });

const { setTimeout, setInterval, clearTimeout } = globalThis;
const running = new Set<Parameters<typeof clearTimeout>[0]>();

/** Wraps a timer function and records the timers it starts. */
function noting<Start extends typeof setTimeout | typeof setInterval>(start: Start): Start {
  return new Proxy(start, {
    apply(target, self, given) {
      const timer: ReturnType<Start> = Reflect.apply(target, self, given);
      running.add(timer);
      return timer;
    },
  });
}

globalThis.setTimeout = noting(setTimeout);
globalThis.setInterval = noting(setInterval);

const observers = new Set<MutationObserver>();
const { MutationObserver } = globalThis;
// Only components have it.
if (MutationObserver) {
  globalThis.MutationObserver = new Proxy(MutationObserver, {
    construct(target, given, self) {
      const observer: MutationObserver = Reflect.construct(target, given, self);
      observers.add(observer);
      return observer;
    },
  });
}

afterAll(() => {
  vi.useRealTimers();
  for (const observer of observers) observer.disconnect();
  vi.unstubAllGlobals();
  for (const timer of running) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval, fetch });
  if (MutationObserver) globalThis.MutationObserver = MutationObserver;
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  document.documentElement.className = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
