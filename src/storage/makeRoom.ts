import { promisifyRequest } from 'idb-keyval';
import { database } from './database.ts';

/** Caches whose files the worker fetches again when they are wanted. */
const RUNTIME = /^(assets|pages)@/;

/**
 * When the phone is full: lists go, which the server has anyway, and files last seen. Session and queue
 * stay. Any other failure of a write is thrown on.
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
  const names = await caches.keys();
  await Promise.all(names.filter((name) => RUNTIME.test(name)).map((name) => caches.delete(name)));
}
