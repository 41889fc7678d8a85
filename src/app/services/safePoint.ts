import { reloadHeld } from '../../lib/holdReload.ts';
import { flushAll } from '../../storage/persisted.ts';

/** When the page may reload, and what must be written before. */
export const safePoint = {
  flush: flushAll,
  isSafe: () => reloadHeld() === undefined,
};
