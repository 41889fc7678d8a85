import { useEffect, useState } from 'react';
import { wholeSeconds } from '../../domain/time/clockText.ts';

interface ElapsedProps {
  label: string;
  /** Epoch ms by the clock that `now` reads. */
  since: number;
  now?(): number;
  text(seconds: number): string;
}

/** How long since a moment, by the second. Not announced: a voice would never come to rest. */
export function Elapsed({ label, since, now = Date.now, text }: ElapsedProps) {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), 1000);
    return () => clearInterval(timer);
  }, [now]);
  return (
    <span className="money" role="timer" aria-label={label}>
      {text(wholeSeconds(at - since))}
    </span>
  );
}
