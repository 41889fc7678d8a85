import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerWorker } from './registerWorker.ts';

const HOUR_MS = 60 * 60_000;
let page: EventTarget;
let document: { readyState: string; hidden: boolean };
let registration: { update: () => Promise<void> } | undefined;
const register = vi.fn(async (..._: unknown[]) => undefined);
const update = vi.fn(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  register.mockReset();
  update.mockReset();
  page = new EventTarget();
  document = { readyState: 'complete', hidden: false };
  registration = undefined;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', {
    serviceWorker: { register, getRegistration: async () => registration },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the worker waits until the page has loaded', async () => {
  document.readyState = 'interactive';
  const registered = registerWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(register).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('load'));
  await registered;
  expect(register).toHaveBeenCalledWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

test('the policy gives the one script, whatever it is asked for', async () => {
  const policies = new Map<string, { createScriptURL: (input: string) => string }>();
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: { createScriptURL: (input: string) => string }) => {
      policies.set(name, rules);
      return { createScriptURL: (input: string) => `trusted ${rules.createScriptURL(input)}` };
    },
  });
  await registerWorker();
  expect([...policies.keys()]).toEqual(['app-sw']);
  expect(policies.get('app-sw')?.createScriptURL('https://evil.example/x.js')).toBe('/sw.js');
  expect(register.mock.calls[0]?.[0]).toBe('trusted /sw.js');
});

test('a registered worker is looked after: at start, each hour while visible, and online', async () => {
  registration = { update };
  await registerWorker();
  expect(update).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
  document.hidden = true;
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(update).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(update).toHaveBeenCalledTimes(3);
  expect(register).not.toHaveBeenCalled();
});

test('a portal page in place of the script rejects nothing and is tried again', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  register.mockRejectedValueOnce(new DOMException('bad content type', 'SecurityError'));
  await registerWorker();
  expect(warn).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(register).toHaveBeenCalledTimes(2);
});
