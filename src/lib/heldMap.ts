export interface HeldMap<Value> {
  /** The value of a key, made if there is none. Call `hold` as well to keep it beyond the linger time. */
  get(key: string): Value;
  /** The value of a key, if there is one. */
  known(key: string): Value | undefined;
  /** Keeps the value of a key until the returned function is called. Calling that twice does no harm. */
  hold(key: string): () => void;
  values(): Iterable<Value>;
}

interface Entry<Value> {
  value: Value;
  holders: number;
  ending: ReturnType<typeof setTimeout> | undefined;
}

interface HeldMapOptions<Value> {
  make(key: string): Value;
  /** Removes whatever the value has registered elsewhere. */
  end(value: Value): void;
  /** How long a value outlives its last holder, because the next page may want it again. */
  lingerMs: number;
}

/**
 * Values by key, each dropped a while after its last holder lets go, so that a long visit does not fill
 * memory.
 */
export function heldMap<Value>({ make, end, lingerMs }: HeldMapOptions<Value>): HeldMap<Value> {
  const entries = new Map<string, Entry<Value>>();

  function drop(key: string, entry: Entry<Value>) {
    entries.delete(key);
    end(entry.value);
  }

  function linger(key: string, entry: Entry<Value>) {
    clearTimeout(entry.ending);
    entry.ending = setTimeout(() => drop(key, entry), lingerMs);
  }

  function entryOf(key: string): Entry<Value> {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry<Value> = { value: make(key), holders: 0, ending: undefined };
    entries.set(key, entry);
    // It may never be held, because React may throw the render away.
    linger(key, entry);
    return entry;
  }

  return {
    get: (key) => entryOf(key).value,
    known: (key) => entries.get(key)?.value,
    hold(key) {
      const entry = entryOf(key);
      clearTimeout(entry.ending);
      entry.holders += 1;
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        entry.holders -= 1;
        if (entry.holders === 0) linger(key, entry);
      };
    },
    *values() {
      for (const { value } of entries.values()) yield value;
    },
  };
}
