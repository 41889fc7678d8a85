import { get, promisifyRequest } from 'idb-keyval';
import { database } from './database.ts';
import { isEpochOver } from './sessionMark.ts';

// Records of `persisted()` for a page without its schemas: whoever reads them checks what they hold.

/** The record under a key; `undefined` also where storage refuses. */
export const readPlain = (key: string): Promise<unknown> =>
  get(key, database).catch(() => undefined);

/**
 * Writes a record, unless this or another tab has signed its player out meanwhile: then it would survive the wipe.
 * idb-keyval's `set` could not ask that inside its transaction. Rejects where the phone is full.
 */
export const writePlain = (key: string, record: object): Promise<void> =>
  database('readwrite', (store) => {
    if (!isEpochOver()) store.put(record, key);
    return promisifyRequest(store.transaction);
  });
