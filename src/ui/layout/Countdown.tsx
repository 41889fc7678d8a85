import { useEffect, useRef } from 'react';
import { minuteClock } from '../../domain/time/clockText.ts';
import { useSecondsUntil } from '../hooks/useSecondsUntil.ts';

interface CountdownProps {
  /** Epoch ms by this device's clock. */
  until: number;
  /** Called once, when the time is over. */
  onOver?(): void;
}

/**
 * The remaining minutes and seconds: `29:04`. Not announced, because a screen reader would never fall silent.
 */
export function Countdown({ until, onOver }: CountdownProps) {
  const left = useSecondsUntil(until);
  const over = useRef(onOver);
  over.current = onOver;
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) over.current?.();
  }, [isOver]);
  return <span role="timer">{minuteClock(left)}</span>;
}
