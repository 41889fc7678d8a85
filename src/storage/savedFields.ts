import { get } from 'idb-keyval';
import { database } from './database.ts';

/** The fields in which a saved slice has something, read without loading its schema; none when nothing is saved. */
export async function savedFields(key: string): Promise<string[]> {
  const saved: unknown = await get(key, database).catch(() => undefined);
  if (typeof saved !== 'object' || saved === null || !('data' in saved)) return [];
  const { data } = saved;
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([name, value]) =>
    Array.isArray(value) && value.length === 0 ? [] : [name],
  );
}
