import * as z from 'zod/mini';
import { store } from '../store.ts';

const TICK_MS = 10_000;
/** A longer gap means that the phone slept, so nobody was playing. */
const LONGEST_TICK_MS = 3 * TICK_MS;

const { state: playTime, start } = store({
  key: 'play-time@1',
  schema: z.object({ usedMs: z.number(), sinceCheckMs: z.number() }),
  /** How long the app was visible since signing in, and since the last reality check. */
  initial: () => ({ usedMs: 0, sinceCheckMs: 0 }),
  // Add the time that passed during the read.
  unpack({ usedMs, sinceCheckMs }, time) {
    time.usedMs += usedMs;
    time.sinceCheckMs += sinceCheckMs;
  },
  // What the player spends in any tab counts in each, and a check that was answered in one is answered.
  takeOver({ usedMs, sinceCheckMs }, time) {
    time.usedMs = Math.max(time.usedMs, usedMs);
    time.sinceCheckMs = sinceCheckMs;
  },
  delayMs: TICK_MS,
});

export { playTime };

/** Counts while the page is visible and calls back at each step. Returns a function that stops it. */
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
