import { get, promisifyRequest } from 'idb-keyval';
import * as z from 'zod/mini';
import { isEpochOver, readCanary } from './canary.ts';
import { database } from './database.ts';

const Record = z.object({
  v: z.literal(1),
  rev: z.int(),
  epoch: z.int(),
  at: z.number(),
  data: z.unknown(),
});

export interface Persisted<T> {
  /**
   * Reads the saved value once; `undefined` when there is none, it is damaged, or another sign-in
   * wrote it. Rejects when storage is refused: then the app goes on in memory.
   */
  load(): Promise<{ value: T; savedAt: number } | undefined>;
  /** Saves what `current` gives, now or after the delay. Before `load` has answered it only waits. */
  changed(): void;
  /** Writes what is still waiting; await it before any reload. */
  flush(): Promise<void>;
}

export interface PersistedOptions<Schema extends z.ZodMiniType> {
  /** `name@version`. */
  key: string;
  schema: Schema;
  /** What to save; `undefined` saves nothing. */
  current(): z.output<Schema> | undefined;
  /** 0 writes through with strict durability; lists may wait to save writes. */
  delayMs?: number;
}

const waiting = new Set<() => Promise<void>>();
let isSaving = true;
/** Once the phone was full, lists are not saved again until the next start. */
let isFull = false;

/** Off for a player who does not want to be kept: then nothing is written to this device. */
export function setSaving(isOn: boolean): void {
  isSaving = isOn;
}

/** Writes everything that is still waiting anywhere. */
export async function flushAll(): Promise<void> {
  await Promise.allSettled([...waiting].map((flush) => flush()));
}

/** A page that is hidden may never be seen again: `pagehide` alone is not sent by every phone. */
export function flushWhenHidden(): void {
  addEventListener('pagehide', () => void flushAll());
  document.addEventListener('visibilitychange', () => document.hidden && void flushAll());
}

/**
 * A slice of state kept in IndexedDB as `{v, rev, epoch, at, data}`, encoded and decoded by its schema.
 * Nothing is written before the saved value was read: subscribing at creation would overwrite it
 * on the first early change.
 */
export function persisted<Schema extends z.ZodMiniType>(
  options: PersistedOptions<Schema>,
): Persisted<z.output<Schema>> {
  const { key, schema, current, delayMs = 0 } = options;
  const isList = key.startsWith('list:');
  let loaded = false;
  let isForeign = false;
  let dirty = false;
  let rev = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function load() {
    try {
      const raw: unknown = await get(key, database);
      if (raw === undefined) return undefined;
      // Written by a version to come, which may want it back: neither read nor written here.
      isForeign = Object(raw).v > 1;
      if (isForeign) return undefined;
      const saved = Record.safeParse(raw);
      const decoded = z.safeParse(schema, saved.data?.data);
      if (!saved.success || !decoded.success) {
        // Kept aside until the sign-out, should somebody ask what became of it.
        await database('readwrite', (store) => promisifyRequest(store.put(raw, `damaged:${key}`)));
        return undefined;
      }
      rev = saved.data.rev;
      if (saved.data.epoch !== readCanary().epoch || isEpochOver()) return undefined;
      return { value: decoded.data, savedAt: saved.data.at };
    } finally {
      loaded = true;
      if (dirty) changed();
    }
  }

  /** Waits for a write that is under way, too: who awaits it may start the page anew. */
  function flush(): Promise<void> {
    writing = writing.then(save, save);
    return writing;
  }

  async function save() {
    clearTimeout(timer);
    timer = undefined;
    waiting.delete(flush);
    if (!dirty || !loaded || !isSaving || isForeign || (isFull && isList)) return;
    const value = current();
    if (value === undefined) return;
    dirty = false;
    rev += 1;
    const data = z.encode(schema, value);
    const record = { v: 1, rev, epoch: readCanary().epoch, at: Date.now(), data };
    try {
      await write(record);
    } catch (error) {
      await (await import('./makeRoom.ts')).makeRoom(error);
      isFull = true;
      if (!isList) await write(record);
    }
  }

  function write(record: object) {
    return database('readwrite', (store) => {
      // Another tab has signed this player out: a late write would outlive the wipe.
      if (isEpochOver()) return Promise.resolve();
      store.put(record, key);
      // idb-keyval never commits explicitly, and a write during a reload is lost without it.
      store.transaction.commit();
      return promisifyRequest(store.transaction);
    });
  }

  function changed() {
    dirty = true;
    waiting.add(flush);
    if (!loaded || timer !== undefined) return;
    if (delayMs === 0) void flush().catch(reportUnsaved);
    else timer = setTimeout(() => void flush().catch(reportUnsaved), delayMs);
  }

  return { load, changed, flush };
}

function reportUnsaved(error: unknown): void {
  console.warn('not saved on this phone', error);
}
