import type { UseStore } from 'idb-keyval';

const DATABASE = 'oja';
const STORE = 'keyval';
/** A browser whose storage hangs must still get a working app, one that merely forgets. */
const OPEN_LIMIT_MS = 3000;
const ATTEMPTS = 3;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage did not answer')), OPEN_LIMIT_MS);
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
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

/** `open` can throw in private mode: inside the async function that becomes a rejection. */
async function connection(): Promise<IDBDatabase> {
  opening ??= open();
  try {
    return await opening;
  } catch (error) {
    opening = undefined;
    throw error;
  }
}

function isPassing(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);
}

/**
 * idb-keyval's store over our own connection: a bounded wait, reopening after the browser closed it
 * under us, and at most three attempts.
 */
export const database: UseStore = async (mode, use) => {
  for (let attempt = 1; ; attempt++) {
    try {
      const transaction = (await connection()).transaction(STORE, mode);
      return await use(transaction.objectStore(STORE));
    } catch (error) {
      if (attempt === ATTEMPTS || !isPassing(error)) throw error;
      opening = undefined;
    }
  }
};
