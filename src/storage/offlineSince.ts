import { OFFLINE_SINCE_KEY } from './keys.ts';

/** Since when nothing has answered, epoch ms. Kept until something does: a reload is not its start. */
export const offlineSince = {
  read(): number {
    const now = Date.now();
    try {
      const kept = Number(sessionStorage.getItem(OFFLINE_SINCE_KEY));
      if (kept > 0 && kept <= now) return kept;
      sessionStorage.setItem(OFFLINE_SINCE_KEY, String(now));
    } catch {
      // Storage is blocked, so each reload starts the count again.
    }
    return now;
  },
  forget(): void {
    try {
      sessionStorage.removeItem(OFFLINE_SINCE_KEY);
    } catch {
      // Storage is blocked, so nothing was kept.
    }
  },
};
