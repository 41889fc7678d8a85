import { savedKeys } from '../src/storage/keys.ts';
import { parseSession, type Session } from './outbox/session.ts';

const DATABASE = 'oja';
const STORE = 'keyval';
/** The app may be upgrading its database or wiping it; a visit then goes as a guest's. */
const LIMIT_MS = 1000;

/** The sign-in the app has stored, read anew each time and never kept here. */
export function readHeldSession(): Promise<Session | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), LIMIT_MS);
    const request = indexedDB.open(DATABASE);
    // Opening creates what is missing, and an empty database would lock the app out of its own store.
    request.onupgradeneeded = () => request.transaction?.abort();
    request.onerror = () => resolve(undefined);
    request.onsuccess = () => {
      const database = request.result;
      database.onversionchange = () => database.close();
      try {
        const record = database.transaction(STORE).objectStore(STORE).get(savedKeys.session);
        record.onsuccess = () => resolve(parseSession(record.result));
        record.onerror = () => resolve(undefined);
      } catch {
        resolve(undefined);
      }
      // Waits for the read, then lets the app upgrade.
      database.close();
    };
  });
}
