import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this device, counted down; 0 from then on. */
export function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      setSeconds(secondsUntil(atMs));
      const leftMs = atMs - Date.now();
      // Woken as each second is over, so that the last one ends when the moment comes.
      if (leftMs > 0) timer = setTimeout(count, leftMs % 1000 || 1000);
    };
    count();
    return () => clearTimeout(timer);
  }, [atMs]);
  return seconds;
}

function secondsUntil(atMs: number): number {
  return Math.max(0, Math.ceil((atMs - Date.now()) / 1000));
}
