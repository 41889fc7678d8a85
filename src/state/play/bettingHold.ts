import { proxy } from 'valtio/vanilla';

/**
 * Whether limits or a break stop this player from betting, readable without loading any player code. Only
 * `stateOfPlay.ts` writes it; every slip and cash-out checks it.
 */
export const bettingHold = proxy<{
  /** Why this player may not bet for now, in one sentence. */
  text: string | undefined;
  /** During a break or exclusion, deposits and offers are off too. */
  isBreak: boolean;
}>({ text: undefined, isBreak: false });
