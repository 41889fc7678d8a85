import type { UseStore } from 'idb-keyval';
import { storageHooks } from './storageHooks.ts';

const DATABASE = 'oja';
const VERSION = 1;
const STORE = 'keyval';
/**
 * When storage hangs, the app still works after this long, in ms, by so many ticks; it just saves nothing. A tick that
 * comes late because the page was busy counts as one: meanwhile the page could hear no answer.
 */
const OPEN_TICK_MS = 300;
const OPEN_TICKS = 10;
/** Of a read, twice in turn: a page that was frozen for the first still hears its answer in the second. */
const READ_LIMIT_MS = 5000;
const ATTEMPTS = 3;
/**
 * Errors worth another attempt. iOS throws `UnknownError` for a connection that it lost in the background.
 */
const PASSING = /^(InvalidState|Abort|Unknown)Error/;

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    let cause = 'TimeoutError';
    let left = OPEN_TICKS;
    const tick = () => {
      left -= 1;
      if (left === 0) reject(new DOMException('', cause));
      else timer = setTimeout(tick, OPEN_TICK_MS);
    };
    let timer = setTimeout(tick, OPEN_TICK_MS);
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      // Only ever add stores, so that the previous version of the app can still read what this one writes.
      const { result } = request;
      if (!result.objectStoreNames.contains(STORE)) result.createObjectStore(STORE);
    };
    request.onblocked = () => {
      // A page of an older version keeps the database open.
      cause = 'BlockedError';
    };
    request.onerror = () => {
      clearTimeout(timer);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(timer);
      const database = request.result;
      // Another tab upgrades it, or the browser closed the connection: the next use opens it again.
      database.onversionchange = () => database.close();
      database.onclose = () => {
        opening = undefined;
      };
      resolve(database);
    };
  });
}

/**
 * Awaits a read. When it stays unanswered, as behind a transaction of another page that never ends, rejects and
 * turns away whatever this page asks later.
 */
function withinLimit<T>(read: T | PromiseLike<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      const timeout = new DOMException('', 'TimeoutError');
      opening = Promise.reject(timeout);
      opening.catch(() => undefined);
      reject(timeout);
    };
    let timer = setTimeout(() => {
      timer = setTimeout(giveUp, READ_LIMIT_MS);
    }, READ_LIMIT_MS);
    Promise.resolve(read)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/**
 * idb-keyval's store on a connection of our own: opens and reads within a time limit, reopens after the
 * browser closed it, and tries at most three times. If storage refuses to open or to answer, this page stops
 * asking and keeps everything in memory. Nothing is ever deleted to get it open.
 *
 * `use` places all its requests at once, because they are committed then. Without that a transaction ends
 * only after the page has heard the last answer. A page that Safari keeps for the back button hears nothing,
 * so its transaction would make every later page wait; and a reload would drop what it wrote.
 */
export const database: UseStore = (mode, use) =>
  walkDatabase(mode, (store) => {
    const done = use(store);
    store.transaction.commit();
    return done;
  });

/** As `database`, for requests that follow from answers: its transaction ends by itself after the last one. */
export const walkDatabase: UseStore = async (mode, use) => {
  for (let attempt = 1; ; attempt++) {
    try {
      // In private mode `open` throws; inside an async function that becomes a rejection.
      opening ??= open();
      const transaction = (await opening).transaction(STORE, mode);
      const done = use(transaction.objectStore(STORE));
      return await (mode === 'readonly' ? withinLimit(done) : done);
    } catch (error) {
      if (attempt === ATTEMPTS || !PASSING.test(Object(error).name)) {
        storageHooks.troubled(error);
        throw error;
      }
      opening = undefined;
    }
  }
};
