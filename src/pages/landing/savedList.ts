import { fieldsOf } from '../../../sw/outbox/fields.ts';
import { listKey } from '../../storage/keys.ts';
import { readPlain, writePlain } from '../../storage/plainRecords.ts';
import { readSessionMark } from '../../storage/sessionMark.ts';

/** What is saved of a list, as the server sent it, and when; `undefined` where it is not of now. */
export async function readSavedList(
  name: string,
): Promise<{ data: unknown; savedAt: number } | undefined> {
  const { v, epoch, at, data } = fieldsOf(await readPlain(listKey(name)));
  if (v !== 1 || epoch !== readSessionMark().epoch || typeof at !== 'number') return undefined;
  return { data, savedAt: at };
}

/** Saves a list as the app does. What a newer version of the app wrote stays. */
export async function saveList(name: string, data: unknown): Promise<void> {
  const key = listKey(name);
  const { v = 1, rev } = fieldsOf(await readPlain(key));
  if (v !== 1) return;
  const next = typeof rev === 'number' ? rev + 1 : 1;
  const record = { v, rev: next, epoch: readSessionMark().epoch, at: Date.now(), data };
  await writePlain(key, record).catch((error: unknown) => console.warn('list not saved', error));
}
