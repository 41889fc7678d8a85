import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import type { SavedKey } from '../storage/keys.ts';
import { persisted } from '../storage/persisted.ts';
import { onForget } from './session/privateState.ts';

export interface StoreOptions<Schema extends z.ZodMiniType, State> {
  key: SavedKey;
  /**
   * What is saved: an object, whose fields are saved while all other fields of `initial` stay in memory, or
   * anything else with `pack` and `unpack`.
   */
  schema: Schema;
  /** Saved and volatile fields together, as they are for a new player. */
  initial(): State;
  /** Delays the write, so that a burst of changes is one; 0 writes at once. */
  delayMs?: number;
  /** True for state that says nothing about the player: it stays after a sign-out. */
  isOfDevice?: boolean;
  /** What to save, or `undefined` for nothing; by default the schema's fields. */
  pack?(state: State): z.output<Schema> | undefined;
  /** Applies the saved value and its time, epoch ms; by default overwrites the schema's fields. */
  unpack?(saved: z.output<Schema>, state: State, savedAt: number): void;
  /** Resets the state when the player leaves; by default to `initial()`. */
  forget?(state: State, isEnded: boolean): void;
  /**
   * Shares the slice between tabs: applies what another tab has just saved, so that the later change shows
   * in both. Not called while a change of this tab waits to be saved, because that one is the later.
   */
  takeOver?(saved: z.output<Schema>, state: State): void;
}

export interface Store<State> {
  state: State;
  /**
   * Reads the saved value, once for each player, or again where storage refused; from then on every change is
   * saved. Never rejects.
   */
  start(): Promise<void>;
  /** Writes at once, for changes that must not be lost in the next moment. Gives whether storage took it. */
  save(): Promise<boolean>;
  /** The first half of `start`, as often as called. Rejects when storage refuses. */
  restore(): Promise<void>;
  /** The other half: from now on every change is saved. */
  follow(): void;
  /** Saves after the delay, for a slice whose changes are not followed. */
  changed(): void;
  /** Ends a slice that is no longer used. What was saved stays. */
  end(): void;
}

/**
 * A slice of state kept on the device until sign-out: read once, saved with each change, reset with the
 * player. Writes nothing before the saved value was read.
 */
export function store<Schema extends z.ZodMiniType, State extends object>(
  options: StoreOptions<Schema, State>,
): Store<State> {
  const { key, schema, initial, delayMs = 0 } = options;
  const state: State = proxy(initial());
  let starting: Promise<void> | undefined;
  let isFollowed = false;
  /** Storage refused to say what was saved for this player, which is still there. */
  let isUnread = false;
  let readingAgain: Promise<void> | undefined;
  /** Rises with each sign-out. */
  let player = 0;

  const pack = options.pack ?? ((now: State) => pickFields(schema, now));
  /** Carries the name of what was saved, never data: a tab that hears it reads storage. */
  let tabs: BroadcastChannel | undefined;
  /** The value that all tabs agree on, as text. Taking it over must not write it again. */
  let agreed: string | undefined;

  const packed = () => pack(snapshot(state) as State);

  const unpack =
    options.unpack ?? ((saved: z.output<Schema>, now: State) => void Object.assign(now, saved));

  const record = persisted<Schema>({
    key,
    schema,
    delayMs,
    current: packed,
    ready: readUnread,
    written(data) {
      if (!tabs) return;
      agreed = JSON.stringify(data);
      tabs.postMessage(key);
    },
  });

  /** A change of this tab waits to be saved. One that was saved already may wait once more, as nothing new. */
  const hasLater = () => record.isWaiting() && packed() !== undefined && !isAgreed();

  async function hear(): Promise<void> {
    if (hasLater()) return;
    const reader = player;
    const saved = await record.load().catch(() => undefined);
    if (!saved || reader !== player || hasLater()) return;
    agreed = JSON.stringify(z.encode(schema, saved.value));
    options.takeOver?.(saved.value, state);
  }

  function followTabs(): void {
    if (!options.takeOver || tabs || !('BroadcastChannel' in globalThis)) return;
    tabs = new BroadcastChannel('oja-stores');
    tabs.onmessage = ({ data }) => void (data === key && hear());
  }

  /** Whether the state is what the tabs agree on. */
  function isAgreed(): boolean {
    if (agreed === undefined) return false;
    const value = packed();
    return value !== undefined && JSON.stringify(z.encode(schema, value)) === agreed;
  }

  async function restore(): Promise<void> {
    const reader = player;
    const saved = await record.load().catch((error) => {
      if (reader === player) isUnread = true;
      throw error;
    });
    // If the player signed out during the read, drop what was read.
    if (reader !== player) return;
    isUnread = false;
    if (saved) unpack(saved.value, state, saved.savedAt);
  }

  /** Otherwise the next change would overwrite what storage refused to tell. */
  function readUnread(): Promise<void> | undefined {
    if (!isUnread) return undefined;
    readingAgain ??= restore().finally(() => {
      readingAgain = undefined;
    });
    return readingAgain;
  }

  function follow(): void {
    if (isFollowed) return;
    isFollowed = true;
    followTabs();
    subscribe(state, () => isAgreed() || record.changed());
  }

  const forget = options.forget ?? (() => reset(state, initial()));

  const end = onForget((isEnded) => {
    player += 1;
    agreed = undefined;
    if (options.isOfDevice) return;
    starting = undefined;
    isUnread = false;
    readingAgain = undefined;
    forget(state, isEnded);
  });

  return {
    state,
    start() {
      starting ??= restore()
        .catch(() => undefined)
        .then(follow);
      return readUnread()?.catch(() => undefined) ?? starting;
    },
    async save() {
      record.changed();
      const [write] = await Promise.allSettled([record.flush()]);
      if (write.status === 'rejected') console.warn(`${key} not saved`, write.reason);
      return write.status === 'fulfilled';
    },
    restore,
    follow,
    changed: record.changed,
    end,
  };
}

function reset(state: object, fresh: object): void {
  // An optional field that the last player had set is none of the next one's.
  for (const name of Object.keys(state)) if (!(name in fresh)) Reflect.deleteProperty(state, name);
  Object.assign(state, fresh);
}

/** The schema's fields without undefined ones, so that optional fields are absent. */
function pickFields<Schema extends z.ZodMiniType>(schema: Schema, state: object): z.output<Schema> {
  const shape = shapeOf(schema);
  const fields = Object.entries(state).filter(
    ([name, value]) => name in shape && value !== undefined,
  );
  return Object.fromEntries(fields) as z.output<Schema>;
}

function shapeOf(schema: z.ZodMiniType): object {
  const type = schema instanceof z.ZodMiniCodec ? schema.def.out : schema;
  if (type instanceof z.ZodMiniObject) return type.shape;
  throw new Error('A store saves the fields of an object, or what it packs.');
}
