import { proxy, snapshot, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import type { SavedKey } from '../storage/keys.ts';
import { persisted } from '../storage/persisted.ts';
import { onForget } from './session/privateState.ts';

/** An object schema, or a codec that decodes to an object. */
type ObjectSchema = z.ZodMiniType<object>;

export interface StoreOptions<Schema extends ObjectSchema, State> {
  key: SavedKey;
  /** Its fields are saved. All other fields of `initial` stay in memory. */
  schema: Schema;
  /** Saved and volatile fields together, as they are for a new player. */
  initial(): State;
  /** Delays the write, so that a burst of changes is one; 0 writes at once. */
  delayMs?: number;
  /** True for state that says nothing about the player: it stays after a sign-out. */
  isOfDevice?: boolean;
  /** What to save, or `undefined` for nothing; by default the schema's fields. */
  pack?(state: State): z.output<Schema> | undefined;
  /** Applies the saved value; by default overwrites the schema's fields. */
  unpack?(saved: z.output<Schema>, state: State): void;
}

export interface Store<State> {
  state: State;
  /** Reads the saved value, once for each player; from then on every change is saved. Never rejects. */
  start(): Promise<void>;
  /** Writes at once, for changes that must not be lost in the next moment. */
  save(): Promise<void>;
  /** Reads again what another tab may have saved. */
  reread(): Promise<void>;
}

/**
 * A slice of state kept on the device until sign-out: read once, saved with each change, reset with the
 * player. Writes nothing before the saved value was read.
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
    // If the player signed out during the read, drop what was read.
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

/** The schema's fields without undefined ones, so that optional fields are absent. */
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
