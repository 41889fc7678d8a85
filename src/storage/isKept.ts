/** Whether there is a value under a key; never, where the storage is blocked. */
export function isKept(storage: 'localStorage' | 'sessionStorage', key: string): boolean {
  try {
    return globalThis[storage].getItem(key) !== null;
  } catch {
    return false;
  }
}
