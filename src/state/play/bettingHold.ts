import { proxy } from 'valtio/vanilla';
import { onForget } from '../session/privateState.ts';

/**
 * Why this player may not bet at all for now, as one sentence: a time-out, a limit that is reached.
 * Whoever keeps that watch writes it here; every slip and cash-out obeys.
 */
export const bettingHold = proxy<{ text: string | undefined }>({ text: undefined });

onForget(() => {
  bettingHold.text = undefined;
});
