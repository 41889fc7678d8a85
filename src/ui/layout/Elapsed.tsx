import { useEffect, useState } from 'react';
import { wholeSeconds } from '../../domain/time/clockText.ts';

interface ElapsedProps {
  label: string;
  /** Epoch ms by the clock that `now` reads. */
  since: number;
  now?(): number;
  text(seconds: number): string;
}

/** The time since a moment, by the second. Not announced, because a screen reader would never fall silent. */
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
