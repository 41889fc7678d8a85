import { useEffect, useRef } from 'react';
import { putOver } from './followBack.ts';

/** While `isOpen`, Back calls `close` and the page stays. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => (isOpen ? putOver({ close: () => latest.current() }) : undefined), [isOpen]);
}
