import { get } from 'idb-keyval';
import { database } from './database.ts';

/** The field names of a saved slice, read without loading its schema; empty when nothing is saved. */
export async function savedFields(key: string): Promise<string[]> {
  const saved: unknown = await get(key, database).catch(() => undefined);
  if (typeof saved !== 'object' || saved === null || !('data' in saved)) return [];
  const { data } = saved;
  return typeof data === 'object' && data !== null ? Object.keys(data) : [];
}
