import { type OutboxDatabase, result } from './database.ts';
import { fieldsOf } from './fields.ts';

/** Runs `work` unless another tab or the worker is draining. Call `isStillOurs` before each delivery. */
export type DrainLock = <T>(
  work: (isStillOurs: () => Promise<boolean>) => Promise<T>,
) => Promise<T | 'busy'>;

const NAME = 'outbox-drain';
/** Longer than one delivery with both its attempts. */
const LEASE_MS = 30_000;

/** The browser releases it when its holder dies. */
export function webLock(locks: LockManager): DrainLock {
  return (work) =>
    locks.request(NAME, { ifAvailable: true }, (lock) => (lock ? work(async () => true) : 'busy'));
}

/** For browsers without Web Locks: a database row with an expiry, renewed before each delivery. */
export function leaseLock(database: OutboxDatabase, holder: string, now: () => number): DrainLock {
  const take = () =>
    database.transact('readwrite', async ({ meta }) => {
      const lease = fieldsOf(await result(meta.get('lease')));
      const leftMs = Number(lease['until']) - now();
      // More than a full lease left means that the clock was set back, so nobody holds it.
      if (lease['holder'] !== holder && leftMs > 0 && leftMs <= LEASE_MS) return false;
      await result(meta.put({ holder, until: now() + LEASE_MS }, 'lease'));
      return true;
    });
  const release = () =>
    database.transact('readwrite', async ({ meta }) => {
      const lease = fieldsOf(await result(meta.get('lease')));
      if (lease['holder'] === holder) await result(meta.delete('lease'));
    });

  let isHeld = false;
  return async (work) => {
    if (isHeld || !(await take())) return 'busy';
    isHeld = true;
    try {
      return await work(take);
    } finally {
      isHeld = false;
      await release();
    }
  };
}
