import { get, set } from 'idb-keyval';
import * as z from 'zod/mini';
import { database } from './database.ts';
import { writePlain } from './plainRecords.ts';
import { isEpochOver, readSessionMark } from './sessionMark.ts';

const Record = z.object({
  v: z.literal(1),
  rev: z.int(),
  epoch: z.int(),
  at: z.number(),
  data: z.unknown(),
});

export interface Persisted<T> {
  /**
   * Reads the saved value once; `undefined` when there is none, it is damaged, or another sign-in wrote it.
   * Rejects when storage refuses; the app then goes on in memory.
   */
  load(): Promise<{ value: T; savedAt: number } | undefined>;
  /**
   * Saves `current()` now, or after the delay. Before `load` has answered it only marks the value as changed.
   */
  changed(): void;
  /** Writes what is still waiting. Await it before any reload. */
  flush(): Promise<void>;
  /** Whether a change has not been written yet. */
  isWaiting(): boolean;
}

export interface PersistedOptions<Schema extends z.ZodMiniType> {
  /** `name@version`. */
  key: string;
  schema: Schema;
  /** The value to save; `undefined` saves nothing. */
  current(): z.output<Schema> | undefined;
  /** 0 writes at once with strict durability. Lists may wait, to save writes. */
  delayMs?: number;
  /** Called after each write with the value as it was stored. */
  written?(data: unknown): void;
  /** What a write has to wait for. When it rejects, nothing is written and the change waits. */
  ready?(): Promise<void> | undefined;
}

const waiting = new Set<() => Promise<void>>();
let isSaving = true;
/** True once the phone was full: lists are not saved again until the next start. */
let isFull = false;

/**
 * Turns saving off for a player who did not ask to stay signed in: then nothing is written to this device.
 */
export function setSaving(isOn: boolean): void {
  isSaving = isOn;
}

/** Whether this player's data may be kept on this device. */
export const isSavingOn = (): boolean => isSaving;

/** Writes every slice that is still waiting. */
export async function flushAll(): Promise<void> {
  await Promise.allSettled([...waiting].map((flush) => flush()));
}

/**
 * Writes everything when the page is hidden, since it may never come back. Not every phone fires `pagehide`.
 */
export function flushWhenHidden(): void {
  addEventListener('pagehide', () => void flushAll());
  document.addEventListener('visibilitychange', () => document.hidden && void flushAll());
}

/**
 * The layer below `store()`, which alone may call it. A slice of state kept in IndexedDB as `{v, rev,
 * epoch, at, data}`, encoded and decoded by its schema. It writes nothing before it has read the saved value:
 * otherwise an early change would overwrite it.
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
    const saved = await read().finally(() => {
      loaded = true;
    });
    // Not after a refusal: the write would ask again, be refused again, and so on without end.
    if (dirty) changed();
    return saved;
  }

  async function read() {
    const raw: unknown = await get(key, database);
    // A newer version of the app wrote it and may want it back, so this one neither reads nor overwrites it.
    isForeign = Object(raw).v > 1;
    if (raw === undefined || isForeign) return undefined;
    const saved = Record.safeParse(raw);
    const decoded = z.safeParse(schema, saved.data?.data);
    if (!saved.success || !decoded.success) {
      // Keep the damaged record under another key until sign-out, so that support can look into it.
      await set(`damaged:${key}`, raw, database);
      return undefined;
    }
    rev = saved.data.rev;
    if (saved.data.epoch !== readSessionMark().epoch || isEpochOver()) return undefined;
    return { value: decoded.data, savedAt: saved.data.at };
  }

  /** Also waits for a write that is under way, because the caller may reload the page next. */
  function flush(): Promise<void> {
    writing = writing.then(save, save);
    return writing;
  }

  /** The value to write, if any. */
  function due() {
    const isDue = dirty && loaded && isSaving && !isForeign && !(isFull && isList);
    return isDue ? current() : undefined;
  }

  async function save() {
    clearTimeout(timer);
    timer = undefined;
    waiting.delete(flush);
    let value = due();
    const ready = value && options.ready?.();
    if (ready) {
      // Whoever closes the page meanwhile awaits it too.
      waiting.add(flush);
      await ready;
      waiting.delete(flush);
      value = due();
    }
    if (value === undefined) return;
    dirty = false;
    rev += 1;
    const data = z.encode(schema, value);
    const record = { v: 1 as const, rev, epoch: readSessionMark().epoch, at: Date.now(), data };
    try {
      if (!(await write(record))) return;
    } catch (error) {
      // The next flush tries again.
      dirty = true;
      throw error;
    }
    options.written?.(data);
  }

  /** False for a list that a full phone keeps no more. */
  async function write(record: z.output<typeof Record>): Promise<boolean> {
    try {
      await writePlain(key, record);
    } catch (error) {
      await (await import('./makeRoom.ts')).makeRoom(error);
      isFull = true;
      if (isList) return false;
      await writePlain(key, record);
    }
    return true;
  }

  function changed() {
    dirty = true;
    waiting.add(flush);
    if (!loaded || timer !== undefined) return;
    if (delayMs === 0) void flush().catch(reportUnsaved);
    else timer = setTimeout(() => void flush().catch(reportUnsaved), delayMs);
  }

  return { load, changed, flush, isWaiting: () => dirty };
}

function reportUnsaved(error: unknown): void {
  console.warn('not saved on this phone', error);
}
