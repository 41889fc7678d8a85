import { delMany } from 'idb-keyval';
import { database } from './database.ts';

/** Deletes saved slices by their keys, to keep within the room that a phone gives us. */
export async function dropSaved(keys: string[]): Promise<void> {
  if (keys.length > 0) await delMany(keys, database);
}
