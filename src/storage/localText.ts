export interface Local<T> {
  /** What is kept; `undefined` where nothing is, it is damaged, or local storage is blocked. */
  read(): T | undefined;
  /** Keeps it, or removes it by `undefined`. Where storage is full or blocked it holds for this visit only. */
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
        // Full or blocked: see above.
      }
    },
  };
}
