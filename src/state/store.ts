import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import type { SavedKey } from '../storage/keys.ts';
import { persisted } from '../storage/persisted.ts';
import { onForget } from './session/privateState.ts';

/** An object, or a codec that gives one. */
type ObjectSchema = z.ZodMiniType<object>;

export interface StoreOptions<Schema extends ObjectSchema, State> {
  key: SavedKey;
  /** Its fields are saved; every other field of `initial` lives in memory only. */
  schema: Schema;
  /** Saved and volatile fields beside each other, as they are for a new player. */
  initial(): State;
  /** Waits this long so that a burst of changes is one write; 0 writes at once. */
  delayMs?: number;
  /** True: it says nothing of the player, so the page goes on with it after a sign-out. */
  isOfDevice?: boolean;
  /** What is saved of the state, nothing where it gives `undefined`; else the fields of the schema. */
  pack?(state: State): z.output<Schema> | undefined;
  /** Takes what the device had. The default overwrites the fields of the schema. */
  unpack?(saved: z.output<Schema>, state: State): void;
}

export interface Store<State> {
  state: State;
  /** Reads what the device keeps, once for a player; from then on every change is saved. Never rejects. */
  start(): Promise<void>;
  /** Writes at once, for what must outlive this very moment. */
  save(): Promise<void>;
  /** Reads again what another tab may have saved meanwhile. */
  reread(): Promise<void>;
}

/**
 * A slice of state that is kept on the device until the sign-out: read once, saved with each change,
 * reset with the player. Nothing is written before the saved value was read.
 */
export function store<Schema extends ObjectSchema, State extends object>(
  options: StoreOptions<Schema, State>,
): Store<State> {
  const { key, schema, initial, delayMs = 0 } = options;
  const state: State = proxy(initial());
  let starting: Promise<void> | undefined;
  let isFollowed = false;
  /** Rises with each sign-out. */
  let player = 0;

  const pack = options.pack ?? ((now: State) => pickFields(schema, now));
  const unpack =
    options.unpack ?? ((saved: z.output<Schema>, now: State) => void Object.assign(now, saved));

  const record = persisted<Schema>({
    key,
    schema,
    delayMs,
    current: () => pack(snapshot(state) as State),
  });

  async function reread(): Promise<void> {
    const reader = player;
    const saved = await record.load().catch(() => undefined);
    // Who has signed out meanwhile leaves nothing to the next player.
    if (saved && reader === player) unpack(saved.value, state);
  }

  async function read(): Promise<void> {
    await reread();
    if (isFollowed) return;
    isFollowed = true;
    subscribe(state, () => record.changed());
  }

  onForget(() => {
    player += 1;
    if (options.isOfDevice) return;
    starting = undefined;
    Object.assign(state, initial());
  });

  return {
    state,
    start() {
      starting ??= read();
      return starting;
    },
    async save() {
      record.changed();
      await record.flush().catch((error) => console.warn(`${key} not saved`, error));
    },
    reread,
  };
}

/** The fields of the schema, without those that are undefined: an optional field is then absent. */
function pickFields<Schema extends ObjectSchema>(schema: Schema, state: object): z.output<Schema> {
  const shape = shapeOf(schema);
  const fields = Object.entries(state).filter(
    ([name, value]) => name in shape && value !== undefined,
  );
  return Object.fromEntries(fields) as z.output<Schema>;
}

function shapeOf(schema: ObjectSchema): object {
  const type = schema instanceof z.ZodMiniCodec ? schema.def.out : schema;
  if (type instanceof z.ZodMiniObject) return type.shape;
  throw new Error('A store saves the fields of an object.');
}
