import { promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { readSessionMark } from './sessionMark.ts';

const PREFIX = 'list:';

/** A list from the server that can be read without a network. */
export interface SavedList {
  /** In storage: `list:events-cricket@1`. */
  key: string;
  savedAt: number;
  /** Its approximate size, as received. */
  bytes: number;
}

const Entry = z.object({ epoch: z.int(), at: z.number(), data: z.unknown() });

/** Every list saved for the current player or guest, newest first. */
export async function savedLists(): Promise<SavedList[]> {
  const range = IDBKeyRange.bound(PREFIX, `${PREFIX}\uffff`);
  const [keys, records] = await database('readonly', (store) =>
    Promise.all([
      promisifyRequest<IDBValidKey[]>(store.getAllKeys(range)),
      promisifyRequest<unknown[]>(store.getAll(range)),
    ]),
  );
  const { epoch } = readSessionMark();
  return keys
    .flatMap((key, index) => {
      const saved = z.safeParse(Entry, records[index]);
      if (!saved.success || saved.data.epoch !== epoch) return [];
      const { at: savedAt, data } = saved.data;
      return { key: String(key), savedAt, bytes: new Blob([JSON.stringify(data)]).size };
    })
    .sort((one, other) => other.savedAt - one.savedAt);
}
