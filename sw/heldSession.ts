import { savedKeys } from '../src/storage/keys.ts';
import { fieldsOf } from './outbox/fields.ts';
import { parseSession, type Session } from './outbox/session.ts';

const DATABASE = 'oja';
const STORE = 'keyval';
/** The app may be upgrading or wiping its database. After this long, a visit is sent as a guest's. */
const VISIT_MS = 1000;
/** A push has time: a slow phone reads its database first. */
const PUSH_MS = 8000;

/** Reads the app's saved session each time; never keeps it here. */
export async function readHeldSession(): Promise<Session | undefined> {
  const session = await readHeld(parseSession, VISIT_MS);
  return session === 'unread' ? undefined : session;
}

/** Who is signed in on this phone; undefined for nobody. */
export function readHeldUserId(): Promise<number | undefined | 'unread'> {
  return readHeld((record) => {
    const { id } = fieldsOf(fieldsOf(fieldsOf(record)['data'])['user']);
    return typeof id === 'number' ? id : undefined;
  }, PUSH_MS);
}

function readHeld<T>(
  parse: (record: unknown) => T | undefined,
  limitMs: number,
): Promise<T | undefined | 'unread'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('unread'), limitMs);
    const request = indexedDB.open(DATABASE);
    // Opening would create a missing database, and an empty one would lock the app out of its own store.
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      request.transaction?.abort();
    };
    request.onerror = () => resolve(isNew ? undefined : 'unread');
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      try {
        const record = database.transaction(STORE).objectStore(STORE).get(savedKeys.session);
        record.onsuccess = () => resolve(parse(record.result));
        record.onerror = () => resolve('unread');
      } catch {
        resolve('unread');
      }
      // Closes after the read, so that the app can upgrade.
      database.close();
    };
  });
}
