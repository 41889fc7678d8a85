import { useSyncExternalStore } from 'react';

/** Texts like `6 min ago` change every minute; updating twice as often keeps them correct. */
const STEP_MS = 30_000;

const watchers = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;
/** Whether `now` was read in this turn of the event loop: React asks twice, and wants one answer. */
let isJustRead = false;

function tick(): void {
  now = Date.now();
  for (const watch of watchers) watch();
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  if (!timer) {
    now = Date.now();
    timer = setInterval(tick, STEP_MS);
  }
  return () => {
    watchers.delete(watch);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function current(): number {
  if (timer || isJustRead) return now;
  now = Date.now();
  isJustRead = true;
  void Promise.resolve().then(() => {
    isJustRead = false;
  });
  return now;
}

/** The time for texts, epoch ms, updated twice a minute; 0 in the HTML of the build. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, () => 0);
}
