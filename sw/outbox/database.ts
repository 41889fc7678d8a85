const NAME = 'outbox';
const VERSION = 1;
const STORES = ['q', 'dead', 'meta'];
/** When storage hangs, stop waiting after this long, so that no visit is held up. */
const OPEN_LIMIT_MS = 3000;
/**
 * Of an attempt: a page that was left in the middle of a transaction, and that Safari keeps, holds up all
 * others. All attempts together are shorter than a page waits for its worker.
 */
const ATTEMPT_LIMIT_MS = 2000;
const ATTEMPTS = 3;

export interface OutboxDatabase {
  /**
   * Runs `work` in one transaction over all stores and resolves when it is on disk. `work` may await only
   * requests of this transaction; otherwise the browser closes it.
   */
  transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T>;
}

export interface Stores {
  q: IDBObjectStore;
  dead: IDBObjectStore;
  meta: IDBObjectStore;
}

/** The outbox has its own database, so that wiping the player's data does not delete it. */
export function outboxDatabase(factory?: IDBFactory): OutboxDatabase {
  let opening: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    // In private mode `indexedDB` itself can throw; inside an async function that becomes a rejection.
    opening ??= open(factory ?? indexedDB, () => {
      opening = undefined;
    });
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  async function once<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>) {
    const transaction = (await connect()).transaction(STORES, mode, { durability: 'strict' });
    const limit = setTimeout(() => {
      try {
        transaction.abort();
      } catch {
        // It is over, and only its last event is still to come: the page was busy.
      }
    }, ATTEMPT_LIMIT_MS);
    const done = completed(transaction).finally(() => clearTimeout(limit));
    try {
      const value = await work({
        q: transaction.objectStore('q'),
        dead: transaction.objectStore('dead'),
        meta: transaction.objectStore('meta'),
      });
      clearTimeout(limit);
      // Without this, leaving the page right afterwards loses the write.
      transaction.commit();
      await done;
      return value;
    } catch (error) {
      done.catch(() => undefined);
      throw error;
    }
  }

  return {
    async transact(mode, work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(mode, work);
        } catch (error) {
          if (attempt === ATTEMPTS || !isClosedUnderUs(error)) throw error;
          opening = undefined;
        }
      }
    },
  };
}

/** Awaits a request of a transaction. */
export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function open(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, VERSION);
    const limit = setTimeout(() => reject(new Error('storage did not answer')), OPEN_LIMIT_MS);
    request.onupgradeneeded = () => {
      const queue = request.result.createObjectStore('q', { keyPath: 'seq', autoIncrement: true });
      queue.createIndex('id', 'id', { unique: true });
      request.result.createObjectStore('dead', { keyPath: 'seq' });
      request.result.createObjectStore('meta');
    };
    request.onerror = () => {
      clearTimeout(limit);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(limit);
      const database = request.result;
      database.onversionchange = () => {
        database.close();
        onGone();
      };
      database.onclose = onGone;
      resolve(database);
    };
  });
}

/** A request can succeed and its transaction still abort (quota). Only `complete` proves the write. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new DOMException('transaction aborted', 'AbortError'));
  });
}

function isClosedUnderUs(error: unknown): boolean {
  return error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);
}
