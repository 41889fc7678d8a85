export interface Local<T> {
  /** What is kept; `undefined` where nothing is, it is damaged, or local storage is blocked. */
  read(): T | undefined;
  /** Keeps it, or removes it by `undefined`. Tells whether it holds: not where storage is full or blocked. */
  write(value: T | undefined): boolean;
}

/** A flag in local storage, as plain text. */
export const localText = (key: string): Local<string> => textIn('localStorage', key);

/** A text of this tab alone: it outlives a reload, and no other tab sees it. */
export const tabText = (key: string): Local<string> => textIn('sessionStorage', key);

function textIn(storage: 'localStorage' | 'sessionStorage', key: string): Local<string> {
  return {
    read() {
      try {
        return globalThis[storage].getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === undefined) globalThis[storage].removeItem(key);
        else globalThis[storage].setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}
