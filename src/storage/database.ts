import type { UseStore } from 'idb-keyval';
import { storageHooks } from './storageHooks.ts';

const DATABASE = 'oja';
const VERSION = 1;
const STORE = 'keyval';
/** A browser whose storage hangs must still get a working app, one that merely forgets. */
const OPEN_LIMIT_MS = 3000;
const ATTEMPTS = 3;
/** `UnknownError` is also what iOS calls a connection it lost while the app was away. */
const PASSING = /^(InvalidState|Abort|Unknown)Error/;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let cause = 'TimeoutError';
    // Left to run: once the promise is settled it does nothing.
    setTimeout(() => reject(new DOMException('', cause)), OPEN_LIMIT_MS);
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      // Only ever added to, so that the last version of the app still reads what this one wrote.
      const { result } = request;
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
    };
    request.onblocked = () => {
      // A page of an older version does not let go.
      cause = 'BlockedError';
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const database = request.result;
      // Another tab upgrades, or the browser took the connection away: the next use opens anew.
      database.onversionchange = () => database.close();
      database.onclose = () => {
        opening = undefined;
      };
      resolve(database);
    };
  });
}

/**
 * idb-keyval's store over our own connection: a bounded wait, reopening after the browser closed it
 * under us, and at most three attempts. A storage that refuses to open is not asked again by this page,
 * which goes on in memory; nothing is ever deleted to get it open.
 */
export const database: UseStore = async (mode, use) => {
  for (let attempt = 1; ; attempt++) {
    try {
      // Inside an async function what `open` throws in private mode is a rejection.
      opening ??= open();
      const transaction = (await opening).transaction(STORE, mode);
      return await use(transaction.objectStore(STORE));
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.test(Object(error).name)) {
        storageHooks.troubled(error);
        throw error;
      }
      opening = undefined;
    }
  }
};
