import { proxy } from 'valtio/vanilla';

/**
 * What the state of play means for betting, for the pages that load nothing of the player's.
 * `stateOfPlay.ts` alone writes it; every slip and cash-out obeys.
 */
export const bettingHold = proxy<{
  /** Why this player may not bet at all for now, as one sentence. */
  text: string | undefined;
  /** A break or an exclusion: deposits and offers are off too. */
  isBreak: boolean;
}>({ text: undefined, isBreak: false });
