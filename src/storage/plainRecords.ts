import { get, promisifyRequest } from 'idb-keyval';
import { isEpochOver } from './canary.ts';
import { database } from './database.ts';

// Records of `persisted()` for a page without its schemas: whoever reads them checks what they hold.

/** The record under a key; `undefined` also where storage refuses. */
export const readPlain = (key: string): Promise<unknown> =>
  get(key, database).catch(() => undefined);

/** Writes a record, unless somebody has signed out meanwhile. Rejects where the phone is full. */
export function writePlain(key: string, record: object): Promise<unknown> {
  return database('readwrite', (store) => {
    if (isEpochOver()) return Promise.resolve();
    store.put(record, key);
    return promisifyRequest(store.transaction);
  });
}
