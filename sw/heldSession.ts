import { savedKeys } from '../src/storage/keys.ts';
import { fieldsOf } from './outbox/fields.ts';
import { parseSession, type Session } from './outbox/session.ts';

const DATABASE = 'oja';
const STORE = 'keyval';
/** The app may be upgrading or wiping its database. After this long, a visit is sent as a guest's. */
const LIMIT_MS = 1000;

/** Reads the app's saved session each time; never keeps it here. */
export function readHeldSession(): Promise<Session | undefined> {
  return readHeld(parseSession);
}

/** Who is signed in on this phone; undefined for nobody. */
export function readHeldUserId(): Promise<number | undefined> {
  return readHeld((record) => {
    const { id } = fieldsOf(fieldsOf(fieldsOf(record)['data'])['user']);
    return typeof id === 'number' ? id : undefined;
  });
}

function readHeld<T>(parse: (record: unknown) => T | undefined): Promise<T | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LIMIT_MS);
    const request = indexedDB.open(DATABASE);
    // Opening would create a missing database, and an empty one would lock the app out of its own store.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      try {
        const record = database.transaction(STORE).objectStore(STORE).get(savedKeys.session);
        record.onsuccess = () => resolve(parse(record.result));
        record.onerror = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
      // Closes after the read, so that the app can upgrade.
      database.close();
    };
  });
}
