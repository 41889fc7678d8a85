import { useEffect, useRef } from 'react';

/** From one start of a movement to the next: the movement itself takes two of these seconds. */
const EVERY_MS = 6000;

/** Calls at intervals while it runs and the page is looked at. */
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
