import * as z from 'zod/mini';
import { store } from '../store.ts';

const TICK_MS = 10_000;
/** A phone that slept was not looked at meanwhile. */
const LONGEST_TICK_MS = 3 * TICK_MS;

const { state: playTime, start } = store({
  key: 'play-time@1',
  schema: z.object({ usedMs: z.number(), sinceCheckMs: z.number() }),
  /** How long the app was in front of the player since signing in, and since the last reality check. */
  initial: () => ({ usedMs: 0, sinceCheckMs: 0 }),
  // What passed while the device was read counts, too.
  unpack({ usedMs, sinceCheckMs }, time) {
    time.usedMs += usedMs;
    time.sinceCheckMs += sinceCheckMs;
  },
  delayMs: TICK_MS,
});

export { playTime };

/** Counts while the page is seen; calls back at each step. Ends with what it gives back. */
export function countPlayTime(onTick: () => void): () => void {
  let last = Date.now();
  void start();
  const timer = setInterval(() => {
    const now = Date.now();
    const passed = Math.min(Math.max(0, now - last), LONGEST_TICK_MS);
    last = now;
    if (document.hidden) return;
    playTime.usedMs += passed;
    playTime.sinceCheckMs += passed;
    onTick();
  }, TICK_MS);
  return () => clearInterval(timer);
}
