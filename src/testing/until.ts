import { vi } from 'vitest';

/** A limit for what hangs, not for what a busy machine does slowly. The libraries' own is a second. */
export const LIMIT_MS = 20_000;

/** Calls `check` until it neither throws nor rejects, and gives what it gave. With fake timers, time passes. */
export function until<T>(check: () => T | Promise<T>, { interval = 50 } = {}): Promise<T> {
  return vi.waitFor(check, { interval, timeout: LIMIT_MS });
}
