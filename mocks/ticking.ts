import type { Realtime } from './realtime/realtime.ts';

const TICK_MS = 250;
/** Ticks between two checks for changes: at most one message a second, in lite mode one in ten. */
const FULL_TICKS = 4;
const LITE_TICKS = 40;
const BEAT_TICKS = 12;

/** Lets a backend advance in real time; returns a function that stops it. */
export function startTicking(catchUp: () => void, { stream }: Realtime): () => void {
  let tick = 0;
  const timer = setInterval(() => {
    tick += 1;
    catchUp();
    if (tick % FULL_TICKS === 0) stream.step('full');
    if (tick % LITE_TICKS === 0) stream.step('lite');
    if (tick % BEAT_TICKS === 0) stream.beat();
  }, TICK_MS);
  // Node only: test runs must not wait for the timer.
  if (typeof timer === 'object') timer.unref();
  return () => clearInterval(timer);
}
