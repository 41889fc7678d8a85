import { ref } from 'valtio/vanilla';
import type * as z from 'zod/mini';
import { CallError } from '../../api/callError.ts';
import { newerIn } from '../../contract/kit/newerIn.ts';
import { listKey } from '../../storage/keys.ts';
import { session } from '../session/session.ts';
import { store } from '../store.ts';

/** Wait, so that a burst of answers is one write. */
const SAVE_DELAY_MS = 500;

export interface CachedList<T> {
  /** The last good answer; a failure never replaces it. Held by reference, not proxied. */
  data: T | undefined;
  /** When the answer came, epoch ms. */
  savedAt: number;
  status: 'waiting' | 'loading' | 'ready' | 'failed';
  /** Why the last refresh failed, to be shown. */
  problem: string | undefined;
  /** The server's code for it: what a page may decide by, as texts change. */
  problemCode: string | undefined;
  /** Rows of the last answer that need a newer app. */
  newer: number;
}

export interface CachedListSource<T> {
  state: CachedList<T>;
  /**
   * Asks the server, and shows what is saved until it answers. Never rejects; tells whether it was answered. Calls at
   * the same time share one request.
   */
  refresh(): Promise<boolean>;
  /** Shows and saves a whole answer that came by another way than `fetch`, with its time. */
  put(data: T, at: number): void;
  /** The same where a part of it came: why the last refresh failed still holds for the rest. */
  amend(data: T, at: number): void;
  /** Ends a list that is no longer used and frees its memory. What was saved stays. */
  end(): void;
}

export interface CachedListOptions<Schema extends z.ZodMiniType> {
  /** Name of the list without a version: `events-cricket`. */
  name: string;
  schema: Schema;
  /**
   * Asks the server. What this device has may still be unread: see `join`. `read` settles once it is shown, for a
   * list that asks for more by what it shows; it never rejects.
   */
  fetch(read: Promise<void>): Promise<z.output<Schema>>;
  /** When the last answer came, epoch ms; by default it is read as it comes. */
  answeredAt?(): number;
  /** Joins an answer with what is shown, for a list of pages; by default the answer replaces it. */
  join?(answer: z.output<Schema>, shown: z.output<Schema> | undefined): z.output<Schema>;
  /** 0 saves at once: for what a form has just done, which must be there when the page is left now. */
  saveDelayMs?: number;
}

/** A list from the server that is kept on the device: shown at once with its age, then refreshed. */
export function cachedList<Schema extends z.ZodMiniType>({
  name,
  schema,
  fetch,
  answeredAt = () => Date.now(),
  join = (answer) => answer,
  saveDelayMs = SAVE_DELAY_MS,
}: CachedListOptions<Schema>): CachedListSource<z.output<Schema> & object> {
  type T = z.output<Schema> & object;
  const empty = (): CachedList<T> => ({
    data: undefined,
    savedAt: 0,
    status: 'waiting',
    problem: undefined,
    problemCode: undefined,
    newer: 0,
  });
  let hydrated: Promise<void> | undefined;
  let refreshing: Promise<boolean> | undefined;
  /** Rises with each `put` and `amend`. */
  let told = 0;
  /** Rises with each `put`. */
  let whole = 0;

  // Saved on `changed()` alone: when only the status changes, there is nothing new to save.
  const { state, restore, changed, end } = store({
    key: listKey(name),
    schema,
    delayMs: saveDelayMs,
    initial: empty,
    pack: ({ data }) => data,
    unpack(saved, now, savedAt) {
      if (now.data === undefined) Object.assign(now, { data: ref(saved as T), savedAt });
    },
  });

  /** Rejects even where `fetch` throws. */
  async function ask(read: Promise<void>) {
    return fetch(read);
  }

  async function load(isAskedAgain = false, wholeBefore = whole): Promise<boolean> {
    const { owner } = session;
    state.status = 'loading';
    const before = told;
    hydrated ??= restore().catch(() => undefined);
    // Asked meanwhile: a cheap phone takes half a second to read a device that has nothing.
    const asked = ask(hydrated);
    // A failure is told below, once what is saved is shown.
    asked.catch(() => undefined);
    await hydrated;
    try {
      const answer = await asked;
      // The player has changed since: drop this answer. Somebody else signed in meanwhile gets a fetch of
      // their own.
      if (owner !== session.owner) return await retire();
      // Something was told while we waited, and this answer may be older: ask once more.
      if (told !== before && !isAskedAgain) return await load(true, wholeBefore);
      const data = join(answer, state.data) as T;
      const newer = newerIn(data);
      Object.assign(state, { data: ref(data), savedAt: answeredAt(), status: 'ready', newer });
      Object.assign(state, { problem: undefined, problemCode: undefined });
      changed();
      return true;
    } catch (error) {
      if (owner !== session.owner) return await retire();
      // A whole answer came by another way while we waited: what failed would have told nothing newer.
      if (whole !== wholeBefore) {
        state.status = 'ready';
        return true;
      }
      state.status = 'failed';
      state.problem = error instanceof Error ? error.message : String(error);
      state.problemCode = error instanceof CallError ? error.code : undefined;
      return false;
    }
  }

  async function retire() {
    state.status = 'waiting';
    return session.isAuth && (await load());
  }

  function refresh() {
    refreshing ??= load().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  function put(data: T, at: number) {
    whole += 1;
    if (state.status === 'failed') state.status = 'ready';
    Object.assign(state, { problem: undefined, problemCode: undefined });
    amend(data, at);
  }

  function amend(data: T, at: number) {
    told += 1;
    Object.assign(state, { data: ref(data), savedAt: at, newer: newerIn(data) });
    changed();
  }

  return { state, refresh, put, amend, end };
}
