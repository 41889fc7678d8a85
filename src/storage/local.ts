import * as z from 'zod/mini';

export interface Local<T> {
  /** The saved value; `undefined` when there is none, it is damaged, or local storage is blocked. */
  read(): T | undefined;
  /** Saves the value; `undefined` removes it. If storage is full or blocked, it lasts for this visit only. */
  write(value: T | undefined): void;
}

/** A flag in local storage, as plain text. */
export function localText(key: string): Local<string> {
  return {
    read() {
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === undefined) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // Storage is full or blocked: the value lasts for this visit.
      }
    },
  };
}

/** A small value in local storage, as JSON. Use `store()` for anything large or private to a player. */
export function local<Schema extends z.ZodMiniType>(
  key: string,
  schema: Schema,
): Local<z.output<Schema>> {
  const text = localText(key);
  return {
    read() {
      try {
        return z.safeParse(schema, JSON.parse(text.read() ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    write: (value) => text.write(value === undefined ? undefined : JSON.stringify(value)),
  };
}
