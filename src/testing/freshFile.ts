import { IDBFactory } from 'fake-indexeddb';
import { afterAll, vi } from 'vitest';
import { newPage } from './newPage.ts';

// Test files of a worker share a process, because starting one for each takes long. This resets what the last
// file left: modules, storage, timers.

newPage();
if ('indexedDB' in globalThis) globalThis.indexedDB = new IDBFactory();

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

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const timer of running) clearTimeout(timer);
  Object.assign(globalThis, { setTimeout, setInterval });
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  document.documentElement.className = '';
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
});
