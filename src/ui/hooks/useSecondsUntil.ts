import { useEffect, useState } from 'react';

/** Whole seconds until a moment by this device's clock, counting down to 0. */
export function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      setSeconds(secondsUntil(atMs));
      const leftMs = atMs - Date.now();
      // Wakes as each second ends, so that the last one ends exactly at the moment.
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
