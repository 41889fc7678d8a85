import { proxy, subscribe } from 'valtio/vanilla';
import * as z from 'zod/mini';
import { savedKeys } from '../../storage/keys.ts';
import { persisted } from '../../storage/persisted.ts';
import { onForget } from '../session/privateState.ts';

const TICK_MS = 10_000;
/** A phone that slept was not looked at meanwhile. */
const LONGEST_TICK_MS = 3 * TICK_MS;

/** How long the app was in front of the player since signing in, and since the last reality check. */
export const playTime = proxy({ usedMs: 0, sinceCheckMs: 0 });

const record = persisted({
  key: savedKeys.playTime,
  schema: z.object({ usedMs: z.number(), sinceCheckMs: z.number() }),
  current: () => ({ ...playTime }),
  delayMs: TICK_MS,
});

/** Counts while the page is seen; calls back at each step. Ends with what it gives back. */
export function countPlayTime(onTick: () => void): () => void {
  let last = Date.now();
  let stopSaving: () => void = () => undefined;
  void record
    .load()
    .catch(() => undefined)
    .then((saved) => {
      if (saved) {
        playTime.usedMs += saved.value.usedMs;
        playTime.sinceCheckMs += saved.value.sinceCheckMs;
      }
      stopSaving = subscribe(playTime, () => record.changed());
    });
  const tick = () => {
    const now = Date.now();
    const passed = Math.min(Math.max(0, now - last), LONGEST_TICK_MS);
    last = now;
    if (document.hidden) return;
    playTime.usedMs += passed;
    playTime.sinceCheckMs += passed;
    onTick();
  };
  const timer = setInterval(tick, TICK_MS);
  return () => {
    clearInterval(timer);
    stopSaving();
  };
}

onForget(() => {
  playTime.usedMs = 0;
  playTime.sinceCheckMs = 0;
});
