import type { OutboxDatabase } from '../database.ts';
import type { DrainLock } from '../drainLock.ts';

/**
 * A simulated run of a worker or page. It can be killed at any call to disk or network: the call happens or
 * not, and nothing after it does.
 */
export function createLife(killAtCall = Number.POSITIVE_INFINITY, isCallMade = true) {
  let calls = 0;
  let onDeath: () => void = () => undefined;
  const death = new Promise<'killed'>((resolve) => {
    onDeath = () => resolve('killed');
  });

  function gate<Args extends unknown[], T>(call: (...args: Args) => Promise<T>) {
    return async (...args: Args): Promise<T> => {
      calls += 1;
      if (calls < killAtCall) return call(...args);
      if (calls === killAtCall && isCallMade) await call(...args).catch(() => undefined);
      onDeath();
      return new Promise(() => undefined);
    };
  }

  return {
    death,
    fetch: (fetch: typeof globalThis.fetch) => gate(fetch),
    database: ({ transact }: OutboxDatabase): OutboxDatabase => ({
      transact: (mode, work) => gate(() => transact(mode, work))(),
    }),
  };
}

/** Simulated Web Locks of one browser. A killed run releases its lock. */
export function createLocks() {
  let isHeld = false;
  return (death: Promise<unknown>): DrainLock =>
    async (work) => {
      if (isHeld) return 'busy';
      isHeld = true;
      const done = work(async () => true);
      try {
        await Promise.race([done, death]);
      } finally {
        isHeld = false;
      }
      return done;
    };
}
