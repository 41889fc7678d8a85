import { writesUnderWay } from '../api/underWay.ts';
import { flushAll } from '../storage/persisted.ts';

/**
 * When a page may start anew, and what must be written before: never while something is on its way to
 * the server, nor while a bet waits for the player's last word.
 */
export const safePoint = {
  flush: flushAll,
  isSafe: () => writesUnderWay() === 0 && !document.querySelector('[data-asks]'),
};
