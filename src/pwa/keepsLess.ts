const KEY = 'oja:keeps-less';

/** The player has removed what was saved: the worker fetches it no more by itself. */
export function keepsLess(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function keepLess(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Local storage is blocked: the next start saves it all again.
  }
}
