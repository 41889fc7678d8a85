import { useSyncExternalStore } from 'react';

/** Texts like `6 min ago` change by the minute; looking twice as often keeps them true. */
const STEP_MS = 30_000;

const watchers = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const watch of watchers) watch();
}

function subscribe(watch: () => void): () => void {
  watchers.add(watch);
  if (!timer) {
    // A hydrating component still shows 0 and is asked again after this.
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
  if (!timer) now = Date.now();
  return now;
}

/** The time to write texts by, epoch ms, renewed twice a minute; 0 while prerendering and hydrating. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, () => 0);
}
