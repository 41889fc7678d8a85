import { useEffect, useRef } from 'react';

/** Time between the starts of two movements. A movement takes two of these seconds. */
const EVERY_MS = 6000;

/** Calls `next` at intervals while it runs and the page is visible. */
export function useSlideTimer(isRunning: boolean, next: () => void): void {
  const latest = useRef(next);
  latest.current = next;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
}
