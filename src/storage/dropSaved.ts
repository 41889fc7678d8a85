import { delMany } from 'idb-keyval';
import { database } from './database.ts';

/** Deletes saved slices by key, to stay within the storage that the phone allows. */
export async function dropSaved(keys: string[]): Promise<void> {
  if (keys.length > 0) await delMany(keys, database);
}
