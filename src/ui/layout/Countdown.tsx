import { useEffect, useRef } from 'react';
import { minuteClock } from '../../domain/time/clockText.ts';
import { useSecondsUntil } from '../hooks/useSecondsUntil.ts';

interface CountdownProps {
  /** Epoch ms of this device. */
  until: number;
  /** Called once, when nothing is left. */
  onOver?(): void;
}

/** Minutes and seconds that are left: `29:04`. Not announced: a voice would never come to rest. */
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
