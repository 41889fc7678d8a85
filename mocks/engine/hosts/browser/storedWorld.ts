const STORE = 'world';
const KEY = 'snapshot';

function open(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function use<Result>(
  name: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open(name);
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = act(transaction.objectStore(STORE));
      // Else it ends only once this page has heard the answer. One that Safari keeps for the back button hears
      // nothing, and the world of the next page would wait for it for ever.
      transaction.commit();
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export interface StoredWorld {
  load(): Promise<unknown>;
  save(world: unknown): Promise<void>;
}

/** The last world of a demo, saved on this device. */
export function storedWorld(name: string): StoredWorld {
  return {
    load: () => use(name, 'readonly', (store) => store.get(KEY)),
    async save(world) {
      await use(name, 'readwrite', (store) => store.put(world, KEY));
    },
  };
}
