import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number) => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until a moment of this device, counted down; 0 from then on. */
export function useSecondsUntil(atMs: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(atMs));
  useEffect(() => {
    setSeconds(secondsUntil(atMs));
    const timer = setInterval(() => {
      const left = secondsUntil(atMs);
      setSeconds(left);
      if (left === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
