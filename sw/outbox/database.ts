const NAME = 'outbox';
const VERSION = 1;
const STORES = ['q', 'dead', 'meta'];
/** A browser whose storage hangs must not hold a visit for ever. */
const OPEN_LIMIT_MS = 3000;
const ATTEMPTS = 3;

export interface OutboxDatabase {
  /**
   * Runs `work` in one transaction over all stores and resolves when it is on disk. `work` may await
   * requests of this transaction and nothing else, or the browser closes it under us.
   */
  transact<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T>;
}

export interface Stores {
  q: IDBObjectStore;
  dead: IDBObjectStore;
  meta: IDBObjectStore;
}

/** The outbox has a database of its own: a wipe of the player's data must not take it along. */
export function outboxDatabase(factory?: IDBFactory): OutboxDatabase {
  let opening: Promise<IDBDatabase> | undefined;

  async function connect(): Promise<IDBDatabase> {
    // `indexedDB` itself can throw in private mode; inside an async function that is a rejection.
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
    const done = completed(transaction);
    try {
      const value = await work({
        q: transaction.objectStore('q'),
        dead: transaction.objectStore('dead'),
        meta: transaction.objectStore('meta'),
      });
      // Without it a write is lost when the page is left right after it.
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

/** The value of a request of a transaction. */
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

/** A request can succeed and its transaction still abort (quota): only `complete` is proof. */
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
