import { promisifyRequest } from 'idb-keyval';
import { ownCaches } from '../lib/base.ts';
import { database } from './database.ts';

/** The worker's caches whose files can be fetched again when needed. */
const RUNTIME = /^(used|seen)@/;

/**
 * Makes room when the phone is full: deletes saved lists, which the server can send again, and cached files.
 * Keeps the session and the queue. Throws any other write error on.
 */
export async function makeRoom(failure: unknown): Promise<void> {
  const isFull = failure instanceof DOMException && failure.name === 'QuotaExceededError';
  if (!isFull) throw failure;
  await database('readwrite', (store) => {
    for (const prefix of ['list:', 'damaged:'])
      store.delete(IDBKeyRange.bound(prefix, `${prefix}\uffff`));
    return promisifyRequest(store.transaction);
  });
  if (!('caches' in globalThis)) return;
  const names = await ownCaches();
  await Promise.all(names.filter((name) => RUNTIME.test(name)).map((name) => caches.delete(name)));
}
